import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { lists as texts } from "../../messages/en/lists.ts";
import { watchlist } from "../../messages/en/watchlist.ts";
import { formatClock } from "../../messages/formats.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import { useNavigate } from "../../router/useNavigate.ts";
import { hearListChanges, type ListChange } from "../realtime/listChanges.ts";
import { useServices } from "../services/Services.ts";
import { useUserId } from "../session/useUserId.ts";
import { gatherChanges, type Gathered } from "./gatherChanges.ts";
import { newsOf } from "./newsOf.ts";
import { shownNews } from "./shownNews.ts";
import { watchlistsQuery } from "./watchlistsQuery.ts";
import { listName } from "./listName.ts";

provideTexts({ lists: texts, watchlist });

/** What a list keeps no record of, or what is a person's own business. */
const UNSAID: readonly ListChange["what"][] = ["viewed", "sort-changed", "list-deleted"];
const NEWS_TIMEOUT_MS = 6000;

/** Says what others do to the person's lists: at the list where that is on the screen, in a message elsewhere. */
export function ListNews() {
  const t = useT();
  const { call, toasts } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const userId = useUserId();
  useEffect(() => {
    if (userId === null) return;
    const say = async ({ listId, by, count, at }: Gathered) => {
      const list = queryClient.getQueryData(watchlistsQuery(userId).queryKey)?.watchlists.find(({ id }) => id === listId);
      if (!list) return;
      const { results } = await call("listWatchlistActivity", { params: { userId, watchlistId: String(listId) }, query: {} });
      const what = newsOf(results, { by, count }, { listName: listName(list.name), me: userId, t });
      if (what === null) return;
      const text = t("lists.news.said", { what, time: formatClock(at) });
      const open = { label: t("lists.news.open"), onPress: () => void navigate(`/watchlist/${listId}`) };
      if (!shownNews.tell({ listId, text })) toasts.show({ id: `list-news-${listId}`, text, timeout: NEWS_TIMEOUT_MS, action: open });
    };
    // Nobody misses news that do not come.
    const gathering = gatherChanges((gathered) => void say(gathered).catch((error: unknown) => console.warn("the news of a list could not be asked for", error)));
    const stop = hearListChanges((change) => {
      if (change.by !== userId && !UNSAID.includes(change.what)) gathering.hear(change);
    });
    return () => (stop(), gathering.close());
  }, [call, navigate, queryClient, t, toasts, userId]);
  return null;
}
