import { useQuery } from "@tanstack/react-query";
import type { CallOutput } from "@worthy/contract";
import { useMemo } from "react";
import { similarQuery, titleQuery } from "../title/titleQuery.ts";
import { isPersonMeant, NOTHING_BESIDE, type BestMatchDetails } from "./options/searchOptions.ts";
import { ENOUGH_TITLES, type SearchAnswer } from "./searchQuery.ts";
import { useDebounced } from "./useDebounced.ts";

/** Milliseconds an answer must be stable before its best match is loaded. */
const SETTLED_MS = 250;
const CAST = 4;

export interface BestMatch {
  /** Null while loading. */
  title: CallOutput<"getNode"> | null;
  beside: BestMatchDetails;
}

const NOTHING_YET: BestMatch = { title: null, beside: NOTHING_BESIDE };

/**
 * The best match with all details, its people and, if little else was found, similar titles.
 * Opening it is then immediate.
 */
export function useBestMatch(answer: SearchAnswer | null): BestMatch {
  const [best] = answer?.best && !isPersonMeant(answer) ? answer.results : [];
  const settled = useDebounced(best ? String(best.id) : "", SETTLED_MS) === String(best?.id);
  const found = answer?.results.length ?? 0;
  const few = found < ENOUGH_TITLES;
  const { data: title } = useQuery({
    ...titleQuery(best?.id ?? 0),
    enabled: best !== undefined && settled,
  });
  const { data: like } = useQuery({
    ...similarQuery(best?.id ?? 0, best?.nodeType ?? "tv"),
    enabled: best !== undefined && settled && few,
  });
  return useMemo(() => {
    if (best === undefined || title?.id !== best.id) return NOTHING_YET;
    const cast = title.cast.slice(0, CAST).map(({ id, name, slug, character }) => ({
      id,
      name,
      character,
      path: `/person/${slug}-${id}`,
    }));
    return {
      title,
      beside: {
        cast,
        similar: few ? (like?.recommendations.slice(0, ENOUGH_TITLES - found) ?? []) : [],
      },
    };
  }, [best, title, like, few, found]);
}
