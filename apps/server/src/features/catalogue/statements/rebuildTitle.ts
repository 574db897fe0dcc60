import type { TitleKind } from "@worthy/domain";
import type { Queries } from "../../../platform/http/handler.ts";
import type { Statement } from "./facts.ts";
import { recordVersions } from "../recordVersions.ts";
import { readBundledStatement } from "./bundledStatement.ts";
import { LITTLE_KNOWN } from "./importedFame.ts";
import { linkPeople } from "./linkPeople.ts";
import { mergeStatements, type MergedTitle, type Provenance } from "./mergeStatements.ts";
import { writePersonPictures } from "./personPictures.ts";
import { writeParts } from "./writeParts.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";

export interface TitleKey {
  titleId: number;
  kind: TitleKind;
}

/**
 * Rebuilds a title's rows from all statements, including the bundle's. A title without any
 * statement is removed, but its ratings stay. Requires a transaction.
 */
export async function rebuildTitle(sql: Queries, key: TitleKey): Promise<void> {
  const bundled = await readBundledStatement(sql, key.titleId);
  // If a source has given a title a new id, what it says under the newer one comes first.
  const said = await sql<(Row<typeof schema.statements, "source" | "facts"> & { asOf: string })[]>`
    select source, facts, (fetched_at at time zone 'UTC')::date::text as as_of from statements where title_id = ${key.titleId} order by source, length(ref) desc, ref desc`;
  const statements: Statement[] = bundled ? [bundled, ...said] : said;
  if (!statements.some(({ facts }) => facts.name)) return removeTitle(sql, key.titleId);
  const linked = bundled ? await linkPeople(sql, { bundled, statements: said }) : said;
  const merged = mergeStatements(bundled ? [bundled, ...linked] : linked);
  await writeTitle(sql, key, merged);
  await recordVersions(sql, sql`title_id = ${key.titleId}`);
  await writeParts(sql, key.titleId, { merged, isBundled: bundled !== null });
  await writePersonPictures(sql, said);
}

/** Deletes a title's rows, but nothing that people said about it. */
export async function removeTitle(sql: Queries, titleId: number): Promise<void> {
  await sql`delete from episodes where season_id in (select season_id from seasons where title_id = ${titleId})`;
  await sql`delete from seasons where title_id = ${titleId}`;
  await sql`delete from credits where title_id = ${titleId}`;
  await sql`delete from title_providers where title_id = ${titleId}`;
  await sql`delete from titles where title_id = ${titleId}`;
  await recordVersions(sql, sql`title_id = ${titleId}`);
}

/** Parts that don't come from the title's own source. */
function othersOf({ provenance, source }: MergedTitle): Provenance {
  const others = Object.entries(provenance).filter(([, who]) => who !== source);
  return Object.fromEntries(others.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

async function writeTitle(
  sql: Queries,
  { titleId, kind }: TitleKey,
  merged: MergedTitle,
): Promise<void> {
  const { facts, source } = merged;
  const row = {
    titleId,
    kind,
    name: facts.name ?? "",
    originalName: facts.originalName ?? null,
    names: facts.names ?? {},
    otherNames: facts.otherNames ?? [],
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
    motif: facts.motif ?? null,
    imdbId: facts.imdbId ?? null,
    ids: facts.ids ?? {},
    fame: facts.fame ?? LITTLE_KNOWN,
    posterPath: facts.poster ?? null,
    backdropPath: facts.backdrop ?? null,
    source,
    provenance: othersOf(merged),
  };
  const columns = Object.keys(row).filter((column) => column !== "titleId");
  // Awards only come from the bundle and are left unchanged.
  await sql`insert into titles ${sql(row as never)} on conflict (title_id) do update set ${columns.map((column, at) => sql`${at ? sql`,` : sql``} ${sql(column)} = excluded.${sql(column)}`)}`;
}
