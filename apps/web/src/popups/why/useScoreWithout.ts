import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFailureToast } from "../../features/failures/useFailureToast.ts";
import { explanationQuery } from "./explanationQuery.ts";
import { isTitle, type Explanation, type TitleContribution } from "./waterfall.ts";

export interface ScoreWithout {
  /** The row that is left out, and the explanation without it; null if nothing is. */
  now: { row: TitleContribution; explanation: Explanation } | null;
  /** Leaves a rated title out, once the explanation without it is there. */
  see: (titleId: number) => void;
  putBack: () => void;
}

/** What a score would be without one of the person's ratings. Nothing is saved. */
export function useScoreWithout({
  userId,
  titleId,
  full,
}: {
  userId: string;
  titleId: number;
  full: Explanation | undefined;
}): ScoreWithout {
  const queries = useQueryClient();
  const failed = useFailureToast();
  const [leftOut, setLeftOut] = useState<number | null>(null);
  const { data } = useQuery({
    ...explanationQuery(userId, titleId, leftOut ?? undefined),
    enabled: leftOut !== null,
  });
  const see = (id: number) =>
    void queries.fetchQuery(explanationQuery(userId, titleId, id)).then(
      () => setLeftOut(id),
      (error: unknown) => failed(error, () => see(id)),
    );
  const row = full?.contributions.find((each) => isTitle(each, leftOut));
  return {
    now: row?.type === "title" && data ? { row, explanation: data } : null,
    see,
    putBack: () => setLeftOut(null),
  };
}
