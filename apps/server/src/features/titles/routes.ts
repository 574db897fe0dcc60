import { handlersOf, type Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { refuse } from "../../platform/refusal.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { Person, Title } from "../catalogue/title.ts";
import { installedSources } from "./installedSources.ts";
import { profilePath, sourcesOfPerson } from "./pictureCredit.ts";
import { presentProviders } from "./providersIn.ts";
import { presentSeason, stillPath, type TitleScorer } from "./presentNode.ts";

/** What title pages need of other features. */
export interface TitlePorts {
  snapshot(): CatalogueSnapshot;
  scorer(sql: Queries, owner: Owner | null, now: number): Promise<TitleScorer>;
  /** The country for which the caller sees what is on where. */
  region(sql: Queries, owner: Owner | null): Promise<string>;
}

type Context = { owner: Owner | null; sql: Queries; now: number };

const noTitle = (id: number) => refuse("not-found", `There is no title ${id}.`);
const noSeason = ({ name }: Title, id: number) => refuse("not-found", `${name} has no season with the id ${id}.`);
const noPerson = (id: number) => refuse("not-found", `There is no person ${id}.`);

function slice<T>(all: readonly T[], { limit, offset }: { limit: number; offset: number }): T[] {
  return all.slice(offset, offset + limit);
}

function presentPerson(person: Person, snapshot: CatalogueSnapshot) {
  const [bestKnown] = person.titleIds;
  return {
    id: person.id,
    name: person.name,
    slug: person.slug,
    path: person.path,
    profile_path: profilePath(person.pictureName),
    knownFor: bestKnown === undefined ? null : (snapshot.title(bestKnown)?.name ?? null),
    sources: sourcesOfPerson(person, snapshot),
  };
}

const MOST_SIBLINGS = 12;

const franchises = new WeakMap<CatalogueSnapshot, ReadonlyMap<string | null, readonly Title[]>>();

/** Titles by franchise, sorted out once a catalogue. */
function franchisesOf(snapshot: CatalogueSnapshot): ReadonlyMap<string | null, readonly Title[]> {
  const known = franchises.get(snapshot);
  if (known) return known;
  const titles = snapshot.titles.filter(({ franchise }) => franchise !== null);
  const made = Map.groupBy(titles, ({ franchise }) => franchise);
  franchises.set(snapshot, made);
  return made;
}

/** The other titles of its franchise, oldest first. */
function siblingsOf(title: Title, snapshot: CatalogueSnapshot): Title[] {
  if (title.franchise === null) return [];
  return (franchisesOf(snapshot).get(title.franchise) ?? [])
    .filter(({ id }) => id !== title.id)
    .toSorted((a, b) => (a.firstAirDate ?? "").localeCompare(b.firstAirDate ?? ""))
    .slice(0, MOST_SIBLINGS);
}

/** What a person did on a title: the character played, or the job. */
function roleOf(title: Title, personId: number): string {
  const job = title.crew.find((credit) => credit.personId === personId)?.job;
  const part = title.cast.find((credit) => credit.personId === personId);
  return [job === "CREATOR" ? "Creator" : job === "DIRECTOR" ? "Director" : null, part ? (part.character ?? "Cast") : null].filter(Boolean).join(", ");
}

const episodeIdOf = (seasonId: number, number: number) => seasonId * 1000 + number;

/** Episodes are rows numbered 1 to the season's count; a name or date stands only where it is known for certain. */
async function episodesOf(sql: Queries, title: Title, seasonId: number) {
  const season = title.seasons.find(({ id }) => id === seasonId);
  if (!season) return null;
  const rows = await sql<{ number: number; name: string | null; airDate: string | null }[]>`select number, name, air_date::text from episodes where season_id = ${seasonId}`;
  const known = new Map(rows.map((row) => [row.number, row]));
  return Array.from({ length: season.episodeCount }, (_, at) => {
    const episodeNumber = at + 1;
    const row = known.get(episodeNumber);
    return {
      id: episodeIdOf(seasonId, episodeNumber),
      episodeNumber,
      seasonNumber: season.number,
      name: row?.name ?? null,
      airDate: row?.airDate ?? null,
      still_path: stillPath(title, { season: season.number, episode: episodeNumber }),
    };
  });
}

export function titleHandlers(ports: TitlePorts) {
  const show = (id: number) => {
    const title = ports.snapshot().title(id);
    return title?.kind === "tv" ? title : undefined;
  };
  const present = async (title: Title, { owner, sql, now }: Context) => {
    const scorer = await ports.scorer(sql, owner, now);
    return scorer.node(title, siblingsOf(title, ports.snapshot()));
  };
  return handlersOf<"getNode" | "getShow" | "getNodeDetails" | "listSeasons" | "listEpisodes" | "listEpisodeProviders" | "getPerson" | "listPersonNodes" | "listSources">({
    getNode: ({ params }, context) => {
      const title = ports.snapshot().title(params.id);
      return title ? present(title, context) : noTitle(params.id);
    },
    getShow: ({ params }, context) => {
      const title = show(params.id);
      return title ? present(title, context) : noTitle(params.id);
    },
    getNodeDetails: async ({ params }, context) => {
      const title = ports.snapshot().title(params.id);
      return title ? { tvDetails: await present(title, context) } : refuse("not-found", "No Tv Details");
    },
    listSeasons: ({ params, query }) => {
      const title = show(params.id);
      return title ? { results: slice(title.seasons, query).map(presentSeason), total: title.seasons.length } : noTitle(params.id);
    },
    listEpisodes: async ({ params, query }, { sql }) => {
      const title = show(params.id);
      if (!title) return noTitle(params.id);
      const all = await episodesOf(sql, title, params.seasonId);
      return all ? { results: slice(all, query), total: all.length } : noSeason(title, params.seasonId);
    },
    listEpisodeProviders: async ({ params, query }, { sql, owner }) => {
      const title = show(params.id);
      if (!title) return noTitle(params.id);
      const season = title.seasons.find(({ id }) => id === params.seasonId);
      if (!season) return noSeason(title, params.seasonId);
      const episode = params.episodeId - episodeIdOf(season.id, 0);
      if (episode < 1 || episode > season.episodeCount) return refuse("not-found", `Season ${season.number} has no episode with the id ${params.episodeId}.`);
      const providers = presentProviders(title, await ports.region(sql, owner));
      return { results: slice(providers, query), total: providers.length };
    },
    getPerson: ({ params }) => {
      const person = ports.snapshot().person(params.id);
      return person ? presentPerson(person, ports.snapshot()) : noPerson(params.id);
    },
    listPersonNodes: async ({ params, query }, { owner, sql, now }) => {
      const snapshot = ports.snapshot();
      const person = snapshot.person(params.id);
      if (!person) return noPerson(params.id);
      const titles = person.titleIds.flatMap((id) => snapshot.title(id) ?? []).toSorted((a, b) => (b.firstAirDate ?? "").localeCompare(a.firstAirDate ?? ""));
      const scorer = await ports.scorer(sql, owner, now);
      const results = slice(titles, query).map((title) => ({ ...scorer.summary(title), role: roleOf(title, person.id) }));
      return { results, total: titles.length, pagination: { totalCount: titles.length, limit: query.limit, offset: query.offset } };
    },
    listSources: async (_input, { sql, owner }) => ({ sources: installedSources(ports.snapshot()), region: await ports.region(sql, owner) }),
  });
}
