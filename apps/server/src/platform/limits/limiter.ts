import { isIPv6 } from "node:net";
import type { Sql } from "../database/sqlClient.ts";
import { sha256 } from "../ids.ts";
import { Refusal } from "../refusal.ts";
import type { Row } from "../database/row.ts";
import type * as schema from "../database/schema.ts";

/** A number of times within a time window. */
export interface Limit {
  name: string;
  most: number;
  windowMs: number;
  /** Whether its keys are networks, which more people share on some servers than on others. */
  ofNetwork?: true;
}

export interface Limiter {
  /** Counts one more for a key; a refusal with the time to come back if there are too many. */
  take(limit: Limit, key: string, now: number): Promise<Refusal | null>;
  /** Counts several for each key. @returns how many each has now, on all servers */
  add(
    limit: Pick<Limit, "name" | "windowMs">,
    counts: ReadonlyMap<string, number>,
    now: number,
  ): Promise<ReadonlyMap<string, number>>;
  /** Only checks: a refusal if a key has none left. */
  look(limit: Limit, key: string, now: number): Promise<Refusal | null>;
}

/**
 * Counts in the database, so several servers share a limit and a restart doesn't forget it.
 * @param crowd how many times as much as usual each network may do
 */
export function createLimiter(sql: Sql, crowd = 1): Limiter {
  const mostOf = ({ most, ofNetwork }: Limit) => (ofNetwork ? most * crowd : most);
  return {
    take: async (limit, key, now) => {
      const end = endOf(limit, now);
      const [row] = await sql<Row<typeof schema.limitCounts, "count">[]>`
        insert into limit_counts (key_hash, window_end) values (${hashOf(limit, key)}, ${new Date(end)})
        on conflict (key_hash, window_end) do update set count = limit_counts.count + 1 returning count`;
      return (row?.count ?? 0) <= mostOf(limit) ? null : tooMany(end - now);
    },
    add: async (limit, counts, now) => {
      const keyOfHash = new Map(Array.from(counts.keys(), (key) => [hashOf(limit, key), key]));
      const rows = await sql<Row<typeof schema.limitCounts, "keyHash" | "count">[]>`
        insert into limit_counts (key_hash, window_end, count)
        select key_hash, ${new Date(endOf(limit, now))}, count from unnest(${[...keyOfHash.keys()]}::text[], ${[...counts.values()]}::int[]) as given (key_hash, count) order by key_hash
        on conflict (key_hash, window_end) do update set count = limit_counts.count + excluded.count returning key_hash, count`;
      return new Map(rows.map(({ keyHash, count }) => [keyOfHash.get(keyHash) ?? "", count]));
    },
    look: async (limit, key, now) => {
      const end = endOf(limit, now);
      const [row] = await sql<
        Row<typeof schema.limitCounts, "count">[]
      >`select count from limit_counts where key_hash = ${hashOf(limit, key)} and window_end = ${new Date(end)}`;
      return (row?.count ?? 0) < mostOf(limit) ? null : tooMany(end - now);
    },
  };
}

const hashOf = ({ name }: Pick<Limit, "name">, key: string) => sha256(`${name} ${key}`);
export const endOf = ({ windowMs }: Pick<Limit, "windowMs">, now: number) =>
  (Math.floor(now / windowMs) + 1) * windowMs;

function tooMany(waitMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new Refusal("too-many", `Too many attempts. Try again in ${waitInWords(seconds)}.`, {
    retryAfter: seconds,
  });
}

/** Deletes expired counts. */
export async function removeOldCounts(sql: Sql): Promise<void> {
  await sql`delete from limit_counts where window_end < now() - interval '1 hour'`;
}

function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return seconds <= 60 ? "a minute" : `${minutes} minutes`;
}

/**
 * What counts as one network location: an IPv4 address, or the half of an IPv6 address that a
 * household has.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes(".")) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const all =
    tail === undefined
      ? groups
      : [
          ...groups,
          ...Array.from({ length: 8 - groups.length - after.length }, () => "0"),
          ...after,
        ];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
