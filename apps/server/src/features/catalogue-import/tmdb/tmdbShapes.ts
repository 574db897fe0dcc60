import { z } from "zod";
import { count, day, flag, listOf, maybe, text } from "../http/lenient.ts";

// The parts we use of TMDB's details with appended responses
// (https://developer.themoviedb.org/reference).

const named = z.object({ name: text });
const castEntry = z.object({
  id: z.int().positive(),
  name: text,
  character: text,
  order: count,
  profile_path: text,
});
const crewEntry = z.object({ id: z.int().positive(), name: text, job: text, profile_path: text });
const credits = maybe(z.object({ cast: listOf(castEntry, 500), crew: listOf(crewEntry, 2_000) }));
const videos = maybe(
  z.object({
    results: listOf(
      z.object({ key: z.string(), name: text, site: text, type: text, official: flag }),
      300,
    ),
  }),
);
const offer = z.object({ provider_id: z.int().positive(), provider_name: text });
const offers = listOf(offer, 200);
const watchProviders = maybe(
  z.object({
    results: z.record(
      z.string(),
      maybe(z.object({ flatrate: offers, free: offers, ads: offers, rent: offers, buy: offers })),
    ),
  }),
);
const country = z.object({ iso_3166_1: z.string() });
const alternative = country.extend({ title: text, type: text });
/** Films have `titles`, shows `results`. */
const alternativeTitles = maybe(
  z.object({ titles: listOf(alternative, 500), results: listOf(alternative, 500) }),
);
const translations = maybe(
  z.object({
    translations: listOf(
      country.extend({ iso_639_1: z.string(), data: maybe(z.object({ title: text, name: text })) }),
      300,
    ),
  }),
);

const anyTitle = {
  id: z.int().positive(),
  adult: flag,
  original_language: text,
  overview: text,
  tagline: text,
  status: text,
  genres: listOf(named, 50),
  vote_count: count,
  poster_path: text,
  backdrop_path: text,
  production_countries: listOf(country, 30),
  origin_country: listOf(z.string(), 30),
  credits,
  videos,
  alternative_titles: alternativeTitles,
  translations,
  "watch/providers": watchProviders,
};

export const tmdbMovie = z.object({
  ...anyTitle,
  title: text,
  original_title: text,
  release_date: day,
  runtime: count,
  imdb_id: text,
  belongs_to_collection: maybe(named),
  keywords: maybe(z.object({ keywords: listOf(named, 300) })),
  release_dates: maybe(
    z.object({
      results: listOf(
        country.extend({
          release_dates: listOf(z.object({ certification: text, type: count }), 100),
        }),
        300,
      ),
    }),
  ),
  external_ids: maybe(z.object({ imdb_id: text })),
});

export const tmdbSeason = z.object({
  season_number: z.int().min(0).max(9_999),
  air_date: day,
  episodes: listOf(
    z.object({
      episode_number: z.int().min(1).max(30_000),
      name: text,
      air_date: day,
      runtime: count,
    }),
    3_000,
  ),
});

const seasonInList = z.object({
  season_number: z.int().min(0).max(9_999),
  episode_count: count,
  air_date: day,
});

/** Appended seasons are properties named `season/1` and so on. */
export const tmdbShow = z.looseObject({
  ...anyTitle,
  name: text,
  original_name: text,
  first_air_date: day,
  last_air_date: day,
  episode_run_time: listOf(z.number(), 20),
  last_episode_to_air: maybe(z.object({ runtime: count })),
  created_by: listOf(z.object({ id: z.int().positive(), name: text, profile_path: text }), 50),
  networks: listOf(named, 50),
  seasons: listOf(seasonInList, 500),
  keywords: maybe(z.object({ results: listOf(named, 300) })),
  content_ratings: maybe(z.object({ results: listOf(country.extend({ rating: text }), 300) })),
  external_ids: maybe(z.object({ imdb_id: text })),
});

export type TmdbMovie = z.infer<typeof tmdbMovie>;
export type TmdbShow = z.infer<typeof tmdbShow>;
export type TmdbSeason = z.infer<typeof tmdbSeason>;

/** A page of the list of changed ids. */
export const tmdbChanges = z.object({
  results: listOf(z.object({ id: z.int().positive(), adult: flag }), 1_000),
  page: z.number(),
  total_pages: z.number(),
});

const foundTitle = {
  id: z.int().positive(),
  adult: flag,
  vote_count: count,
};

/** A page of films found by name. */
export const tmdbFoundMovies = z.object({
  results: listOf(
    z.object({ ...foundTitle, title: text, original_title: text, release_date: day }),
    20,
  ),
});

/** A page of shows found by name. */
export const tmdbFoundShows = z.object({
  results: listOf(
    z.object({ ...foundTitle, name: text, original_name: text, first_air_date: day }),
    20,
  ),
});

/** A line of the daily export of ids. */
export const tmdbExportLine = z.object({
  id: z.int().positive(),
  popularity: z.number().catch(0),
  adult: flag,
  video: flag,
});
