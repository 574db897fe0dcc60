import { useState } from "react";
import { useScreenFilters } from "../../features/settings/useScreenFilters.ts";
import { useDebounced } from "../../features/search/useDebounced.ts";
import { DEFAULT_WISH, HISTORY_FILTERS, type HistoryWish } from "./historyQueries.ts";

/** Milliseconds without typing before the list is requested. */
const PAUSE_MS = 300;

export interface ChosenWish {
  wish: HistoryWish;
  /** As being typed. */
  typed: string;
  choose: (change: Partial<HistoryWish>) => void;
}

/** Filters of the history; the rating filter is stored on this device. */
export function useHistoryWish(): ChosenWish {
  const [filters, keep] = useScreenFilters("ratingsHistory");
  const [kind, setKind] = useState(DEFAULT_WISH.kind);
  const [typed, setTyped] = useState("");
  const term = useDebounced(typed.trim(), PAUSE_MS);
  const filter =
    HISTORY_FILTERS.find((each) => each === filters.ratingFilter) ?? DEFAULT_WISH.filter;
  const choose = (change: Partial<HistoryWish>) => {
    if (change.filter !== undefined) keep({ ...filters, ratingFilter: change.filter });
    if (change.kind !== undefined) setKind(change.kind);
    if (change.term !== undefined) setTyped(change.term);
  };
  return { wish: { filter, kind, term }, typed, choose };
}
