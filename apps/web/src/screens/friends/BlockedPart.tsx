import { Button } from "@worthy/ui";
import { friendName } from "../../features/friends/friendName.ts";
import { PersonRow } from "../../features/friends/PersonRow.tsx";
import { useFriendChange } from "../../features/friends/useFriendChange.ts";
import { usePeople } from "../../features/friends/usePeople.ts";
import { useT } from "../../messages/useT.ts";
import { Part } from "../profile/Part.tsx";
import { PeopleList } from "./PeopleList.tsx";

/** Whom the person has blocked; nothing where that is nobody. */
export function BlockedPart({ userId }: { userId: string }) {
  const t = useT();
  const blocked = usePeople(userId, "BLOCKED");
  const change = useFriendChange(userId);
  if (blocked.people.length === 0) return null;
  return (
    <Part id="blocked" heading={t("friends.blocked")}>
      <PeopleList of={blocked} headingId="blocked" empty={null}>
        {blocked.people.map((friend) => (
          <PersonRow key={friend.userId} person={friend} name={friendName(friend, t)}>
            <Button variant="outline" aria-label={t("friends.unblockOf", { name: friendName(friend, t) })} onClick={() => change({ friend, action: "unblock" })}>
              {t("friends.unblock")}
            </Button>
          </PersonRow>
        ))}
      </PeopleList>
    </Part>
  );
}
