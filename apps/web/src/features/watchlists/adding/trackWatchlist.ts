import { watchlistEvent, type TrackedList, type WatchlistAction } from "@worthy/domain";
import type { Track } from "../../events/Track.ts";
import { fromAddress } from "../../../api/basePath.ts";

interface WatchlistChange {
  /** The title itself. */
  node: object;
  action: WatchlistAction;
  list: TrackedList;
}

/** Records that a title was added to or removed from a list. */
export function trackWatchlist(track: Track, { node, action, list }: WatchlistChange): void {
  const event = watchlistEvent(node, action, list);
  if ("problem" in event) console.warn(event.problem);
  else track("watchlist_changed", { ...event, route: fromAddress(location.pathname) }); // the tracker converts it
}
