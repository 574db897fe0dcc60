import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "../../../router/useNavigate.ts";
import { subscribeToListChanges, type ListChange } from "../../realtime/listChanges.ts";
import { useServices } from "../../services/Services.ts";
import { useUserId } from "../../session/useUserId.ts";
import { gatherChanges, type Gathered } from "./gatherChanges.ts";
import { newsOf } from "./newsOf.ts";
import { shownNews } from "./shownNews.ts";
import { watchlistsQuery } from "../lists/watchlistsQuery.ts";
import { listName } from "../lists/listName.ts";
import { formatClock } from "../../../locale/formats.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import listsTexts from "../texts/lists.en.json" with { type: "json" };

/** Changes without an activity entry, or personal ones. */
const UNSAID: readonly ListChange["what"][] = ["viewed", "sort-changed", "list-deleted"];
const NEWS_TIMEOUT_MS = 6000;

/**
 * Announces others' changes of the person's lists: at the list if it is on the screen, in a message
 * elsewhere.
 */
export function ListNews() {
  const locale = useLocale();
  const t = useTexts(listsTexts);
  const { call, toasts } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const userId = useUserId();
  useEffect(() => {
    if (userId === null) return;
    const say = async ({ listId, by, count, at }: Gathered) => {
      const list = queryClient
        .getQueryData(watchlistsQuery(userId).queryKey)
        ?.watchlists.find(({ id }) => id === listId);
      if (!list) return;
      const { results } = await call("listWatchlistActivity", {
        params: { userId, watchlistId: String(listId) },
        query: {},
      });
      const what = newsOf(
        results,
        { by, count },
        { listName: listName(list.name, locale), me: userId, locale },
      );
      if (what === null) return;
      const text = t("lists.news.said", { what, time: formatClock(at, locale) });
      const open = {
        label: t("lists.news.open"),
        onPress: () => void navigate(`/watchlist/${listId}`),
      };
      if (!shownNews.show({ listId, text }))
        toasts.show({ id: `list-news-${listId}`, text, timeout: NEWS_TIMEOUT_MS, action: open });
    };
    // News that fail to load aren't missed.
    const gathering = gatherChanges(
      (gathered) =>
        void say(gathered).catch((error: unknown) =>
          console.warn("couldn't ask for a list's news", error),
        ),
    );
    const stop = subscribeToListChanges((change) => {
      if (change.by !== userId && !UNSAID.includes(change.what)) gathering.add(change);
    });
    return () => (stop(), gathering.close());
  }, [call, navigate, queryClient, t, locale, toasts, userId]);
  return null;
}
