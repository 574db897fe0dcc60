import type { Queries } from "../../platform/http/handler.ts";
import { BEARER_ID_LENGTH, isBearer, sha256 } from "../../platform/ids.ts";
import type { Caller } from "../../platform/policy.ts";
import { findBearer, noteSeen } from "./bearerStore.ts";

/** The person a bearer belongs to, or null. Now and then it also notes that the device was here; that may fail. */
export async function findCaller(sql: Queries, bearer: string): Promise<Caller | null> {
  if (!isBearer(bearer)) return null;
  const tokenHash = sha256(bearer);
  const found = await findBearer(sql, bearer.slice(0, BEARER_ID_LENGTH), tokenHash);
  if (!found) return null;
  const { userId, roles, stale } = found;
  if (stale) void noteSeen(sql, userId, tokenHash).catch(() => {});
  return { userId, roles, bearer };
}
