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

export async function hasStatements(sql: Queries, source: string): Promise<boolean> {
  return (await sql`select 1 from statements where source = ${source} limit 1`).length > 0;
}

/** Fields that distinguish our titles. */
export interface TitleIdentity extends Row<
  typeof schema.titles,
  "titleId" | "kind" | "imdbId" | "name" | "originalName"
> {
  year: number | null;
}

export async function findTitleIdentities(sql: Queries): Promise<TitleIdentity[]> {
  return sql<
    TitleIdentity[]
  >`select title_id, kind, imdb_id, name, original_name, extract(year from first_air_date)::int as year from titles`;
}
