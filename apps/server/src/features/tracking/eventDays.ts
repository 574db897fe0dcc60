import { LRUCache } from "lru-cache";
import { LOCKS } from "../../platform/database/locks.ts";
import type { Sql, SqlTransaction } from "../../platform/database/sqlClient.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Days for which events are kept, not counting today. */
export const EVENT_DAYS_KEPT = 180;
/** Maximum age of an event stored under its own day: devices may have been offline. */
const DAYS_BACK = 7;
/** Clocks may be fast and the server may pause: days ahead with ready partitions. */
const DAYS_AHEAD = 3;
/**
 * A long reader (a backup) prevents removing a day: that is retried later, and nobody queues behind
 * it.
 */
const LOCK_PATIENCE = "2s";

const limitLocks = (tx: SqlTransaction) =>
  tx`select set_config('lock_timeout', ${LOCK_PATIENCE}, true)`;

/**
 * Thousands of events a second are of the same few days; formatting a date costs more than a
 * look-up.
 */
const namesOfDays = new LRUCache<number, string>({ max: 100 });

function dayOf(time: number): string {
  const number = Math.floor(time / DAY_MS);
  const known = namesOfDays.get(number);
  if (known !== undefined) return known;
  const name = new Date(time).toISOString().slice(0, 10);
  namesOfDays.set(number, name);
  return name;
}

/** The day under which an event is stored: when it happened or, if implausible, when it arrived. */
export function eventDay(occurredAt: number, now: number): string {
  const possible = occurredAt > now - DAYS_BACK * DAY_MS && occurredAt < now + DAY_MS;
  return dayOf(possible ? occurredAt : now);
}

/** Days whose partitions must exist. */
export function daysReadyAt(now: number): string[] {
  return Array.from({ length: DAYS_BACK + DAYS_AHEAD + 1 }, (_, at) =>
    dayOf(now + (at - DAYS_BACK) * DAY_MS),
  );
}

const partitionOf = (day: string): string => `d${day.replaceAll("-", "")}`;

/** Creates missing partitions for these days. Attaching them blocks no readers or writers. */
export async function makeEventDays(sql: Sql, days: readonly string[]): Promise<void> {
  const there = new Set((await listDays(sql)).map(({ name }) => name));
  for (const day of days)
    if (!there.has(partitionOf(day))) await sql.begin((tx) => makeDay(tx, day));
}

// As rows, not by name: a name looked up in vain stays unknown to a transaction that has waited for
// another.
const listDays = (sql: Sql | SqlTransaction) =>
  sql<
    { name: string }[]
  >`select tablename as name from pg_tables where schemaname = 'event_days' and tablename ~ '^d[0-9]{8}$' order by 1`;

async function makeDay(tx: SqlTransaction, day: string): Promise<void> {
  await limitLocks(tx);
  // Several servers may find the same day missing.
  await tx`select pg_advisory_xact_lock(${LOCKS.eventDays})`;
  const name = partitionOf(day);
  if ((await listDays(tx)).some((day) => day.name === name)) return;
  const next = dayOf(Date.parse(day) + DAY_MS);
  await tx.unsafe(`create table event_days.${name} (like public.events including all)`);
  await tx.unsafe(
    `alter table public.events attach partition event_days.${name} for values from ('${day}') to ('${next}')`,
  );
}

/**
 * Drops expired days, each as a whole. A day being read stays until the next time, without blocking
 * others. Returns how many were dropped.
 */
export async function removeOldEventDays(sql: Sql, now: number): Promise<number> {
  const oldest = partitionOf(dayOf(now - EVENT_DAYS_KEPT * DAY_MS));
  const old = (await listDays(sql)).filter(({ name }) => name < oldest);
  let gone = 0;
  for (const { name } of old) if (await removeDay(sql, name)) gone += 1;
  return gone;
}

const IS_LOCKED = "55P03";

/** False if somebody is reading it. */
async function removeDay(sql: Sql, name: string): Promise<boolean> {
  try {
    await sql.begin(async (tx) => {
      await limitLocks(tx);
      await tx`drop table event_days.${tx(name)}`;
    });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === IS_LOCKED) return false;
    throw error;
  }
}
