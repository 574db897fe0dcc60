import type { Queries } from "../../platform/http/handler.ts";
import { BEARER_ID_LENGTH, isBearer, sha256 } from "../../platform/ids.ts";
import { callerBy, type Caller } from "../../platform/policy.ts";
import { findBearer, noteSeen } from "./bearerStore.ts";

/**
 * The person a bearer belongs to, or null. Occasionally also records that the device was used,
 * which may fail.
 */
export async function findCaller(sql: Queries, bearer: string): Promise<Caller | null> {
  if (!isBearer(bearer)) return null;
  const tokenHash = sha256(bearer);
  const found = await findBearer(sql, bearer.slice(0, BEARER_ID_LENGTH), tokenHash);
  if (!found) return null;
  if (found.stale) void noteSeen(sql, found, tokenHash).catch(() => {});
  return callerBy(found, bearer);
}
