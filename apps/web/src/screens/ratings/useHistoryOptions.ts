import { useState } from "react";
import { useScreenFilters } from "../../features/settings/useScreenFilters.ts";
import { useDebounced } from "../../features/search/useDebounced.ts";
import { DEFAULT_OPTIONS, HISTORY_FILTERS, type HistoryOptions } from "./historyQueries.ts";

/** Milliseconds without typing before the list is requested. */
const PAUSE_MS = 300;

export interface ChosenHistory {
  options: HistoryOptions;
  /** As being typed. */
  typed: string;
  choose: (change: Partial<HistoryOptions>) => void;
}

/** Filters of the history; the rating filter is stored on this device. */
export function useHistoryOptions(): ChosenHistory {
  const [filters, keep] = useScreenFilters("ratingsHistory");
  const [kind, setKind] = useState(DEFAULT_OPTIONS.kind);
  const [typed, setTyped] = useState("");
  const term = useDebounced(typed.trim(), PAUSE_MS);
  const filter =
    HISTORY_FILTERS.find((each) => each === filters.ratingFilter) ?? DEFAULT_OPTIONS.filter;
  const choose = (change: Partial<HistoryOptions>) => {
    if (change.filter !== undefined) keep({ ...filters, ratingFilter: change.filter });
    if (change.kind !== undefined) setKind(change.kind);
    if (change.term !== undefined) setTyped(change.term);
  };
  return { options: { filter, kind, term }, typed, choose };
}
