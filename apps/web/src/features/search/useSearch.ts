import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { searchQuery, type SearchAnswer } from "./searchQuery.ts";
import { useDebounced } from "./useDebounced.ts";

const TYPING_PAUSE_MS = 120;

export interface Search {
  /** The words that `answer` is for. */
  term: string;
  /** Null without a term, or while the first answer is loading. */
  answer: SearchAnswer | null;
  pending: boolean;
  failed: boolean;
  retry: () => void;
}

/** Results as somebody types; the previous answer stays until the next arrives. */
export function useSearch(text: string, limit: number): Search {
  const term = useDebounced(text.trim(), TYPING_PAUSE_MS);
  const {
    data: newest,
    isLoadingError,
    refetch,
  } = useQuery({
    ...searchQuery(term, limit),
    enabled: term !== "",
    placeholderData: keepPreviousData,
  });
  // A key press takes priority over rendering an answer.
  const data = useDeferredValue(newest);
  return useMemo(() => {
    const asked = term !== "";
    return {
      term,
      answer: asked ? (data ?? null) : null,
      pending: asked && data === undefined && !isLoadingError,
      failed: asked && isLoadingError,
      retry: () => void refetch(),
    };
  }, [term, data, isLoadingError, refetch]);
}
