import { useQuery } from "@tanstack/react-query";
import { Button, ErrorState, Skeleton } from "@worthy/ui";
import { apiQuery } from "../../../api/apiQuery.ts";
import { PersonRow } from "../../friends/PersonRow.tsx";
import type { SharedList } from "./patchLists.ts";
import { SheetPart } from "./SheetPart.tsx";
import { useSharing } from "./useSharing.ts";
import { useShownName } from "./useShownName.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import sharingTexts from "../texts/sharing.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

interface InviteFriendsProps {
  userId: string;
  list: SharedList;
}

/** Friends who are not on the list yet, each with their invite. */
export function InviteFriends({ userId, list }: InviteFriendsProps) {
  const t = useTexts(sharingTexts, shellTexts);
  const shownName = useShownName();
  const { invite } = useSharing(userId, list);
  const { data, isError, refetch } = useQuery(
    apiQuery("listFriends", { params: { userId }, query: { limit: 200 } }),
  );
  const there = new Set(
    [
      ...list.collaborators,
      ...list.friendsPendingInvitesToWatchlist,
      ...list.formerCollaborators,
    ].map((person) => person.userId),
  );
  const open = data?.results.filter((friend) => !there.has(friend.userId)) ?? [];
  const nobody = t(data && data.total > 0 ? "sharing.everybodyOn" : "sharing.noFriends");
  return (
    <SheetPart
      heading={t("sharing.byFriend")}
      {...(data && open.length === 0 ? { hint: nobody } : {})}
    >
      {isError && !data ? (
        <ErrorState
          heading={t("sharing.friendsFailed")}
          retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
        />
      ) : null}
      {data || isError ? null : <Skeleton className="h-16 w-full" />}
      <ul className="divide-y divide-hairline">
        {open.map((friend) => {
          const name = shownName(friend.profileName);
          return (
            <PersonRow key={friend.userId} name={name} person={friend}>
              <Button
                variant="outline"
                aria-label={t("sharing.inviteFriend", { name })}
                onClick={() => invite(friend)}
              >
                {t("sharing.invite")}
              </Button>
            </PersonRow>
          );
        })}
      </ul>
    </SheetPart>
  );
}
