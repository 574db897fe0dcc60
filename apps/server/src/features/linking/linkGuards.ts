import { isRegistered } from "@worthy/domain";
import type { Sql } from "../../platform/database/sqlClient.ts";
import type { Guards, RawCall } from "../../platform/http/dispatch.ts";
import { sha256 } from "../../platform/ids.ts";
import { networkOf, type Limit, type Limiter } from "../../platform/limits/limiter.ts";
import { findByCollector } from "./actionTokenStore.ts";

const TEN_MINUTES_MS = 10 * 60_000;

const LIMITS = {
  /** Linking a screen takes two calls. */
  codesOfPerson: { name: "codes of a person", most: 20, windowMs: TEN_MINUTES_MS },
  /** Waiting screens poll every few seconds; only unknown tokens count. */
  wrongCollects: {
    name: "wrong collects of a network",
    most: 30,
    windowMs: TEN_MINUTES_MS,
    ofNetwork: true,
  },
} satisfies Record<string, Limit>;

/** Limits on guessing codes and tokens, counted across all servers. */
export function linkGuards(limiter: Limiter, sql: Sql): Guards {
  // Codes are short, so every try counts, including correct ones: none of many simultaneous tries
  // slips through.
  const nameOne = async (_input: unknown, { caller }: RawCall, now: number) => {
    if (!caller || !isRegistered(caller.roles)) return null; // learns nothing
    return limiter.take(LIMITS.codesOfPerson, caller.userId, now);
  };
  return {
    lookAtLink: nameOne,
    answerLink: nameOne,
    collectLink: async ({ body }, { device }, now) => {
      const network = networkOf(device?.address ?? "");
      const spent = await limiter.look(LIMITS.wrongCollects, network, now);
      if (spent || (await findByCollector(sql, sha256(body.collectToken), new Date(now))))
        return spent;
      return limiter.take(LIMITS.wrongCollects, network, now);
    },
  };
}
