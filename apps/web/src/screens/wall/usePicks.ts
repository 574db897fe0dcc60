import type { CallOutput } from "@worthy/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useUndismissed } from "../../features/notInterested/useUndismissed.ts";
import { pickMovements, type PickMovement } from "./pickMovements.ts";
import { picksQuery } from "./picksQuery.ts";

export type Pick = CallOutput<"recommend">["recommendations"][number];

export interface RankedPick {
  pick: Pick;
  movement: PickMovement;
}

interface Ranking {
  before: readonly number[] | null;
  now: readonly number[] | null;
}

/**
 * The best picks with their movement since the previous ranking; null while the first are loading.
 */
export function usePicks(): readonly RankedPick[] | null {
  const { data } = useQuery({ ...picksQuery(), placeholderData: keepPreviousData });
  const [ranking, setRanking] = useState<Ranking>({ before: null, now: null });
  const picks = useUndismissed(data?.recommendations ?? []);
  if (!data) return null;
  const ids = picks.map((pick) => pick.id);
  const moved = ranking.now === null || ids.join() !== ranking.now.join();
  const before = moved ? ranking.now : ranking.before;
  if (moved) setRanking({ before, now: ids });
  const movements = pickMovements(before, ids);
  return picks.map((pick, rank) => ({ pick, movement: movements[rank] ?? { kind: "same" } }));
}
