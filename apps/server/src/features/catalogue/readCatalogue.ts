import { personPath, slugOf, titlePath } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";
import { artFactsOf } from "../images/artFactsOf.ts";
import { artName } from "../images/artName.ts";
import { pictureName } from "../images/pictureName.ts";
import { createSnapshot, type CatalogueSnapshot } from "./snapshot.ts";
import type { CastCredit, CrewCredit, CuratedList, Person, Provider, Season, Title, TitleOffer, TitleStatement } from "./title.ts";

type TitleRow = Omit<Title, "id" | "slug" | "path" | "cast" | "crew" | "seasons" | "providers" | "offers" | "statedBy" | "posterName" | "backdropName"> & { titleId: number };
interface CreditRow {
  titleId: number;
  personId: number;
  name: string;
  job: "CAST" | "CREATOR" | "DIRECTOR";
  character: string | null;
}

type OfferRow = Pick<TitleOffer, "id" | "sourceType" | "region" | "asOf"> & { titleId: number };

/** The greatest generation of the catalogue, 0 where nothing was ever loaded. */
export async function latestGeneration(sql: Queries): Promise<number> {
  const [row] = await sql<{ generation: number }[]>`select coalesce(max(generation), 0)::int as generation from catalogue_generations`;
  return row?.generation ?? 0;
}

/** Reads the whole catalogue into a snapshot. */
export async function readCatalogue(sql: Queries): Promise<CatalogueSnapshot> {
  const generation = await latestGeneration(sql);
  const [titleRows, creditRows, seasonRows, offerRows, providers, lists, statementRows] = await Promise.all([
    sql<
      TitleRow[]
    >`select title_id, kind, name, original_name, first_air_date::text, date_precision, last_air_date::text, status, runtime, countries, language, genres, tags, logline, overview,
      certificates, awards, franchise, imdb_id, prominence, source, provenance, poster_path, backdrop_path from titles order by title_id`,
    sql<CreditRow[]>`select c.title_id, c.person_id, p.name, c.job, c.character from credits c join people p using (person_id) order by c.title_id, c.place`,
    sql<(Season & { titleId: number })[]>`select title_id, season_id as id, number, year, episode_count from seasons order by title_id, number`,
    sql<OfferRow[]>`select title_id, provider_id as id, source_type, region, as_of::text from title_providers order by title_id, provider_id, source_type`,
    sql<Provider[]>`select provider_id as id, name, category, aliases from providers order by provider_id`,
    sql<CuratedList[]>`select list_id as id, name, title_ids from curated_lists order by list_id`,
    sql<(TitleStatement & { titleId: number })[]>`select title_id, source, url from statements order by title_id, source, ref`,
  ]);
  const pictures = await sql<{ personId: number; path: string }[]>`select person_id, path from person_pictures`;
  const credits = groupByTitle(creditRows);
  const seasons = groupByTitle(seasonRows);
  const offers = offersByTitle(offerRows, providers);
  const statements = groupByTitle(statementRows);
  const partsOf = (id: number) => ({ credits: credits.get(id) ?? [], seasons: seasons.get(id) ?? [], offers: offers.get(id) ?? [], statements: statements.get(id) ?? [] });
  const titles = titleRows.map((row) => assembleTitle(row, partsOf(row.titleId)));
  return createSnapshot({
    generation,
    titles,
    people: assemblePeople(titles, new Map(pictures.map(({ personId, path }) => [personId, path]))),
    lists: [...lists],
    providers: [...providers],
  });
}

function groupByTitle<Row extends { titleId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, (row) => row.titleId);
}

/** A row for everywhere has an empty region. Every title of a provider shares its names. */
function offersByTitle(rows: readonly OfferRow[], providers: readonly Provider[]): Map<number, (TitleOffer & { titleId: number })[]> {
  const byId = new Map(providers.map((provider) => [provider.id, provider]));
  const named = rows.flatMap((row) => {
    const provider = byId.get(row.id);
    return provider ? [{ ...row, name: provider.name, aliases: provider.aliases }] : [];
  });
  return groupByTitle(named);
}

interface TitleParts {
  credits: readonly CreditRow[];
  seasons: readonly Season[];
  offers: readonly TitleOffer[];
  statements: readonly TitleStatement[];
}

function assembleTitle({ titleId, ...facts }: TitleRow, { credits, seasons, offers, statements }: TitleParts): Title {
  const cast: CastCredit[] = [];
  const crew: CrewCredit[] = [];
  for (const { personId, name, job, character } of credits) {
    if (job === "CAST") cast.push({ personId, name, character });
    else crew.push({ personId, name, job });
  }
  const art = artFactsOf({ ...facts, id: titleId, crew });
  return {
    ...facts,
    id: titleId,
    slug: slugOf(facts.name),
    path: titlePath(facts.kind, facts.name, titleId),
    cast,
    crew,
    seasons: seasons.map(({ id, number, year, episodeCount }) => ({ id, number, year, episodeCount })),
    providers: offers.filter(({ region }) => region === "").map(({ id, name, aliases, sourceType, asOf }) => ({ id, name, aliases, sourceType, asOf })),
    offers: offers.filter(({ region }) => region !== "").map(({ id, name, aliases, sourceType, asOf, region }) => ({ id, name, aliases, sourceType, asOf, region })),
    statedBy: statements.map(({ source, url }) => ({ source, url })),
    posterName: facts.posterPath ? pictureName("poster", titleId, facts.posterPath) : artName("poster", art),
    backdropName: facts.backdropPath ? pictureName("backdrop", titleId, facts.backdropPath) : artName("backdrop", art),
  };
}

/** Year of an ISO date, 0 where there is none. */
export function yearOf(date: string | null): number {
  return date === null ? 0 : Number(date.slice(0, 4));
}

function assemblePeople(titles: readonly Title[], pictures: ReadonlyMap<number, string>): Person[] {
  const people = new Map<number, { name: string; titleIds: Set<number> }>();
  for (const title of titles.toSorted((a, b) => b.prominence - a.prominence || a.id - b.id)) {
    for (const { personId, name } of [...title.crew, ...title.cast]) {
      const known = people.get(personId) ?? { name, titleIds: new Set() };
      known.titleIds.add(title.id);
      people.set(personId, known);
    }
  }
  return [...people].map(([id, { name, titleIds }]) => {
    const picturePath = pictures.get(id) ?? null;
    const picture = { picturePath, pictureName: picturePath === null ? null : pictureName("profile", id, picturePath) };
    return { id, name, slug: slugOf(name), path: personPath(name, id), ...picture, titleIds: [...titleIds] };
  });
}
