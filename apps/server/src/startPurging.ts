import type { FastifyBaseLogger } from "fastify";
import { purgeCanned } from "./features/accounts/canned/purgeCanned.ts";
import { removeOldDevices } from "./features/accounts/knownDeviceStore.ts";
import { removeOldLinks } from "./features/accounts/linkStore.ts";
import { removeOldFaults } from "./features/faults/faultStore.ts";
import { deleteOldActionTokens } from "./features/linking/actionTokenStore.ts";
import { deleteOldReferences } from "./features/watchlists/invites/referenceStore.ts";
import { deleteOldRemovedItems, REMOVED_KEPT_MS } from "./features/watchlists/removedItemStore.ts";
import { hourly } from "./platform/hourly.ts";
import { purgeIdempotencyKeys } from "./platform/http/purgeIdempotencyKeys.ts";
import { removeOldCounts } from "./platform/limits/limiter.ts";
import type { Sql } from "./platform/database/sqlClient.ts";
import type { PersonalData } from "./platform/personalData.ts";

const HOUR_MS = 60 * 60_000;
/** How long a canned account stays that nobody comes back to. */
const CANNED_FOR_MS = 7 * 24 * HOUR_MS;
/** How long ended references are told as expired, and not as unknown. */
const REFERENCES_KEPT_MS = 30 * 24 * HOUR_MS;

interface PurgingParts {
  sql: Sql;
  log: Pick<FastifyBaseLogger, "error">;
  now(): number;
  data: readonly PersonalData[];
  accountEnded(userId: string): void;
}

/** Clears away what is past its time, now and every hour. Returns how to stop. */
export function startPurging({ sql, log, now, data, accountEnded }: PurgingParts): () => void {
  const before = (age: number) => new Date(now() - age);
  const told = (what: string) => (error: unknown) => log.error({ err: error }, `${what} could not be removed`);
  const stops = [
    purgeIdempotencyKeys(sql, told("old idempotency keys")),
    hourly(() => removeOldCounts(sql), told("old counts")),
    hourly(() => deleteOldReferences(sql, before(REFERENCES_KEPT_MS)), told("old references of invites")),
    hourly(() => deleteOldRemovedItems(sql, before(REMOVED_KEPT_MS)), told("items that were taken off lists")),
    hourly(() => removeOldFaults(sql), told("old faults")),
    hourly(() => removeOldLinks(sql), told("old links")),
    hourly(() => removeOldDevices(sql), told("browsers that are known no more")),
    hourly(() => deleteOldActionTokens(sql, before(HOUR_MS)), told("old requests of screens")),
    hourly(() => purgeCanned({ pool: sql, data, before: before(CANNED_FOR_MS), ended: accountEnded }), told("old canned accounts")),
  ];
  return () => stops.forEach((stop) => stop());
}
