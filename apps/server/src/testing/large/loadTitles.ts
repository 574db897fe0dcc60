import type { ImportedTitle, TitleFacts } from "../../features/catalogue/statements/facts.ts";
import {
  importedSeasonId,
  titleIdCandidates,
} from "../../features/catalogue/statements/importedIds.ts";
import { LITTLE_KNOWN } from "../../features/catalogue/statements/importedFame.ts";
import type { Sql } from "../../platform/database/sqlClient.ts";
import { copyRows } from "./copyRows.ts";
import { inventImport } from "./inventImport.ts";

interface Stored extends ImportedTitle {
  titleId: number;
}

/** A source's word that is older than half a year would be taken away. */
const FETCHED = new Date().toISOString().slice(0, 10);
/** Titles that are in memory at once. */
const SLICE = 5_000;

/** Loads invented titles as an import leaves them, in minutes where an import takes hours; who wants them known announces them. @param from number of the first */
export async function loadTitles(sql: Sql, count: number, from = 0): Promise<void> {
  const people = new Map<number, string>();
  for (let at = from; at < from + count; at += SLICE) {
    const titles = Array.from({ length: Math.min(SLICE, from + count - at) }, (_, each) =>
      stored(inventImport(at + each, count)),
    );
    await copySlice(sql, titles);
    for (const { facts } of titles)
      for (const { personId, name } of [...(facts.cast ?? []), ...(facts.crew ?? [])])
        people.set(personId, name);
  }
  const known = new Set(
    (await sql<{ personId: number }[]>`select person_id from people`).map(
      ({ personId }) => personId,
    ),
  );
  await copyRows(sql, "people", {
    columns: ["person_id", "name"],
    rows: [...people].filter(([id]) => !known.has(id)),
  });
  const providers = Array.from({ length: 60 }, (_, at) => ({
    providerId: 1_008_000 + at,
    name: `Lamp Service ${at}`,
    category: "SUBSCRIPTION",
  }));
  await sql`insert into providers ${sql(providers)} on conflict do nothing`;
  await sql`analyze`;
}

/** Without an imdb id the name would give it, and names are drawn twice now and then. */
function stored(title: ImportedTitle): Stored {
  const titleId = titleIdCandidates(title).at(title.facts.imdbId ? 0 : -1) ?? 0;
  return { ...title, titleId };
}

const offerRows = ({ titleId, facts }: Stored) =>
  (facts.offers ?? []).map(({ providerId, type, country }) => [
    titleId,
    providerId,
    type,
    country,
    FETCHED,
  ]);

async function copySlice(sql: Sql, titles: readonly Stored[]): Promise<void> {
  const titleColumns =
    "title_id kind name original_name first_air_date status runtime countries language genres tags logline overview certificates franchise imdb_id fame source".split(
      " ",
    );
  await copyRows(sql, "titles", { columns: titleColumns, rows: titles.map(titleRow) });
  await copyRows(sql, "credits", {
    columns: ["title_id", "person_id", "job", "character", "place"],
    rows: titles.flatMap(creditRows),
  });
  const seasons = titles.flatMap(({ titleId, facts }) =>
    (facts.seasons ?? []).map((season) => ({
      titleId,
      season,
      seasonId: importedSeasonId(titleId, season.number),
    })),
  );
  await copyRows(sql, "seasons", {
    columns: ["season_id", "title_id", "number", "year", "episode_count"],
    rows: seasons.map(({ titleId, season, seasonId }) => [
      seasonId,
      titleId,
      season.number,
      season.year ?? 0,
      season.episodeCount,
    ]),
  });
  await copyRows(sql, "episodes", {
    columns: ["season_id", "number", "name", "air_date"],
    rows: seasons.flatMap(({ season, seasonId }) =>
      (season.episodes ?? []).map(({ number, name, airDate }) => [
        seasonId,
        number,
        name ?? null,
        airDate ?? null,
      ]),
    ),
  });
  await copyRows(sql, "title_providers", {
    columns: ["title_id", "provider_id", "source_type", "region", "as_of"],
    rows: titles.flatMap(offerRows),
  });
  await copyRows(sql, "statements", {
    columns: ["source", "kind", "ref", "title_id", "facts", "url", "fetched_at"],
    rows: titles.map(({ source, kind, ref, titleId, facts, url }) => [
      source,
      kind,
      ref,
      titleId,
      { ...facts },
      url ?? null,
      FETCHED,
    ]),
  });
}

function titleRow({ titleId, kind, source, facts }: Stored) {
  const {
    name = "",
    originalName = null,
    firstAirDate = null,
    status = "RELEASED",
    runtime = null,
    countries = [],
    language = "",
    genres = [],
    tags = [],
  } = facts;
  const {
    logline = "",
    overview = "",
    certificates = {},
    franchise = null,
    imdbId = null,
    fame = LITTLE_KNOWN,
  } = facts;
  const shown = [
    titleId,
    kind,
    name,
    originalName,
    firstAirDate,
    status,
    runtime,
    countries,
    language,
    genres,
    tags,
  ];
  return [...shown, logline, overview, certificates, franchise, imdbId, fame, source];
}

function creditRows({ titleId, facts }: Stored) {
  const { cast = [], crew = [] }: TitleFacts = facts;
  const makers = [...new Map(crew.map((credit) => [credit.personId, credit])).values()];
  return [
    ...cast.map(({ personId, character }, place) => [
      titleId,
      personId,
      "CAST",
      character ?? null,
      place,
    ]),
    ...makers.map(({ personId, job }, place) => [titleId, personId, job, null, place]),
  ];
}
