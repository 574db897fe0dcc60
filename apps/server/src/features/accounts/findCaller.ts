import type { Queries } from "../../platform/http/handler.ts";
import { BEARER_ID_LENGTH, isBearer, sha256 } from "../../platform/ids.ts";
import type { Caller } from "../../platform/policy.ts";
import { findBearer } from "./accountStore.ts";

/** The person a bearer belongs to, or null. */
export async function findCaller(sql: Queries, bearer: string): Promise<Caller | null> {
  if (!isBearer(bearer)) return null;
  const found = await findBearer(sql, bearer.slice(0, BEARER_ID_LENGTH), sha256(bearer));
  return found && { ...found, bearer };
}
