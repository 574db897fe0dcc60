import type { Queries } from "../../../platform/http/handler.ts";
import type { CastFacts, CrewFacts, SeasonFacts, Statement, TitleFacts } from "./facts.ts";
import type { Provenance } from "./mergeStatements.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";

type FactsRow = { [Field in keyof TitleFacts]: TitleFacts[Field] | null } & {
  provenance: Provenance;
};

/** Columns of `titles` that are fields of the same name. */
const SCALARS = [
  "name",
  "originalName",
  "lastAirDate",
  "status",
  "runtime",
  "countries",
  "language",
  "genres",
  "tags",
  "logline",
  "overview",
  "franchise",
  "motif",
  "imdbId",
  "ids",
  "fame",
] as const;

/**
 * What the bundle says about a title, read from its rows: everything no import added. Null if the
 * bundle doesn't have the title.
 */
export async function readBundledStatement(
  sql: Queries,
  titleId: number,
): Promise<Statement | null> {
  const [row] = await sql<FactsRow[]>`
    select name, original_name, names, other_names, first_air_date::text, date_precision, last_air_date::text, status, runtime, countries, language, genres, tags, logline, overview, certificates, franchise,
      motif, imdb_id, ids, fame, provenance from titles where title_id = ${titleId} and source = 'bundle'`;
  if (!row) return null;
  const { provenance } = row;
  const facts: TitleFacts = {};
  for (const field of SCALARS)
    if (row[field] !== null && !(field in provenance))
      Object.assign(facts, { [field]: row[field] });
  if (row.firstAirDate) {
    // The year is always the bundle's; the day may come from elsewhere.
    const isOwnDay = !("firstAirDate" in provenance);
    facts.firstAirDate = isOwnDay ? row.firstAirDate : `${row.firstAirDate.slice(0, 4)}-01-01`;
    facts.datePrecision = isOwnDay ? (row.datePrecision ?? "day") : "year";
  }
  const own = (field: "certificates" | "names") =>
    Object.fromEntries(
      Object.entries(row[field] ?? {}).filter(([key]) => !(`${field}.${key}` in provenance)),
    );
  facts.certificates = own("certificates");
  facts.names = own("names");
  facts.otherNames = row.otherNames?.filter((name) => !(`otherNames.${name}` in provenance)) ?? [];
  const [home] = await sql<
    Row<typeof schema.providers, "name">[]
  >`select p.name from title_providers t join providers p using (provider_id) where t.title_id = ${titleId} and source_type = 'ORIGINAL' limit 1`;
  if (home) facts.home = home.name;
  if (!("cast" in provenance)) facts.cast = await readCast(sql, titleId);
  if (!("crew" in provenance)) facts.crew = await readCrew(sql, titleId);
  if (!("seasons" in provenance)) facts.seasons = await readSeasons(sql, { titleId, provenance });
  return { source: "bundle", facts, asOf: "" };
}

async function readCast(sql: Queries, titleId: number): Promise<CastFacts[]> {
  const rows = await sql<
    (Row<typeof schema.credits, "personId" | "character"> & Row<typeof schema.people, "name">)[]
  >`
    select c.person_id, p.name, c.character from credits c join people p using (person_id) where c.title_id = ${titleId} and job = 'CAST' order by place`;
  return rows.map(({ personId, name, character }) => ({
    personId,
    name,
    ...(character !== null && { character }),
  }));
}

async function readCrew(sql: Queries, titleId: number): Promise<CrewFacts[]> {
  return sql<
    CrewFacts[]
  >`select c.person_id, p.name, c.job from credits c join people p using (person_id) where c.title_id = ${titleId} and job <> 'CAST' order by place`;
}

async function readSeasons(
  sql: Queries,
  { titleId, provenance }: { titleId: number; provenance: Provenance },
): Promise<SeasonFacts[]> {
  const rows = await sql<
    (Row<typeof schema.episodes, "number"> &
      Row<typeof schema.seasons, "year" | "episodeCount"> & {
        episodes: { number: number; name: string | null; airDate: string | null }[] | null;
      })[]
  >`
    select number, year, episode_count,
      (select json_agg(json_build_object('number', e.number, 'name', e.name, 'airDate', e.air_date) order by e.number) from episodes e where e.season_id = s.season_id) as episodes
    from seasons s where title_id = ${titleId} order by number`;
  return rows
    .filter(({ number }) => !(`season.${number}` in provenance))
    .map(({ number, year, episodeCount, episodes }) => {
      const own = `episodes.${number}` in provenance ? null : episodes;
      const list = own?.map((each) => ({
        number: each.number,
        ...(each.name !== null && { name: each.name }),
        ...(each.airDate !== null && { airDate: each.airDate }),
      }));
      const count = `count.${number}` in provenance ? 0 : episodeCount;
      return { number, year, episodeCount: count, ...(list && { episodes: list }) };
    });
}
