import type { TitleKind } from "@worthy/domain";
import type { Sql } from "../../../platform/database/sqlClient.ts";
import { findStatedTitles } from "../../catalogue/statements/findStatements.ts";
import type { PoliteClient } from "../http/politeClient.ts";
import type { ImportItem } from "../jobs/importStore.ts";
import type { SourceContext } from "../jobs/titleSource.ts";
import { FRESH_DAYS } from "../jobs/withoutFresh.ts";
import { tmdbChanges } from "./tmdbShapes.ts";

const DAY_MS = 86_400_000;
/** TMDB reports changes of at most fourteen days at a time. */
const WINDOW_DAYS = 14;
const MOST_PAGES = 1_000;

interface Reading {
  client: PoliteClient;
  api: string;
}

/** Splits a time span into windows no longer than TMDB allows. */
export function windowsBetween(from: Date, to: Date): { start: string; end: string }[] {
  const windows: { start: string; end: string }[] = [];
  for (let start = from.getTime(); start < to.getTime(); start += WINDOW_DAYS * DAY_MS) {
    const end = Math.min(start + WINDOW_DAYS * DAY_MS, to.getTime());
    windows.push({
      start: new Date(start).toISOString().slice(0, 10),
      end: new Date(end).toISOString().slice(0, 10),
    });
  }
  return windows;
}

/** Those of our titles that have changed since they were fetched, or were fetched too long ago. */
export async function listTmdbChanges(
  { sql, job, now }: SourceContext,
  reading: Reading,
): Promise<ImportItem[]> {
  const at = now();
  const known = await findStatedTitles(sql, "tmdb");
  const all = known.map(({ kind, ref }, place) => ({ kind, ref, place }));
  if (job.options.renew) return all;
  const tooOld = at.getTime() - FRESH_DAYS * DAY_MS;
  const oldest = known.find(({ fetchedAt }) => fetchedAt.getTime() > tooOld)?.fetchedAt ?? at;
  const from = latest(oldest, await lastLookAtChanges(sql));
  const changed: Record<TitleKind, Set<string>> = {
    tv: await changesSince(reading, { kind: "tv", from, to: at }),
    movie: await changesSince(reading, { kind: "movie", from, to: at }),
  };
  const wanted = known.filter(
    ({ kind, ref, fetchedAt }) => fetchedAt.getTime() <= tooOld || changed[kind].has(ref),
  );
  return wanted.map(({ kind, ref }, place) => ({ kind, ref, place }));
}

const latest = (a: Date, b: Date | null) => (b && b > a ? b : a);

/** End of the period covered by the last finished update; earlier changes have been fetched. */
async function lastLookAtChanges(sql: Sql): Promise<Date | null> {
  const [last] = await sql<{ until: string | null }[]>`
    select cursor ->> 'changesUntil' as until from import_jobs where source = 'tmdb' and state = 'DONE' and cursor ? 'changesUntil' order by job_id desc limit 1`;
  return last?.until ? new Date(last.until) : null;
}

async function changesSince(
  { client, api }: Reading,
  { kind, from, to }: { kind: TitleKind; from: Date; to: Date },
): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const { start, end } of windowsBetween(from, to)) {
    for (let page = 1, pages = 1; page <= Math.min(pages, MOST_PAGES); page++) {
      const answer = await client.get(
        `${api}/${kind}/changes?start_date=${start}&end_date=${end}&page=${page}`,
        tmdbChanges,
      );
      pages = answer.total_pages;
      for (const { id } of answer.results ?? []) ids.add(String(id));
    }
  }
  return ids;
}
