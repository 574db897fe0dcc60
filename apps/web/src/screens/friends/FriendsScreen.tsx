import { BlockedPart } from "./BlockedPart.tsx";
import { FriendsFrame } from "./FriendsFrame.tsx";
import { FriendsPart } from "./FriendsPart.tsx";
import { PickPart } from "./PickPart.tsx";
import { RequestsPart } from "./RequestsPart.tsx";
import { SentPart } from "./SentPart.tsx";
import { SharingPart } from "./SharingPart.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import { Part } from "../profile/Part.tsx";
import { SharingQuestion } from "../../features/friends/SharingQuestion.tsx";
import { usePeople } from "../../features/friends/usePeople.ts";
import { NameFirst } from "../../features/friends/NameFirst.tsx";
import { AskByEmail } from "./AskByEmail.tsx";
import { AskFromLists } from "./AskFromLists.tsx";
import { OwnLink } from "./OwnLink.tsx";
import friendsTexts from "../../features/friends/texts/friends.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import peopleTexts from "../../features/friends/texts/people.en.json" with { type: "json" };

/**
 * The friend manager: requests, friends, adding people, sent requests, what friends see, and
 * blocked people.
 */
export function FriendsScreen() {
  const t = useTexts(friendsTexts, shellTexts);
  return (
    <FriendsFrame heading={t("shell.together")} hint={t("friends.hint")}>
      {(userId) => (
        <>
          <RequestsPart userId={userId} />
          <FirstFriendQuestion userId={userId} />
          <PickPart userId={userId} />
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

/** Whether to share ratings, from the first friend on. */
function FirstFriendQuestion({ userId }: { userId: string }) {
  const { people } = usePeople(userId, "ACCEPTED");
  return people.length > 0 ? <SharingQuestion userId={userId} focusId="friends" /> : null;
}

/** Three ways to add a friend. */
function AddPart({ userId }: { userId: string }) {
  const t = useTexts(peopleTexts);
  return (
    <Part id="add" heading={t("people.add")}>
      <div className="rounded-sheet border border-hairline bg-raised px-5 md:px-6">
        <NameFirst userId={userId} className="flex flex-col divide-y divide-hairline">
          <OwnLink userId={userId} />
          <AskByEmail userId={userId} />
          <AskFromLists userId={userId} />
        </NameFirst>
      </div>
    </Part>
  );
}
