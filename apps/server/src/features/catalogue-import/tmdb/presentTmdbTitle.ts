import { cleanText, firstSentence } from "../cleanText.ts";
import type {
  CastFacts,
  CreditFacts,
  CrewFacts,
  ImportedTitle,
  OfferFacts,
  SeasonFacts,
  TitleFacts,
} from "../../catalogue/statements/facts.ts";
import { ourGenres } from "../genres.ts";
import { imdbIdOf, isoDay, minutesOf } from "../readFields.ts";
import { keywordTags } from "./keywordTags.ts";
import { importedFame } from "../../catalogue/statements/importedFame.ts";
import { importedPersonId } from "../../catalogue/statements/importedIds.ts";
import { tmdbNames } from "./tmdbNames.ts";
import type { TmdbMovie, TmdbSeason, TmdbShow } from "./tmdbShapes.ts";

export interface PresentOptions {
  /** Countries of offers and certificates to keep, ISO 3166-1 alpha-2. */
  countries: readonly string[];
}

type AnyTitle = TmdbMovie | TmdbShow;

const MOST_CAST = 20;
const MOST_MAKERS = 4;
const MOST_TRAILERS = 3;
/** Minimum votes for each step of fame. For display and search only, never for training. */
const VOTES = [10_000, 3_000, 800, 100] as const;
const SHOW_STATUS: Record<string, string> = {
  "Returning Series": "RUNNING",
  "In Production": "RUNNING",
  Planned: "RUNNING",
  Pilot: "RUNNING",
  Ended: "ENDED",
  Canceled: "CANCELLED",
};
/** TMDB's service ids start here in our numbering. */
const PROVIDERS_FROM = 1_000_000;

/** A TMDB film in our terms; null if it has no name. */
export function presentTmdbMovie(movie: TmdbMovie, options: PresentOptions): ImportedTitle | null {
  const name = cleanText(movie.title, 200);
  if (!name) return null;
  const originalName = otherName(movie.original_title, name);
  const facts: TitleFacts = {
    ...factsOf(movie, options),
    name,
    originalName,
    ...tmdbNames(movie, { name, originalName }),
    firstAirDate: isoDay(movie.release_date),
    status: "RELEASED",
    runtime: minutesOf(movie.runtime),
    tags: keywordTags(movie.keywords?.keywords),
    certificates: movieCertificates(movie, options),
    franchise: cleanText(movie.belongs_to_collection?.name?.replace(/ Collection$/, ""), 60),
    imdbId: imdbIdOf(movie.imdb_id) ?? imdbIdOf(movie.external_ids?.imdb_id),
    crew: makers(
      movie.credits?.crew?.filter(({ job }) => job === "Director"),
      "DIRECTOR",
    ),
  };
  return {
    source: "tmdb",
    kind: "movie",
    ref: String(movie.id),
    url: `https://www.themoviedb.org/movie/${movie.id}`,
    facts,
  };
}

/** A TMDB show with its seasons in our terms; null if it has no name. */
export function presentTmdbShow(
  show: TmdbShow,
  seasons: readonly TmdbSeason[],
  options: PresentOptions,
): ImportedTitle | null {
  const name = cleanText(show.name, 200);
  if (!name) return null;
  const status = SHOW_STATUS[show.status ?? ""];
  const originalName = otherName(show.original_name, name);
  const facts: TitleFacts = {
    ...factsOf(show, options),
    name,
    originalName,
    ...tmdbNames(show, { name, originalName }),
    firstAirDate: isoDay(show.first_air_date),
    lastAirDate:
      status === "ENDED" || status === "CANCELLED" ? isoDay(show.last_air_date) : undefined,
    status,
    runtime: runtimeOf(show, seasons),
    tags: keywordTags(show.keywords?.results),
    certificates: showCertificates(show, options),
    imdbId: imdbIdOf(show.external_ids?.imdb_id),
    home: cleanText(show.networks?.[0]?.name, 60),
    crew: makers(show.created_by, "CREATOR"),
    seasons: seasonsOf(show, seasons),
  };
  return {
    source: "tmdb",
    kind: "tv",
    ref: String(show.id),
    url: `https://www.themoviedb.org/tv/${show.id}`,
    facts,
  };
}

function factsOf(title: AnyTitle, { countries }: PresentOptions): TitleFacts {
  const overview = cleanText(title.overview, 2_000);
  const made = title.origin_country?.length
    ? title.origin_country
    : title.production_countries?.map(({ iso_3166_1: code }) => code);
  return {
    countries: made?.filter((code) => /^[A-Z]{2}$/.test(code)).slice(0, 5),
    language: languageOf(title.original_language),
    genres: ourGenres((title.genres ?? []).flatMap(({ name }) => name ?? [])),
    logline: cleanText(title.tagline, 200) ?? firstSentence(overview),
    overview,
    fame: importedFame(title.vote_count, VOTES),
    cast: castOf(title),
    offers: countries.flatMap((country) => offersOf(title, country)),
    poster: imagePath(title.poster_path),
    backdrop: imagePath(title.backdrop_path),
    trailers: trailersOf(title),
  };
}

/**
 * TMDB uses `cn` for Cantonese, which has no ISO 639-1 code of its own, and `xx` for no language.
 */
function languageOf(code: string | null | undefined): string | undefined {
  if (code === "xx") return undefined;
  return code === "cn" ? "zh" : /^[a-z]{2}$/.exec(code ?? "")?.[0];
}

function otherName(original: string | null | undefined, name: string): string | undefined {
  const clean = cleanText(original, 200);
  return clean === name ? undefined : clean;
}

/**
 * TMDB leaves `episode_run_time` empty for most series: the median of the episodes' runtimes, without
 * specials, stands in for it.
 */
function runtimeOf(show: TmdbShow, seasons: readonly TmdbSeason[]): number | undefined {
  const stated = minutesOf(show.episode_run_time?.[0]);
  if (stated !== undefined) return stated;
  const runtimes = seasons
    .filter(({ season_number: number }) => number > 0)
    .flatMap(({ episodes }) => episodes ?? [])
    .flatMap(({ runtime }) => minutesOf(runtime) ?? [])
    .toSorted((a, b) => a - b);
  return runtimes[Math.floor(runtimes.length / 2)] ?? minutesOf(show.last_episode_to_air?.runtime);
}

function castOf({ credits }: AnyTitle): CastFacts[] {
  const billed = (credits?.cast ?? []).toSorted((a, b) => (a.order ?? 9_999) - (b.order ?? 9_999));
  const roles = billed.flatMap((billing) => {
    const credit = creditOf(billing);
    const role = cleanText(billing.character, 120);
    return credit ? [{ ...credit, ...(role && { character: role }) }] : [];
  });
  return roles.slice(0, MOST_CAST);
}

interface TmdbPerson {
  id: number;
  name?: string | null;
  profile_path?: string | null;
}

function creditOf({ id, name, profile_path: profile }: TmdbPerson): CreditFacts | null {
  const clean = cleanText(name, 100);
  const picture = imagePath(profile);
  return clean
    ? { personId: importedPersonId("tmdb", id), name: clean, ...(picture && { picture }) }
    : null;
}

function makers(
  people: readonly TmdbPerson[] | null | undefined,
  job: CrewFacts["job"],
): CrewFacts[] {
  const named = (people ?? []).flatMap((person) => {
    const credit = creditOf(person);
    return credit ? [{ ...credit, job }] : [];
  });
  return named.slice(0, MOST_MAKERS);
}

function offersOf(title: AnyTitle, country: string): OfferFacts[] {
  const here = title["watch/providers"]?.results[country];
  const lists = [
    [here?.flatrate, "SUBSCRIPTION"],
    [here?.free, "FREE"],
    [here?.ads, "ADS"],
    [here?.rent, "RENT"],
    [here?.buy, "BUY"],
  ] as const;
  return lists.flatMap(([offers, type]) =>
    (offers ?? []).flatMap(({ provider_id: id, provider_name: name }) => {
      const clean = cleanText(name, 60);
      return clean ? [{ providerId: PROVIDERS_FROM + id, name: clean, type, country }] : [];
    }),
  );
}

function imagePath(path: string | null | undefined): string | undefined {
  return path && /^\/[\w-]{1,90}\.(jpe?g|png|webp)$/.test(path) ? path : undefined;
}

function trailersOf({ videos }: AnyTitle): { key: string; name: string }[] {
  const trailers = (videos?.results ?? []).filter(
    ({ site, type, key }) => site === "YouTube" && type === "Trailer" && /^[\w-]{6,20}$/.test(key),
  );
  return trailers
    .toSorted((a, b) => Number(b.official ?? false) - Number(a.official ?? false))
    .slice(0, MOST_TRAILERS)
    .map(({ key, name }) => ({ key, name: cleanText(name, 120) ?? "Trailer" }));
}

const wanted = ({ countries }: PresentOptions) => ["US", "GB", ...countries];

function movieCertificates(
  { release_dates: dates }: TmdbMovie,
  options: PresentOptions,
): Record<string, string> {
  const found = (dates?.results ?? [])
    .filter(({ iso_3166_1: code }) => wanted(options).includes(code))
    .map(
      ({ iso_3166_1: code, release_dates: releases }) =>
        [
          code,
          (releases ?? []).map(({ certification }) => cleanText(certification, 12)).find(Boolean),
        ] as const,
    );
  return certificatesOf(found);
}

function showCertificates(
  { content_ratings: ratings }: TmdbShow,
  options: PresentOptions,
): Record<string, string> {
  const found = (ratings?.results ?? [])
    .filter(({ iso_3166_1: code }) => wanted(options).includes(code))
    .map(({ iso_3166_1: code, rating }) => [code, cleanText(rating, 12)] as const);
  return certificatesOf(found);
}

function certificatesOf(
  found: readonly (readonly [string, string | undefined])[],
): Record<string, string> {
  const stated = found.flatMap(([code, certificate]) =>
    certificate && certificate !== "NR" ? [[code, certificate] as const] : [],
  );
  return Object.fromEntries(stated.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The listed seasons, with episodes of those that were appended. Omits specials (season 0) and
 * empty seasons.
 */
function seasonsOf(show: TmdbShow, details: readonly TmdbSeason[]): SeasonFacts[] {
  const known = new Map(details.map((season) => [season.season_number, season]));
  const listed = (show.seasons ?? [])
    .filter(({ season_number: number }) => number > 0)
    .toSorted((a, b) => a.season_number - b.season_number);
  const once = new Map(listed.map((season) => [season.season_number, season]));
  return [...once.values()].flatMap(
    ({ season_number: number, episode_count: count, air_date: date }) => {
      const episodes = episodesOf(known.get(number));
      const year = isoDay(date ?? known.get(number)?.air_date)?.slice(0, 4);
      const episodeCount = episodes.length || Math.max(0, Math.round(count ?? 0));
      return episodeCount === 0 || episodeCount > 30_000
        ? []
        : [{ number, ...(year && { year: Number(year) }), episodeCount, episodes }];
    },
  );
}

function episodesOf(season: TmdbSeason | undefined) {
  const byNumber = new Map(
    (season?.episodes ?? []).map((episode) => [episode.episode_number, episode]),
  );
  return [...byNumber]
    .toSorted(([a], [b]) => a - b)
    .map(([number, { name, air_date: date }]) => ({
      number,
      name: cleanText(name, 200),
      airDate: isoDay(date),
    }));
}
