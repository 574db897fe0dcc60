import { useQuery } from "@tanstack/react-query";
import { ActionMenu, Avatar, buttonClass, EmptyState, ErrorState, IconButton } from "@worthy/ui";
import { Ban, EllipsisVertical, Send, UserMinus, UserX } from "lucide-react";
import { useState } from "react";
import { avatarUrl } from "../../../features/account/avatarUrl.ts";
import { askFriendsAddress, FRIENDS_ADDRESS } from "../../../features/friends/friendAddresses.ts";
import { friendName } from "../../../features/friends/friendName.ts";
import { tasteMatchQuery, type Friend } from "../../../features/friends/friendQueries.ts";
import { useFriendRemoval } from "../../../features/friends/removing/useFriendRemoval.ts";
import { usePeople } from "../../../features/friends/usePeople.ts";
import { deferredComponent } from "../../../features/failures/deferredComponent.tsx";
import { RouterLink } from "../../../features/links/RouterLink.tsx";
import { useNavigate } from "../../../router/useNavigate.ts";
import { useParams } from "../../../router/useParams.ts";
import { AccountSkeleton } from "../../profile/AccountSkeleton.tsx";
import { FriendsFrame } from "../FriendsFrame.tsx";
import { TasteMatch } from "./TasteMatch.tsx";
import { formatDay } from "../../../locale/formats.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import friendsTexts from "../../../features/friends/texts/friends.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };
import tasteMatchTexts from "./texts/tasteMatch.en.json" with { type: "json" };

const BlockDialog = deferredComponent(() =>
  import("../BlockDialog.tsx").then((file) => file.BlockDialog),
);

/** One friend: how similar both tastes are, and actions. */
export function FriendScreen() {
  const t = useTexts(friendsTexts);
  const friendId = useParams()["friendId"] ?? "";
  return (
    <FriendsFrame heading={t("friends.people")}>
      {(userId) => <OneFriend key={friendId} userId={userId} friendId={friendId} />}
    </FriendsFrame>
  );
}

function OneFriend({ userId, friendId }: { userId: string; friendId: string }) {
  const t = useTexts(friendsTexts, shellTexts, tasteMatchTexts);
  const { people, pending, failed, retry, more } = usePeople(userId, "ACCEPTED");
  const listed = people.find((friend) => friend.userId === friendId);
  // Far down a long list, the match provides the name.
  const { data: match } = useQuery({
    ...tasteMatchQuery(userId, friendId),
    enabled: !pending && !listed && more !== null,
  });
  const friend: Friend | undefined =
    listed ?? (match ? { ...match.friend, status: "ACCEPTED", since: "" } : undefined);
  if (friend) return <FriendPage userId={userId} friend={friend} />;
  if (pending) return <AccountSkeleton />;
  if (failed)
    return (
      <ErrorState
        heading={t("friends.failed")}
        retry={{ label: t("shell.retry"), onPress: retry }}
      />
    );
  const back = (
    <RouterLink href={FRIENDS_ADDRESS} className={buttonClass("primary")}>
      {t("tasteMatch.toFriends")}
    </RouterLink>
  );
  return (
    <EmptyState
      icon={UserX}
      heading={t("tasteMatch.notFriend")}
      text={t("tasteMatch.notFriendHint")}
      action={back}
    />
  );
}

function FriendPage({ userId, friend }: { userId: string; friend: Friend }) {
  const locale = useLocale();
  const t = useTexts(friendsTexts, tasteMatchTexts);
  const navigate = useNavigate();
  const { remove } = useFriendRemoval(userId);
  const [blocking, setBlocking] = useState(false);
  const name = friendName(friend, locale);
  const leave = () => void navigate(FRIENDS_ADDRESS);
  const end = () => {
    remove(friend, "removed");
    leave();
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={name} src={avatarUrl(friend.profileImage)} size={72} decorative />
        <div className="min-w-0 flex-1 basis-36">
          <h2
            id="friend"
            tabIndex={-1}
            className="font-display text-xl font-semibold wrap-anywhere"
          >
            <bdi>{name}</bdi>
          </h2>
          {friend.since === "" ? null : (
            <p className="text-ink-second">
              {t("friends.since", { date: formatDay(friend.since, locale) })}
            </p>
          )}
        </div>
        <div className="flex items-center gap-2">
          <RouterLink
            href={askFriendsAddress({ friendId: friend.userId, kind: "RECOMMENDATION" })}
            className={buttonClass("primary")}
          >
            <Send aria-hidden size={18} strokeWidth={1.75} />
            {t("tasteMatch.sendTitle")}
          </RouterLink>
          <ActionMenu
            trigger={
              <IconButton icon={EllipsisVertical} outlined label={t("friends.options", { name })} />
            }
            actions={[
              { key: "remove", label: t("friends.remove"), icon: UserMinus, onSelect: end },
              {
                key: "block",
                label: t("friends.block"),
                icon: Ban,
                onSelect: () => setBlocking(true),
              },
            ]}
          />
        </div>
      </div>
      <TasteMatch userId={userId} friend={friend} />
      <BlockDialog
        userId={userId}
        friend={blocking ? friend : null}
        onClose={() => setBlocking(false)}
        onBlocked={leave}
      />
    </>
  );
}
