import { useQuery } from "@tanstack/react-query";
import { Button } from "@worthy/ui";
import { Bookmark } from "lucide-react";
import { friendName } from "../../features/friends/friendName.ts";
import { peopleOnLists } from "../../features/friends/peopleOnLists.ts";
import { PersonRow } from "../../features/friends/PersonRow.tsx";
import { asFriend, useFriendChange } from "../../features/friends/useFriendChange.ts";
import { useHiddenFriends } from "../../features/friends/useHiddenFriends.ts";
import { usePeople } from "../../features/friends/usePeople.ts";
import { watchlistsQuery } from "../../features/watchlists/lists/watchlistsQuery.ts";
import { Way } from "./Way.tsx";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import friendsTexts from "../../features/friends/texts/friends.en.json" with { type: "json" };

/** People with whom the person shares a list but has no relation yet; nothing without any. */
export function AskFromLists({ userId }: { userId: string }) {
  const locale = useLocale();
  const t = useTexts(friendsTexts);
  const { data } = useQuery(watchlistsQuery(userId));
  const change = useFriendChange(userId);
  const isHidden = useHiddenFriends();
  const known = [
    usePeople(userId, "ACCEPTED"),
    usePeople(userId, "PENDING"),
    usePeople(userId, "REQUESTED"),
    usePeople(userId, "BLOCKED"),
  ];
  if (!data || known.some(({ pending }) => pending)) return null;
  const people = peopleOnLists(
    data.watchlists,
    userId,
    new Set(known.flatMap((list) => list.people.map((friend) => friend.userId))),
  ).filter((person) => !isHidden(person.userId));
  if (people.length === 0) return null;
  return (
    <Way icon={Bookmark} heading={t("friends.lists")} hint={t("friends.listsHint")}>
      <ul className="divide-y divide-hairline">
        {people.map((person) => (
          <PersonRow key={person.userId} person={person} name={friendName(person, locale)}>
            <Button
              variant="outline"
              aria-label={t("friends.requestOf", { name: friendName(person, locale) })}
              onClick={() => change({ friend: asFriend(person), action: "request" })}
            >
              {t("friends.request")}
            </Button>
          </PersonRow>
        ))}
      </ul>
    </Way>
  );
}
