import { watchlistEvent, type TrackedList, type WatchlistAction } from "@worthy/domain";
import type { Track } from "../tracking/events.ts";

interface WatchlistChange {
  /** The title itself. */
  node: object;
  action: WatchlistAction;
  list: TrackedList;
}

/** Notes that a title was put on a list or taken off. */
export function trackWatchlist(track: Track, { node, action, list }: WatchlistChange): void {
  const event = watchlistEvent(node, action, list);
  if ("problem" in event) console.warn(event.problem);
  else track("watchlist_changed", { ...event, route: location.pathname }); // the tracker names it
}
