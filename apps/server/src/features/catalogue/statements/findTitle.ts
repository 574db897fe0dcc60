import { RED_HERRING_ID } from "@worthy/domain";
import type { Queries } from "../../../platform/http/handler.ts";
import type { ImportedTitle } from "./facts.ts";
import { titleIdCandidates } from "./importedIds.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";

type Candidate = Row<typeof schema.titles, "titleId" | "imdbId">;

/**
 * Finds the id of the title a source means: the one it meant before; otherwise the one with its
 * IMDb id; otherwise the only one with the kind, name and year and no conflicting IMDb id;
 * otherwise a new one. Two titles of a source never become the same one.
 */
export async function findTitle(sql: Queries, title: ImportedTitle): Promise<number> {
  const { source, kind, ref } = title;
  const [known] = await sql<
    Row<typeof schema.statements, "titleId">[]
  >`select title_id from statements where source = ${source} and kind = ${kind} and ref = ${ref}`;
  if (known) return known.titleId;
  const same = (await findByImdb(sql, title)) ?? (await findByName(sql, title));
  return same ?? newTitleId(sql, title);
}

const notSaidBy = (sql: Queries, { source }: ImportedTitle) =>
  sql`not exists (select 1 from statements s where s.title_id = t.title_id and s.source = ${source})`;

async function findByImdb(sql: Queries, title: ImportedTitle): Promise<number | null> {
  const { imdbId } = title.facts;
  if (!imdbId) return null;
  const [found] = await sql<Candidate[]>`
    select title_id, imdb_id from titles t where imdb_id = ${imdbId} and kind = ${title.kind} and ${notSaidBy(sql, title)} order by title_id limit 1`;
  return found?.titleId ?? null;
}

async function findByName(sql: Queries, title: ImportedTitle): Promise<number | null> {
  const { name, originalName, firstAirDate, imdbId } = title.facts;
  if (!firstAirDate || !name) return null;
  const names = [name, originalName ?? name].map((each) => each.toLowerCase());
  const year = firstAirDate.slice(0, 4);
  const found = await sql<Candidate[]>`
    select title_id, imdb_id from titles t
    where kind = ${title.kind} and lower(name) in ${sql(names)} and first_air_date between ${`${year}-01-01`} and ${`${year}-12-31`} and ${notSaidBy(sql, title)}
    limit 3`;
  const fitting = found.filter(
    (candidate) => candidate.imdbId === null || imdbId === undefined || candidate.imdbId === imdbId,
  );
  const [only, ...more] = fitting;
  return only && more.length === 0 ? only.titleId : null;
}

async function newTitleId(sql: Queries, title: ImportedTitle): Promise<number> {
  for (const titleId of titleIdCandidates(title).filter((id) => id !== RED_HERRING_ID)) {
    const taken =
      await sql`select 1 from titles where title_id = ${titleId} union all select 1 from statements where title_id = ${titleId} limit 1`;
    if (taken.length === 0) return titleId;
  }
  throw new Error(`no free id for ${title.source} ${title.kind} ${title.ref}`);
}
