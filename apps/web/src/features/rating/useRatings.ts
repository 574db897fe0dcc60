import type { RatingValue } from "@worthy/domain";
import { progressOf, type Progress } from "@worthy/domain";
import { useMutationState, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useUserId } from "../session/useUserId.ts";
import { countWrites } from "./countWrites.ts";
import { RATING_MUTATION_KEY, type RatingWrite } from "./RatingWrite.ts";
import { ratingsQuery } from "./ratingsQuery.ts";

const NO_PROGRESS = progressOf([]);

export interface Ratings {
  of: (titleId: number) => RatingValue | null;
  progress: Progress;
  /** Titles with a rating that misleads, and so counts for no score. */
  misleading: ReadonlySet<number>;
  /** Titles with any rating. */
  count: number;
  /** False while the person's ratings are loading. */
  known: boolean;
}

/** The person's ratings, including pending ones. */
export function useRatings(): Ratings {
  const userId = useUserId();
  const { data } = useQuery({ ...ratingsQuery(userId ?? ""), enabled: userId !== null });
  const variables = useMutationState({
    filters: { mutationKey: RATING_MUTATION_KEY, status: "pending" },
    select: (mutation) => mutation.state.variables as RatingWrite | undefined, // everything with this key writes ratings
  });
  return useMemo(() => {
    const writes = variables.filter((write) => write !== undefined);
    const kept = new Map<number, RatingValue>(
      data?.userRatings.map(({ itemId, rating }) => [itemId, rating]),
    );
    const { values, progress } = countWrites(kept, data?.progress ?? NO_PROGRESS, writes);
    return {
      of: (titleId) => values.get(titleId) ?? null,
      progress,
      misleading: new Set(
        data?.userRatings.flatMap(({ misleading, itemId }) => (misleading ? [itemId] : [])),
      ),
      count: values.size,
      known: userId === null || data !== undefined,
    };
  }, [data, variables, userId]);
}
