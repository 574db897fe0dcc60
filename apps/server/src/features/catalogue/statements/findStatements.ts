import type { Queries } from "../../../platform/http/handler.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";

/** A source's title that matches one of ours. */
export type StatedTitle = Row<typeof schema.statements, "kind" | "ref" | "titleId" | "fetchedAt">;

/** All statements of a source, the ones fetched longest ago first. */
export async function findStatedTitles(sql: Queries, source: string): Promise<StatedTitle[]> {
  return sql<
    StatedTitle[]
  >`select kind, ref, title_id, fetched_at from statements where source = ${source} order by fetched_at, ref`;
}

/** A source's statements since a time. */
export async function findStatedSince(
  sql: Queries,
  source: string,
  since: Date,
): Promise<Pick<StatedTitle, "kind" | "ref">[]> {
  return sql<
    Pick<StatedTitle, "kind" | "ref">[]
  >`select kind, ref from statements where source = ${source} and fetched_at > ${since}`;
}

/** IMDb ids of bundled shows without a source's statement since a time, best known first. */
export async function findBundledShows(
  sql: Queries,
  { source, since }: { source: string; since: Date },
): Promise<string[]> {
  const rows = await sql<{ imdbId: string }[]>`
    select imdb_id from titles t where kind = 'tv' and source = 'bundle' and imdb_id is not null
      and not exists (select 1 from statements s where s.title_id = t.title_id and s.source = ${source} and s.fetched_at > ${since})
    order by fame desc, title_id`;
  return rows.map(({ imdbId }) => imdbId);
}

export async function hasStatements(sql: Queries, source: string): Promise<boolean> {
  return (await sql`select 1 from statements where source = ${source} limit 1`).length > 0;
}

/** Fields that distinguish our titles. */
export interface TitleIdentity extends Row<
  typeof schema.titles,
  "titleId" | "kind" | "imdbId" | "name" | "originalName" | "names" | "otherNames"
> {
  year: number | null;
}

export async function findTitleIdentities(sql: Queries): Promise<TitleIdentity[]> {
  return sql<
    TitleIdentity[]
  >`select title_id, kind, imdb_id, name, original_name, names, other_names, extract(year from first_air_date)::int as year from titles`;
}
