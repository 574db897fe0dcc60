import type { CallOutput } from "@worthy/contract";
import { showsPerfectMatch } from "@worthy/domain";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { apiQuery } from "../../api/apiQuery.ts";
import { useRegistered } from "../../features/account/useRegistered.ts";
import { ratingsQuery } from "../../features/rating/ratingsQuery.ts";
import { shownScore } from "../../features/score/shownScore.ts";
import { useServices } from "../../features/services/Services.ts";
import { deviceStorage } from "../../features/session/deviceStorage.ts";
import { useRevealing } from "../../features/wall/revealing.ts";
import { useOpening } from "../../features/wall/useOpening.ts";
import { useOpenPopups } from "../useOpenPopups.ts";
import { rememberMatch, shownOnDevice, wasMatchShown } from "./matchMemory.ts";

export type MatchPick = CallOutput<"recommend">["recommendations"][number];

/** The first of this many picks with a number is taken; a kind with few ratings has none. */
const LOOKED_AT = 20;

/**
 * The pick to show, when it is time; nobody is interrupted in the opening, at their first pick or in
 * another dialog. It then waits for these to end.
 */
export function useMatch(
  userId: string,
  favourites: number,
): { pick: MatchPick | null; close: () => void } {
  const { call } = useServices();
  const queryClient = useQueryClient();
  const registered = useRegistered();
  const popups = useOpenPopups();
  const opening = useOpening();
  const revealing = useRevealing();
  const covered = popups.length > 0 || opening !== null || revealing;
  const [pick, show] = useState<MatchPick | null>(null);
  useEffect(() => {
    if (
      registered === null ||
      covered ||
      !showsPerfectMatch({ favourites, shown: shownOnDevice(deviceStorage) })
    )
      return undefined;
    const memory = { storage: deviceStorage, queryClient, call, userId, registered };
    let over = false;
    const greet = async () => {
      if (await wasMatchShown(memory)) return;
      const best = await findBest(queryClient, userId);
      if (
        over ||
        !best ||
        shownOnDevice(deviceStorage) ||
        document.querySelector("[role=dialog], dialog[open]")
      )
        return;
      show(best);
      await rememberMatch(memory);
    };
    // Not worth an error message.
    greet().catch((error: unknown) => console.warn("couldn't find the perfect match", error));
    return () => {
      over = true;
    };
  }, [userId, favourites, registered, covered, queryClient, call]);
  return { pick, close: () => show(null) };
}

/** Refetched: the favourite that triggered this has moved the picks. */
async function findBest(queryClient: QueryClient, userId: string): Promise<MatchPick | null> {
  const [{ recommendations }, { progress }] = await Promise.all([
    queryClient.fetchQuery({
      ...apiQuery("recommend", { body: { limit: LOOKED_AT } }),
      staleTime: 0,
    }),
    queryClient.ensureQueryData(ratingsQuery(userId)),
  ]);
  return recommendations.find((title) => shownScore(title, progress)) ?? recommendations[0] ?? null;
}
