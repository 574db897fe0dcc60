import type { Queries } from "../../platform/http/handler.ts";
import { BEARER_ID_LENGTH, isBearer, sha256 } from "../../platform/ids.ts";
import { callerBy, type Caller } from "../../platform/policy.ts";
import { findBearers, noteSeen, type BearerKey } from "./bearerStore.ts";

type Found = Awaited<ReturnType<typeof findBearers>>[number];

interface Waiting extends BearerKey {
  resolve(found: Found): void;
  reject(error: unknown): void;
}

const MOST_AT_ONCE = 50;

/**
 * Finds the people whom bearers belong to, or null. Those that arrive at the same moment, with different requests, are
 * looked up together. Occasionally also records that a device was used, which may fail.
 */
export function createFindCaller(sql: Queries): (bearer: string) => Promise<Caller | null> {
  const waiting: Waiting[] = [];

  async function readWaiting(): Promise<void> {
    const keys = waiting.splice(0, MOST_AT_ONCE);
    if (waiting.length > 0) setImmediate(readWaiting);
    try {
      const found = await findBearers(sql, keys);
      for (const [at, { resolve }] of keys.entries()) resolve(found[at] ?? null);
    } catch (error) {
      for (const { reject } of keys) reject(error);
    }
  }

  const find = (key: BearerKey) =>
    new Promise<Found>((resolve, reject) => {
      const length = waiting.push({ ...key, resolve, reject });
      if (length === 1) setImmediate(readWaiting);
    });

  return async (bearer) => {
    if (!isBearer(bearer)) return null;
    const key = { userId: bearer.slice(0, BEARER_ID_LENGTH), tokenHash: sha256(bearer) };
    const found = await find(key);
    if (!found) return null;
    if (found.stale) void noteSeen(sql, found, key.tokenHash).catch(() => {});
    return callerBy(found, bearer);
  };
}
