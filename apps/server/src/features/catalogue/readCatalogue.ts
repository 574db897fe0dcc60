import { personPath, slugOf, titlePath } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";
import { artName } from "../images/artName.ts";
import { createSnapshot, type CatalogueSnapshot } from "./snapshot.ts";
import type { CastCredit, CrewCredit, Person, Season, Title, TitleProvider, TitleStatement } from "./title.ts";

type TitleRow = Omit<Title, "id" | "slug" | "path" | "cast" | "crew" | "seasons" | "providers" | "statedBy" | "posterName" | "backdropName"> & { titleId: number };
interface CreditRow {
  titleId: number;
  personId: number;
  name: string;
  job: "CAST" | "CREATOR" | "DIRECTOR";
  character: string | null;
}

/** The greatest generation of the catalogue, 0 where nothing was ever loaded. */
export async function latestGeneration(sql: Queries): Promise<number> {
  const [row] = await sql<{ generation: number }[]>`select coalesce(max(generation), 0)::int as generation from catalogue_generations`;
  return row?.generation ?? 0;
}

/** Reads the whole catalogue into a snapshot. */
export async function readCatalogue(sql: Queries): Promise<CatalogueSnapshot> {
  const generation = await latestGeneration(sql);
  const [titleRows, creditRows, seasonRows, providerRows, statementRows] = await Promise.all([
    sql<
      TitleRow[]
    >`select title_id, kind, name, original_name, first_air_date::text, date_precision, last_air_date::text, status, runtime, countries, language, genres, tags, logline, overview,
      certificates, awards, franchise, imdb_id, prominence, source, provenance from titles order by title_id`,
    sql<CreditRow[]>`select c.title_id, c.person_id, p.name, c.job, c.character from credits c join people p using (person_id) order by c.title_id, c.place`,
    sql<(Season & { titleId: number })[]>`select title_id, season_id as id, number, year, episode_count from seasons order by title_id, number`,
    sql<
      (TitleProvider & { titleId: number })[]
    >`select t.title_id, t.provider_id as id, p.name, t.source_type, t.as_of::text from title_providers t join providers p using (provider_id) order by t.title_id, p.provider_id`,
    sql<(TitleStatement & { titleId: number })[]>`select title_id, source, url from statements order by title_id, source, ref`,
  ]);
  const credits = groupByTitle(creditRows);
  const seasons = groupByTitle(seasonRows);
  const providers = groupByTitle(providerRows);
  const statements = groupByTitle(statementRows);
  const partsOf = (id: number) => ({ credits: credits.get(id) ?? [], seasons: seasons.get(id) ?? [], providers: providers.get(id) ?? [], statements: statements.get(id) ?? [] });
  const titles = titleRows.map((row) => assembleTitle(row, partsOf(row.titleId)));
  const [featured] = await sql<{ titleIds: number[] }[]>`select title_ids from curated_lists where list_id = 'featured'`;
  return createSnapshot({ generation, titles, people: assemblePeople(titles), featured: featured?.titleIds ?? [] });
}

function groupByTitle<Row extends { titleId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, (row) => row.titleId);
}

interface TitleParts {
  credits: readonly CreditRow[];
  seasons: readonly Season[];
  providers: readonly TitleProvider[];
  statements: readonly TitleStatement[];
}

function assembleTitle({ titleId, ...facts }: TitleRow, { credits, seasons, providers, statements }: TitleParts): Title {
  const cast: CastCredit[] = [];
  const crew: CrewCredit[] = [];
  for (const { personId, name, job, character } of credits) {
    if (job === "CAST") cast.push({ personId, name, character });
    else crew.push({ personId, name, job });
  }
  const art = { id: titleId, kind: facts.kind, name: facts.name, year: yearOf(facts.firstAirDate), genres: facts.genres, maker: crew[0]?.name };
  return {
    ...facts,
    id: titleId,
    slug: slugOf(facts.name),
    path: titlePath(facts.kind, facts.name, titleId),
    cast,
    crew,
    seasons: seasons.map(({ id, number, year, episodeCount }) => ({ id, number, year, episodeCount })),
    providers: providers.map(({ id, name, sourceType, asOf }) => ({ id, name, sourceType, asOf })),
    statedBy: statements.map(({ source, url }) => ({ source, url })),
    posterName: artName("poster", art),
    backdropName: artName("backdrop", art),
  };
}

/** Year of an ISO date, 0 where there is none. */
export function yearOf(date: string | null): number {
  return date === null ? 0 : Number(date.slice(0, 4));
}

function assemblePeople(titles: readonly Title[]): Person[] {
  const people = new Map<number, { name: string; titleIds: Set<number> }>();
  for (const title of titles.toSorted((a, b) => b.prominence - a.prominence || a.id - b.id)) {
    for (const { personId, name } of [...title.crew, ...title.cast]) {
      const known = people.get(personId) ?? { name, titleIds: new Set() };
      known.titleIds.add(title.id);
      people.set(personId, known);
    }
  }
  return [...people].map(([id, { name, titleIds }]) => ({ id, name, slug: slugOf(name), path: personPath(name, id), titleIds: [...titleIds] }));
}
