import { useT } from "../../messages/useT.ts";
import { AddPart } from "./AddPart.tsx";
import { BlockedPart } from "./BlockedPart.tsx";
import { FriendsFrame } from "./FriendsFrame.tsx";
import { FriendsPart } from "./FriendsPart.tsx";
import { RequestsPart } from "./RequestsPart.tsx";
import { SentPart } from "./SentPart.tsx";
import { SharingPart } from "./SharingPart.tsx";

/** The friend manager: who asks, who is a friend, how to ask, who was asked, what friends see, who is blocked. */
export function FriendsScreen() {
  const t = useT();
  return (
    <FriendsFrame heading={t("shell.friends")} hint={t("friends.hint")}>
      {(userId) => (
        <>
          <RequestsPart userId={userId} />
          <FriendsPart userId={userId} />
          <AddPart userId={userId} />
          <SentPart userId={userId} />
          <SharingPart userId={userId} />
          <BlockedPart userId={userId} />
        </>
      )}
    </FriendsFrame>
  );
}
