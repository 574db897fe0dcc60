import { useDeferredValue, useMemo, useCallback, useLayoutEffect, useRef } from "react";
import { optionId } from "./options/optionClass.ts";
import { searchOptions, type SearchScope } from "./options/searchOptions.ts";
import { useBestMatch } from "./useBestMatch.ts";
import { useRecentSearches } from "./useRecentSearches.ts";
import { useSearch } from "./useSearch.ts";
import { useSearchField } from "./useSearchField.ts";
import { useSearchTracking } from "./useSearchTracking.ts";

interface SearchListParts {
  text: string;
  /** Number of results to request. */
  limit: number;
  listId: string;
  scope?: SearchScope;
  onEscape: () => void;
  /** Something was opened. */
  onOpened: () => void;
}

/**
 * Content below a search field as somebody types, with its keyboard control: `field` is for the
 * field, `results` for what is below.
 */
export function useSearchList({
  text,
  limit,
  listId,
  scope = "all",
  onEscape,
  onOpened,
}: SearchListParts) {
  const recent = useRecentSearches();
  const search = useSearch(text, limit);
  // The key press that changes this shows first.
  const blank = useDeferredValue(text.trim() === "");
  const answer = blank ? null : search.answer;
  const best = useBestMatch(answer);
  const options = useMemo(
    () => searchOptions({ answer, recent: recent.entries, beside: best.beside, scope }),
    [answer, recent.entries, best.beside, scope],
  );
  const opened = useSearchTracking(text, search);
  const leave = () => (opened(), onOpened());
  const { active, point, onKeyDown, chosen } = useSearchField({
    options,
    recent,
    onEscape,
    onOpened: leave,
  });
  const [onPoint, onChosen, onForget, onClearRecent] = [
    useLatest(point),
    useLatest(chosen),
    useLatest(recent.remove),
    useLatest(recent.clear),
  ];
  return {
    term: search.term,
    answer,
    blank,
    options,
    /** Leaves with something opened. */
    leave,
    point,
    field: { text, onKeyDown, listId, activeId: active === null ? null : optionId(listId, active) },
    results: {
      blank,
      search,
      options,
      best,
      listId,
      active,
      onChosen,
      onForget,
      onClearRecent,
      onPoint,
    },
  };
}

/**
 * A stable function that does what its latest version does, so that rows that get it needn't
 * re-render.
 */
function useLatest<Arguments extends unknown[]>(
  run: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...given) => latest.current(...given), []);
}
