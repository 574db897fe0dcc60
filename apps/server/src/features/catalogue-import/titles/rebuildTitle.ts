import type { TitleKind } from "@worthy/domain";
import type { Queries } from "../../../platform/http/handler.ts";
import type { SourceName, Statement, TitleFacts } from "../facts.ts";
import { noteVersions } from "../../catalogue/noteVersions.ts";
import { readBundledStatement } from "./bundledStatement.ts";
import { linkPeople } from "./linkPeople.ts";
import { mergeStatements, type MergedTitle, type Provenance } from "./mergeStatements.ts";
import { writePersonPictures } from "./personPictures.ts";
import { writeParts } from "./writeParts.ts";

export interface TitleKey {
  titleId: number;
  kind: TitleKind;
}

/**
 * Writes a title's rows anew from all that is said of it: the bundle's word, which stays, and the statements. A title of which nobody says
 * anything any more is taken away; ratings of it stay. Call it within a transaction.
 */
export async function rebuildTitle(sql: Queries, key: TitleKey): Promise<void> {
  const bundled = await readBundledStatement(sql, key.titleId);
  const said = await sql<{ source: SourceName; facts: TitleFacts; asOf: string }[]>`
    select source, facts, (fetched_at at time zone 'UTC')::date::text as as_of from statements where title_id = ${key.titleId} order by source, ref`;
  const statements: Statement[] = bundled ? [bundled, ...said] : said;
  if (!statements.some(({ facts }) => facts.name)) return removeTitle(sql, key.titleId);
  const linked = bundled ? await linkPeople(sql, { bundled, statements: said }) : said;
  const merged = mergeStatements(bundled ? [bundled, ...linked] : linked);
  await writeTitle(sql, key, merged);
  await noteVersions(sql, sql`title_id = ${key.titleId}`);
  await writeParts(sql, key.titleId, { merged, isBundled: bundled !== null });
  await writePersonPictures(sql, said);
}

/** Takes away a title's rows, and nothing that people have said of it. */
export async function removeTitle(sql: Queries, titleId: number): Promise<void> {
  await sql`delete from episodes where season_id in (select season_id from seasons where title_id = ${titleId})`;
  await sql`delete from seasons where title_id = ${titleId}`;
  await sql`delete from credits where title_id = ${titleId}`;
  await sql`delete from title_providers where title_id = ${titleId}`;
  await sql`delete from titles where title_id = ${titleId}`;
  await noteVersions(sql, sql`title_id = ${titleId}`);
}

/** What is not from the title's own source. */
function othersOf({ provenance, source }: MergedTitle): Provenance {
  const others = Object.entries(provenance).filter(([, who]) => who !== source);
  return Object.fromEntries(others.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

async function writeTitle(sql: Queries, { titleId, kind }: TitleKey, merged: MergedTitle): Promise<void> {
  const { facts, source } = merged;
  const row = {
    titleId,
    kind,
    name: facts.name ?? "",
    originalName: facts.originalName ?? null,
    firstAirDate: facts.firstAirDate ?? null,
    datePrecision: facts.datePrecision ?? "day",
    lastAirDate: facts.lastAirDate ?? null,
    status: facts.status ?? (kind === "movie" ? "RELEASED" : "RUNNING"),
    runtime: facts.runtime ?? null,
    countries: facts.countries ?? [],
    language: facts.language ?? "",
    genres: facts.genres ?? [],
    tags: facts.tags ?? [],
    logline: facts.logline ?? "",
    overview: facts.overview ?? "",
    certificates: facts.certificates ?? {},
    franchise: facts.franchise ?? null,
    imdbId: facts.imdbId ?? null,
    prominence: facts.prominence ?? 1,
    posterPath: facts.poster ?? null,
    backdropPath: facts.backdrop ?? null,
    source,
    provenance: othersOf(merged),
  };
  const columns = Object.keys(row).filter((column) => column !== "titleId");
  // Awards are the bundle's alone and are left as they are.
  await sql`insert into titles ${sql(row as never)} on conflict (title_id) do update set ${columns.map((column, at) => sql`${at ? sql`,` : sql``} ${sql(column)} = excluded.${sql(column)}`)}`;
}
