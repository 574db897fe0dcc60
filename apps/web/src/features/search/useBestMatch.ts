import { useQuery } from "@tanstack/react-query";
import type { CallOutput } from "@worthy/contract";
import { useMemo } from "react";
import { similarQuery, titleQuery } from "../title/titleQuery.ts";
import { isPersonMeant, NOTHING_BESIDE, type Beside } from "./searchOptions.ts";
import type { SearchAnswer } from "./searchQuery.ts";
import { useDebounced } from "./useDebounced.ts";

/** Milliseconds that an answer must stand before its best match is looked up. */
const SETTLED_MS = 250;
const CAST = 4;
/** Titles that a list should have before it needs no similar ones. */
const FEW = 4;

export interface BestMatch {
  /** Null while it is on its way. */
  title: CallOutput<"getNode"> | null;
  beside: Beside;
}

const NOTHING_YET: BestMatch = { title: null, beside: NOTHING_BESIDE };

/** The best match in full, with its people and, where little else was found, titles like it. Opening it then needs no wait. */
export function useBestMatch(answer: SearchAnswer | null): BestMatch {
  const [best] = answer && !isPersonMeant(answer) ? answer.results : [];
  const settled = useDebounced(best ? String(best.id) : "", SETTLED_MS) === String(best?.id);
  const found = answer?.results.length ?? 0;
  const few = found < FEW;
  const { data: title } = useQuery({ ...titleQuery(best?.id ?? 0), enabled: best !== undefined && settled });
  const { data: like } = useQuery({ ...similarQuery(best?.id ?? 0, best?.nodeType ?? "tv"), enabled: best !== undefined && settled && few });
  return useMemo(() => {
    if (best === undefined || title?.id !== best.id) return NOTHING_YET;
    const cast = title.cast.slice(0, CAST).map(({ id, name, slug, character }) => ({ id, name, character, path: `/person/${slug}-${id}` }));
    return { title, beside: { cast, similar: few ? (like?.recommendations.slice(0, FEW - found) ?? []) : [] } };
  }, [best, title, like, few, found]);
}
