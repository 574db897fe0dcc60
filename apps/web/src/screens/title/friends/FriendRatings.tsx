import { useQuery } from "@tanstack/react-query";
import { Avatar, Button } from "@worthy/ui";
import { useState } from "react";
import { avatarUrl } from "../../../features/account/avatarUrl.ts";
import { friendAddress, FRIENDS_ADDRESS } from "../../../features/friends/friendAddresses.ts";
import { friendName } from "../../../features/friends/friendName.ts";
import { friendRatingsQuery, friendsQuery } from "../../../features/friends/friendQueries.ts";
import { RatingWord } from "../../../features/friends/RatingWord.tsx";
import { RouterLink } from "../../../features/links/RouterLink.tsx";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import peopleTexts from "../../../features/friends/texts/people.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };
import titleFriendsTexts from "../../../features/friends/texts/titleFriends.en.json" with { type: "json" };

/** Number shown before more are requested. */
const FIRST_SHOWN = 6;

/** Friends' ratings: of those who share theirs, and only while the person shares too. */
export function FriendRatings({ userId, titleId }: { userId: string; titleId: number }) {
  const locale = useLocale();
  const t = useTexts(peopleTexts, shellTexts, titleFriendsTexts);
  const [all, setAll] = useState(false);
  const { data, isError, refetch } = useQuery(friendRatingsQuery(userId, titleId));
  // Sharing is nothing to read about before the first friend.
  const { data: friends } = useQuery({
    ...friendsQuery(userId, "ACCEPTED"),
    enabled: data?.shared === false,
  });
  if (!data) {
    return isError ? (
      <p role="alert" className="mt-2 flex flex-wrap items-center gap-4 text-ink-second">
        {t("titleFriends.onTitleFailed")}
        <Button variant="outline" onClick={() => void refetch()}>
          {t("shell.retry")}
        </Button>
      </p>
    ) : null;
  }
  if (!data.shared && friends === undefined) return null;
  if (!data.shared && friends?.total !== 0) {
    return (
      <p className="mt-2 text-pretty text-ink-second">
        {t("titleFriends.onTitlePrivate")}{" "}
        <RouterLink
          href={`${FRIENDS_ADDRESS}#sharing`}
          className="text-ink underline underline-offset-4"
        >
          {t("titleFriends.onTitleShare")}
        </RouterLink>
      </p>
    );
  }
  if (data.results.length === 0)
    return <p className="mt-2 text-ink-second">{t("titleFriends.onTitleNone")}</p>;
  return (
    <>
      <ul className="mt-2 divide-y divide-hairline">
        {data.results.slice(0, all ? undefined : FIRST_SHOWN).map(({ friend, rating }) => (
          <li key={friend.userId} className="flex min-h-13 items-center gap-3 py-1">
            <Avatar
              name={friendName(friend, locale)}
              src={avatarUrl(friend.profileImage, "thumbnail")}
              size={32}
              decorative
            />
            <RouterLink
              href={friendAddress(friend.userId)}
              className="inline-flex min-h-11 min-w-0 flex-1 items-center wrap-anywhere underline-offset-4 hover:underline"
            >
              <bdi>{friendName(friend, locale)}</bdi>
            </RouterLink>
            <RatingWord rating={rating} />
          </li>
        ))}
      </ul>
      {!all && data.results.length > FIRST_SHOWN ? (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {t("people.more")}
        </Button>
      ) : null}
    </>
  );
}
