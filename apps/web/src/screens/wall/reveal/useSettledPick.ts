import { useIsFetching, useIsMutating, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { RATING_MUTATION_KEY } from "../../../features/rating/RatingWrite.ts";
import { picksQuery } from "../picksQuery.ts";
import { usePicks, type Pick } from "../usePicks.ts";

/** After so many milliseconds the picks there are will do, for example without a network. */
const PATIENCE = 4000;

interface SettledPick {
  /** Null until the picks follow from the last rating. */
  pick: Pick | null;
  /** Waits for the picks after another rating. */
  next: () => void;
}

/**
 * The first pick once the last rating is saved and has led to new picks; it then stays. @param ratedAt
 * when that rating was given, in milliseconds
 */
export function useSettledPick(ratedAt: number): SettledPick {
  const [kept, keep] = useState<Pick | null>(null);
  const [since, setSince] = useState(ratedAt);
  const [late, setLate] = useState(false);
  const first = usePicks()?.[0]?.pick ?? null;
  const { dataUpdatedAt } = useQuery({ ...picksQuery(), notifyOnChangeProps: ["dataUpdatedAt"] });
  const saving = useIsMutating({ mutationKey: RATING_MUTATION_KEY });
  const fetching = useIsFetching({ queryKey: picksQuery().queryKey });
  const settled = saving === 0 && fetching === 0 && dataUpdatedAt >= since;
  useEffect(() => {
    if (kept !== null) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [kept]);
  if (kept === null && first !== null && (settled || late)) keep(first);
  const next = () => {
    keep(null);
    setLate(false);
    setSince(Date.now());
  };
  return { pick: kept, next };
}
