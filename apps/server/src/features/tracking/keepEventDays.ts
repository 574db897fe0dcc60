import type { FastifyBaseLogger } from "fastify";
import type { Sql } from "../../platform/database/sqlClient.ts";
import { hourly } from "../../platform/hourly.ts";
import { daysReadyAt, makeEventDays, removeOldEventDays } from "./eventDays.ts";

interface KeeperParts {
  sql: Sql;
  log: Pick<FastifyBaseLogger, "error">;
  now(): number;
}

/** Has the days of events ready before anything is written, and every hour from then on; those past their time go. */
export async function keepEventDays({ sql, log, now }: KeeperParts): Promise<{ stop(): void }> {
  await makeEventDays(sql, daysReadyAt(now()));
  const tend = async () => {
    await makeEventDays(sql, daysReadyAt(now()));
    await removeOldEventDays(sql, now());
  };
  return { stop: hourly(tend, (error) => log.error({ err: error }, "the days of events could not be tended")) };
}
