import type { EndpointId } from "@worthy/contract";
import type { Refusal } from "../refusal.ts";
import { networkOf, type Limiter } from "./limiter.ts";

const TEN_MINUTES_MS = 10 * 60_000;

/**
 * New accounts are cheap to request and expensive to keep, and somebody reads every report:
 * stricter limits than the general one, per ten minutes.
 */
const MOST: Partial<Record<EndpointId, number>> = {
  createUser: 60,
  cloneCannedProfile: 60,
  startLink: 20,
  lookAtLink: 40,
  answerLink: 40,
  reportTitle: 10,
};

/** What differs in a sandbox, which anybody can find. */
const MOST_IN_SANDBOX: typeof MOST = {
  createUser: 20,
  cloneCannedProfile: 20,
  createWatchlist: 20,
  startLink: 10,
  reportTitle: 5,
};

/** Counts a call from a network address; a refusal if there were too many on all servers. */
export type TakeOfNetwork = (id: EndpointId, address: string) => Promise<Refusal | null>;

export function networkLimits(
  { limiter, now }: { limiter: Limiter; now(): number },
  { isSandbox }: { isSandbox: boolean },
): TakeOfNetwork {
  const limits = isSandbox ? { ...MOST, ...MOST_IN_SANDBOX } : MOST;
  return async (id, address) => {
    const most = limits[id];
    if (most === undefined) return null;
    const limit = {
      name: `${id} of a network`,
      most,
      windowMs: TEN_MINUTES_MS,
      ofNetwork: true,
    } as const;
    return limiter.take(limit, networkOf(address), now());
  };
}
