import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { searchQuery, type SearchAnswer } from "./searchQuery.ts";
import { useDebounced } from "./useDebounced.ts";

const TYPING_PAUSE_MS = 120;

export interface Search {
  /** The words that `answer` is for. */
  term: string;
  /** Null without a term, or while the first answer is on its way. */
  answer: SearchAnswer | null;
  pending: boolean;
  failed: boolean;
  retry: () => void;
}

/** Results as somebody types; the answer before stays until the next is there. */
export function useSearch(text: string, limit: number): Search {
  const term = useDebounced(text.trim(), TYPING_PAUSE_MS);
  const { data, isPending, isError, refetch } = useQuery({ ...searchQuery(term, limit), enabled: term !== "", placeholderData: keepPreviousData });
  const answer = term === "" ? null : (data ?? null);
  return { term, answer, pending: term !== "" && isPending, failed: term !== "" && isError, retry: () => void refetch() };
}
