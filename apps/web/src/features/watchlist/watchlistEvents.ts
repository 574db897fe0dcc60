import { aNumber, aText, declareEvents, oneOf } from "@worthy/domain";

export const watchlistEvents = declareEvents({
  watchlist_changed: {
    purpose: "Whether picks end up on lists, and on whose.",
    consent: "usage",
    params: {
      action: oneOf("what was done", ["added", "removed"]),
      title_id: aNumber("number of the title"),
      watchlist_kind: oneOf("kind of the list", ["default", "collaborative", "non-collaborative"]),
      route: aText("where it was done: watchlist, recommendations, homeExpanded, or the first part of the path"),
    },
  },
});
