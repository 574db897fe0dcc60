import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useServices } from "../services/Services.ts";
import { searchQuery, type SearchAnswer } from "./searchQuery.ts";
import { useDebounced } from "./useDebounced.ts";

const TYPING_PAUSE_MS = 120;
/** A search is recorded once its results have stood this long. */
const RECORD_AFTER_MS = 2000;

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
  const { track } = useServices();
  const term = useDebounced(text.trim(), TYPING_PAUSE_MS);
  const { data, isPending, isError, refetch } = useQuery({ ...searchQuery(term, limit), enabled: term !== "", placeholderData: keepPreviousData });
  const answer = term === "" ? null : (data ?? null);
  const total = answer?.total;
  useEffect(() => {
    if (total === undefined) return undefined;
    const timer = setTimeout(() => track("search_performed", { term_length: term.length, results: total }), RECORD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [term, total, track]);
  return { term, answer, pending: term !== "" && isPending, failed: term !== "" && isError, retry: () => void refetch() };
}
