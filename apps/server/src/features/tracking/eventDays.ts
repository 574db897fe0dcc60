import { LRUCache } from "lru-cache";
import type { Sql, SqlTransaction } from "../../platform/database/sqlClient.ts";

const DAY_MS = 24 * 60 * 60_000;
/** For how many days events are kept, today not counted. */
export const EVENT_DAYS_KEPT = 180;
/** How old an event may be that is taken for the day it happened: a device may have been offline. */
const DAYS_BACK = 7;
/** Clocks run fast and the server may rest: days ahead of today whose partitions stand ready. */
const DAYS_AHEAD = 3;
/** Who reads for long (a backup) keeps a day from going: it is tried again, and nobody waits behind it. */
const LOCK_PATIENCE = "2s";

const limitLocks = (tx: SqlTransaction) => tx`select set_config('lock_timeout', ${LOCK_PATIENCE}, true)`;

/** Thousands of events a second are of the same few days: writing a date out costs more than looking it up. */
const namesOfDays = new LRUCache<number, string>({ max: 100 });

function dayOf(time: number): string {
  const number = Math.floor(time / DAY_MS);
  const known = namesOfDays.get(number);
  if (known !== undefined) return known;
  const name = new Date(time).toISOString().slice(0, 10);
  namesOfDays.set(number, name);
  return name;
}

/** The day under which an event is kept: when it happened, or, where that cannot be, when it came. */
export function eventDay(occurredAt: number, now: number): string {
  const possible = occurredAt > now - DAYS_BACK * DAY_MS && occurredAt < now + DAY_MS;
  return dayOf(possible ? occurredAt : now);
}

/** Days whose partitions stand ready at a time. */
export function daysReadyAt(now: number): string[] {
  return Array.from({ length: DAYS_BACK + DAYS_AHEAD + 1 }, (_, at) => dayOf(now + (at - DAYS_BACK) * DAY_MS));
}

const partitionOf = (day: string): string => `d${day.replaceAll("-", "")}`;

/** Makes the partitions of these days that are missing. Attached ones keep nobody from reading or writing meanwhile. */
export async function makeEventDays(sql: Sql, days: readonly string[]): Promise<void> {
  const there = new Set((await listDays(sql)).map(({ name }) => name));
  for (const day of days) if (!there.has(partitionOf(day))) await sql.begin((tx) => makeDay(tx, day));
}

// As rows, not as a name: names that were looked up in vain stay unknown to a transaction that has waited for another.
const listDays = (sql: Sql | SqlTransaction) =>
  sql<{ name: string }[]>`select tablename as name from pg_tables where schemaname = 'event_days' and tablename ~ '^d[0-9]{8}$' order by 1`;

async function makeDay(tx: SqlTransaction, day: string): Promise<void> {
  await limitLocks(tx);
  // Several servers may come upon the same missing day.
  await tx`select pg_advisory_xact_lock(hashtext('event_days'))`;
  const name = partitionOf(day);
  if ((await listDays(tx)).some((day) => day.name === name)) return;
  const next = dayOf(Date.parse(day) + DAY_MS);
  await tx.unsafe(`create table event_days.${name} (like public.events including all)`);
  await tx.unsafe(`alter table public.events attach partition event_days.${name} for values from ('${day}') to ('${next}')`);
}

/** Removes the days past their time, each whole. One that somebody reads stays until the next time, and keeps no other from going. Returns how many went. */
export async function removeOldEventDays(sql: Sql, now: number): Promise<number> {
  const oldest = partitionOf(dayOf(now - EVENT_DAYS_KEPT * DAY_MS));
  const old = (await listDays(sql)).filter(({ name }) => name < oldest);
  let gone = 0;
  for (const { name } of old) if (await removeDay(sql, name)) gone += 1;
  return gone;
}

const IS_LOCKED = "55P03";

/** False where somebody reads it. */
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
