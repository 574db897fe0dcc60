import { useEffect, useRef } from "react";
import { useServices } from "../services/Services.ts";
import { debounced } from "./debounced.ts";
import type { Search } from "./useSearch.ts";

/** When a search is recorded: after 2 s of quiet, or 15 s at the latest. */
export const VIEW_LIMITS = { wait: 2000, longest: 15_000 };
export const TYPING_PAUSE_MS = 1000;

/**
 * Records a search once it is stable, that typing paused, and that a search was left without
 * opening anything. The returned function marks that something was opened, so leaving isn't an
 * abandonment.
 */
export function useSearchTracking(text: string, { term, answer }: Search): () => void {
  const { track } = useServices();
  const typed = text.trim();
  const recordView = useRef<ReturnType<
    typeof debounced<{ term_length: number; results: number }>
  > | null>(null);
  const unanswered = useRef<{ term_length: number; results: number } | null>(null);
  const total = answer?.total;

  useEffect(() => {
    recordView.current = debounced((view) => track("search_performed", view), VIEW_LIMITS);
  }, [track]);
  useEffect(() => {
    if (typed === "") return undefined;
    const timer = setTimeout(
      () => track("search_typing_paused", { term_length: typed.length }),
      TYPING_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, track]);
  useEffect(() => {
    if (total === undefined || term === "") return;
    const view = { term_length: term.length, results: total };
    unanswered.current = view;
    recordView.current?.(view);
  }, [term, total]);

  useEffect(
    () => () => {
      if (unanswered.current) track("search_abandoned", unanswered.current);
    },
    [track],
  );
  return () => (unanswered.current = null);
}
