import type { FastifyBaseLogger } from "fastify";
import { isDatabaseAway } from "../../../../platform/database/isDatabaseAway.ts";
import type { Sql } from "../../../../platform/database/sqlClient.ts";
import { countPeople, type ClaimUncounted } from "./countPeople.ts";

interface CountingParts {
  sql: Sql;
  claimUncounted: ClaimUncounted;
  log: Pick<FastifyBaseLogger, "error">;
}

const COUNT_EVERY_MS = 10_000;

/** Counts changed people now and then, so that nobody who reads the numbers waits for it. */
export function startCounting({ sql, claimUncounted, log }: CountingParts): () => Promise<void> {
  let counting: Promise<void> | null = null;
  const count = () => {
    counting ??= countPeople(sql, claimUncounted, COUNT_EVERY_MS)
      .catch((error: unknown) => {
        if (!isDatabaseAway(error)) log.error({ err: error }, "couldn't count people");
      })
      .finally(() => (counting = null));
  };
  const timer = setInterval(count, COUNT_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await counting;
  };
}
