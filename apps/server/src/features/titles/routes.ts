import { episodeIdOf, parseEpisodeId } from "@worthy/domain";
import { handlersOf, type CallingDevice, type Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { refuse } from "../../platform/refusal.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { Person, Title } from "../catalogue/title.ts";
import { isGone } from "../catalogue/noteVersions.ts";
import { installedSources } from "./installedSources.ts";
import { titlesByName } from "./titlesByName.ts";
import { profilePath, sourcesOfPerson } from "./pictureCredit.ts";
import { presentProviders } from "./providersIn.ts";
import { presentSeason, stillPath, type TitleScorer } from "./presentNode.ts";

/** What title pages need of other features. */
export interface TitlePorts {
  snapshot(): CatalogueSnapshot;
  scorer(sql: Queries, owner: Owner | null, now: number): Promise<TitleScorer>;
  /** Videos that imports know of a title. */
  trailers(sql: Queries, titleId: number): Promise<{ key: string; name: string }[]>;
  /** Lists for everybody that a title is on, of those that the host shows. */
  listsOf(titleId: number, host: string): { id: string; name: string }[];
  /** The country for which the caller sees what is on where. */
  region(sql: Queries, owner: Owner | null): Promise<string>;
}

type Context = { owner: Owner | null; sql: Queries; now: number; device: Pick<CallingDevice, "host"> };

const noTitle = (id: number) => refuse("not-found", `There is no title ${id}.`);
/** What was here once is told apart from what never was. */
const missing = async (sql: Queries, id: number) => ((await isGone(sql, id)) ? refuse("gone", `The title ${id} is not in the catalogue any more.`) : noTitle(id));
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

const MOST_SIBLINGS = 8;

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

/** The episodes before and after one, across seasons. */
function besideOf({ seasons }: Title, episodeId: number): { previous: number | null; next: number | null } {
  const { seasonId, episodeNumber } = parseEpisodeId(episodeId);
  const at = seasons.findIndex(({ id }) => id === seasonId);
  const [before, season, after] = [seasons[at - 1], seasons[at], seasons[at + 1]];
  return {
    previous: episodeNumber > 1 ? episodeId - 1 : before && before.episodeCount > 0 ? episodeIdOf(before.id, before.episodeCount) : null,
    next: season && episodeNumber < season.episodeCount ? episodeId + 1 : after && after.episodeCount > 0 ? episodeIdOf(after.id, 1) : null,
  };
}

export function titleHandlers(ports: TitlePorts) {
  const show = (id: number) => {
    const title = ports.snapshot().title(id);
    return title?.kind === "tv" ? title : undefined;
  };
  const present = async (title: Title, { owner, sql, now, device }: Context) => {
    const scorer = await ports.scorer(sql, owner, now);
    const trailers = title.statedBy.length > 0 ? await ports.trailers(sql, title.id) : [];
    return { ...scorer.node(title, siblingsOf(title, ports.snapshot())), trailers, lists: ports.listsOf(title.id, device.host) };
  };
  return handlersOf<
    | "getNode"
    | "getShow"
    | "getNodeDetails"
    | "listSeasons"
    | "listEpisodes"
    | "getEpisode"
    | "listEpisodeProviders"
    | "getPerson"
    | "listPersonNodes"
    | "listSources"
    | "listTitles"
  >({
    getNode: ({ params }, context) => {
      const title = ports.snapshot().title(params.id);
      return title ? present(title, context) : missing(context.sql, params.id);
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
    getEpisode: async ({ params }, { sql }) => {
      const title = show(params.id);
      if (!title) return noTitle(params.id);
      const place = parseEpisodeId(params.episodeId);
      const episode = (await episodesOf(sql, title, place.seasonId))?.[place.episodeNumber - 1];
      return episode
        ? { ...episode, seasonId: place.seasonId, ...besideOf(title, params.episodeId) }
        : refuse("not-found", `${title.name} has no episode with the id ${params.episodeId}.`);
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
    listTitles: ({ query: { page } }) => {
      const { pages, named, total } = titlesByName(ports.snapshot());
      return { pages, results: named[page - 1] ?? [], total };
    },
    listSources: async (_input, { sql, owner }) => ({ sources: installedSources(ports.snapshot()), region: await ports.region(sql, owner) }),
  });
}
