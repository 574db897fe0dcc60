import { Button } from "@worthy/ui";
import { friendName } from "../../features/friends/friendName.ts";
import { PersonRow } from "../../features/friends/PersonRow.tsx";
import { useFriendChange } from "../../features/friends/useFriendChange.ts";
import { useFriendRemoval } from "../../features/friends/removing/useFriendRemoval.ts";
import { useFriendNews } from "../../features/friends/useFriendNews.ts";
import { usePeople } from "../../features/friends/usePeople.ts";
import { Part } from "../profile/Part.tsx";
import { PeopleList } from "./PeopleList.tsx";
import { formatDay } from "../../locale/formats.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import friendsTexts from "../../features/friends/texts/friends.en.json" with { type: "json" };

/** Friend requests; nothing without any. */
export function RequestsPart({ userId }: { userId: string }) {
  const locale = useLocale();
  const t = useTexts(friendsTexts);
  const asking = usePeople(userId, "PENDING");
  const { requests } = useFriendNews(userId);
  const change = useFriendChange(userId);
  const { remove } = useFriendRemoval(userId);
  if (asking.people.length === 0 && (!asking.pending || requests === 0)) return null;
  return (
    <Part id="requests" heading={t("friends.requests")} hint={t("friends.requestsHint")}>
      <PeopleList of={asking} headingId="requests" empty={null}>
        {asking.people.map((friend) => (
          <PersonRow
            key={friend.userId}
            person={friend}
            name={friendName(friend, locale)}
            hint={t("friends.askedYou", { date: formatDay(friend.since, locale) })}
          >
            <Button
              aria-label={t("friends.acceptOf", { name: friendName(friend, locale) })}
              onClick={() => change({ friend, action: "accept" })}
            >
              {t("friends.accept")}
            </Button>
            <Button
              variant="outline"
              aria-label={t("friends.declineOf", { name: friendName(friend, locale) })}
              onClick={() => remove(friend, "declined")}
            >
              {t("friends.decline")}
            </Button>
          </PersonRow>
        ))}
      </PeopleList>
    </Part>
  );
}
