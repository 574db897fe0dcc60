import { Button } from "@worthy/ui";
import { friendName } from "../../features/friends/friendName.ts";
import { PersonRow } from "../../features/friends/PersonRow.tsx";
import { useFriendChange } from "../../features/friends/useFriendChange.ts";
import { usePeople } from "../../features/friends/usePeople.ts";
import { Part } from "../profile/Part.tsx";
import { PeopleList } from "./PeopleList.tsx";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import friendsTexts from "../../features/friends/texts/friends.en.json" with { type: "json" };

/** People the person has blocked; nothing without any. */
export function BlockedPart({ userId }: { userId: string }) {
  const locale = useLocale();
  const t = useTexts(friendsTexts);
  const blocked = usePeople(userId, "BLOCKED");
  const change = useFriendChange(userId);
  if (blocked.people.length === 0) return null;
  return (
    <Part id="blocked" heading={t("friends.blocked")}>
      <PeopleList of={blocked} headingId="blocked" empty={null}>
        {blocked.people.map((friend) => (
          <PersonRow key={friend.userId} person={friend} name={friendName(friend, locale)}>
            <Button
              variant="outline"
              aria-label={t("friends.unblockOf", { name: friendName(friend, locale) })}
              onClick={() => change({ friend, action: "unblock" })}
            >
              {t("friends.unblock")}
            </Button>
          </PersonRow>
        ))}
      </PeopleList>
    </Part>
  );
}
