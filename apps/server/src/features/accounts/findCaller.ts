import DataLoader from "dataloader";
import type { Queries } from "../../platform/http/handler.ts";
import { BEARER_ID_LENGTH, isBearer, sha256 } from "../../platform/ids.ts";
import { callerBy, type Caller } from "../../platform/policy.ts";
import { AT_THE_SAME_MOMENT } from "../../platform/limits/atTheSameMoment.ts";
import { findBearers, noteSeen, type BearerKey } from "./bearerStore.ts";

/**
 * Finds the people whom bearers belong to, or null. Those that arrive at the same moment, with different requests, are
 * looked up together. Occasionally also records that a device was used, which may fail.
 */
export function createFindCaller(sql: Queries): (bearer: string) => Promise<Caller | null> {
  const bearers = new DataLoader(
    (keys: readonly BearerKey[]) => findBearers(sql, keys),
    AT_THE_SAME_MOMENT,
  );
  return async (bearer) => {
    if (!isBearer(bearer)) return null;
    const key = { userId: bearer.slice(0, BEARER_ID_LENGTH), tokenHash: sha256(bearer) };
    const found = await bearers.load(key);
    if (!found) return null;
    if (found.stale) void noteSeen(sql, found, key.tokenHash).catch(() => {});
    return callerBy(found, bearer);
  };
}
