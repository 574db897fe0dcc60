import { VisuallyHidden } from "@worthy/ui";
import { useRegistered } from "../../features/account/useRegistered.ts";
import { useInBrowser } from "../../features/fields/useInBrowser.ts";
import { useFriendNews } from "../../features/friends/useFriendNews.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import { useT } from "../../messages/useT.ts";

/** How many requests and messages of friends wait; nothing where none do. Only the browser knows which were seen. */
export function FriendsCount() {
  const userId = useUserId();
  const registered = useRegistered();
  return useInBrowser() && registered && userId !== null ? <Count userId={userId} /> : null;
}

function Count({ userId }: { userId: string }) {
  const t = useT();
  const { requests, messages } = useFriendNews(userId);
  const count = requests + messages;
  if (count === 0) return null;
  return (
    <span className="grid h-6 min-w-6 place-items-center rounded-full bg-fill px-1.5 text-xs font-semibold text-on-fill tabular-nums">
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t("accountFrame.friendNews", { count })}</VisuallyHidden>
    </span>
  );
}
