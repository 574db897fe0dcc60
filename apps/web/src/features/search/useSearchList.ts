import { useDeferredValue, useMemo } from "react";
import { optionId } from "./optionClass.ts";
import { searchOptions, type SearchScope } from "./searchOptions.ts";
import { useBestMatch } from "./useBestMatch.ts";
import { useLatest } from "./useLatest.ts";
import { useRecentSearches } from "./useRecentSearches.ts";
import { useSearch } from "./useSearch.ts";
import { useSearchField } from "./useSearchField.ts";
import { useSearchTracking } from "./useSearchTracking.ts";

interface SearchListParts {
  text: string;
  /** So many results are asked for. */
  limit: number;
  listId: string;
  scope?: SearchScope;
  onEscape: () => void;
  /** Something was opened. */
  onOpened: () => void;
}

/** What stands under a search field as somebody types, and the keys that lead through it: `field` is for the field, `results` for what stands under it. */
export function useSearchList({ text, limit, listId, scope = "all", onEscape, onOpened }: SearchListParts) {
  const recent = useRecentSearches();
  const search = useSearch(text, limit);
  // The key that changes this shows first.
  const blank = useDeferredValue(text.trim() === "");
  const answer = blank ? null : search.answer;
  const best = useBestMatch(answer);
  const options = useMemo(() => searchOptions({ answer, recent: recent.entries, beside: best.beside, scope }), [answer, recent.entries, best.beside, scope]);
  const opened = useSearchTracking(text, search);
  const leave = () => (opened(), onOpened());
  const { active, point, onKeyDown, chosen } = useSearchField({ options, recent, onEscape, onOpened: leave });
  const [onChosen, onForget, onClearRecent] = [useLatest(chosen), useLatest(recent.remove), useLatest(recent.clear)];
  return {
    term: search.term,
    answer,
    blank,
    options,
    /** Leaves with something opened. */
    leave,
    point,
    field: { text, onKeyDown, listId, activeId: active === null ? null : optionId(listId, active) },
    results: { blank, search, options, best, listId, active, onChosen, onForget, onClearRecent, onPoint: point },
  };
}
