import { drawn, imdbId, inventedDay, inventedName, inventedPerson, pick } from "./invented.ts";

// Invented titles in TMDB's shapes, with the nulls, empty texts and zeros that its data has.

interface Unknown {
  /** How TMDB says that it does not know: by null, an empty text or 0. */
  none: null | "" | 0;
  share: number;
  of: (string | number)[];
}

const maybeNot = <T>(value: T, { none, share, of }: Unknown): T | Unknown["none"] =>
  drawn("not known", ...of) < share ? none : value;
const GENRES = [
  { id: 18, name: "Drama" },
  { id: 35, name: "Comedy" },
  { id: 878, name: "Science Fiction" },
  { id: 10765, name: "Sci-Fi & Fantasy" },
  { id: 10770, name: "TV Movie" },
];
const KEYWORDS = [
  "time travel",
  "small town",
  "heist",
  "a keyword of nobody's list",
  "friendship",
  "space",
];
const COUNTRIES = { US: "United States of America", DE: "Germany", JP: "Japan" } as const;

function sharedOf(kind: "movie" | "tv", id: number) {
  const country = pick(["US", "DE", "JP"] as const, "country", kind, id);
  return {
    adult: false,
    backdrop_path: maybeNot(`/b${id}.jpg`, { none: null, share: 0.2, of: ["backdrop", kind, id] }),
    genres: [pick(GENRES, "genre", kind, id), pick(GENRES, "genre 2", kind, id)],
    homepage: "",
    id,
    original_language: pick(["en", "de", "ja", "cn"], "language", kind, id),
    origin_country: maybeNot([country], { none: null, share: 0.1, of: ["origin", kind, id] }) ?? [],
    overview: maybeNot(
      `A collector of ${pick(["maps", "clocks", "letters"], "kept", kind, id)} finds that one is missing. Nobody else remembers it.`,
      {
        none: "",
        share: 0.1,
        of: ["overview", kind, id],
      },
    ),
    popularity: drawn("popularity", kind, id) * 1_000,
    poster_path: maybeNot(`/p${id}.jpg`, { none: null, share: 0.1, of: ["poster", kind, id] }),
    production_companies: [{ id: 1, logo_path: null, name: "Lamp & Letter", origin_country: "" }],
    production_countries: [{ iso_3166_1: country, name: COUNTRIES[country] }],
    spoken_languages: [{ english_name: "English", iso_639_1: "en", name: "English" }],
    tagline: "",
    vote_average: drawn("votes", kind, id) * 10,
    vote_count: Math.floor(drawn("count", kind, id) ** 6 * 30_000),
    brand_new_field: [{ of: "tomorrow" }],
  };
}

function personOf(kind: string, id: number, at: number) {
  const key = 1 + Math.floor(drawn("tmdb person", kind, id, at) * 8_000);
  const name = inventedPerson(key);
  const profile = maybeNot(`/f${key}.jpg`, { none: null, share: 0.4, of: ["profile", key] });
  return {
    adult: false,
    gender: 0,
    id: key,
    known_for_department: "Acting",
    name,
    original_name: name,
    popularity: 1,
    profile_path: profile,
    credit_id: `c${id}x${at}`,
  };
}

const trailerOf = (id: number) => ({
  iso_639_1: "en",
  iso_3166_1: "US",
  name: "Official Trailer",
  key: `abcdefghi${id % 10}_`,
  site: "YouTube",
  size: 1080,
  type: "Trailer",
  official: true,
  published_at: "2020-01-01T00:00:00.000Z",
  id: "v",
});

function appendedOf(kind: "movie" | "tv", id: number) {
  const cast = Array.from({ length: Math.floor(drawn("cast", kind, id) * 25) }, (_, at) => ({
    ...personOf(kind, id, at),
    cast_id: at,
    character: at % 5 === 4 ? "" : `Keeper ${at}`,
    order: at,
  }));
  const crew = [
    { ...personOf(kind, id, 100), department: "Directing", job: "Director" },
    { ...personOf(kind, id, 101), department: "Writing", job: "Writer" },
  ];
  const offer = (provider: number, name: string) => ({
    display_priority: 1,
    logo_path: "/l.jpg",
    provider_id: provider,
    provider_name: name,
  });
  const here = {
    link: `https://www.themoviedb.org/${kind}/${id}/watch?locale=US`,
    flatrate: [offer(8_001, "Lampflix")],
    rent: [offer(8_002, "Letterbox Store")],
    buy: [offer(8_002, "Letterbox Store")],
  };
  return {
    credits: { cast, crew },
    videos: { results: [trailerOf(id)] },
    external_ids: {
      imdb_id: maybeNot(imdbId("tmdb", kind, id), {
        none: null,
        share: 0.2,
        of: ["imdb", kind, id],
      }),
      wikidata_id: null,
      facebook_id: "",
      instagram_id: null,
      twitter_id: null,
    },
    "watch/providers": {
      results:
        drawn("offers", kind, id) < 0.5
          ? {}
          : { US: here, DE: { link: here.link, flatrate: [offer(8_003, "Leuchtturm")] } },
    },
    images: { backdrops: [], logos: [], posters: [] },
  };
}

/** The name in English, which TMDB leaves empty, and an invented one in German. */
const translationsOf = (name: string, field: "title" | "name") => ({
  translations: [
    { iso_3166_1: "US", iso_639_1: "en", name: "English", data: { [field]: "", overview: "" } },
    {
      iso_3166_1: "DE",
      iso_639_1: "de",
      name: "Deutsch",
      data: { [field]: name.replace(/^The \w+/, "Kein"), overview: "" },
    },
  ],
});

const keywordsOf = (kind: string, id: number) =>
  [pick(KEYWORDS, "keyword", kind, id), pick(KEYWORDS, "keyword 2", kind, id)].map((name, at) => ({
    id: at + 1,
    name,
  }));

export function tmdbMovieOf(id: number): { details: object; appended: Record<string, object> } {
  const name = inventedName("tmdb movie", id);
  const appended = appendedOf("movie", id);
  const certified = [
    {
      certification: "",
      descriptors: [],
      iso_639_1: "",
      note: "",
      release_date: "2001-01-01T00:00:00.000Z",
      type: 1,
    },
    {
      certification: "PG-13",
      descriptors: [],
      iso_639_1: "",
      note: "",
      release_date: "2001-02-01T00:00:00.000Z",
      type: 3,
    },
  ];
  return {
    details: {
      ...sharedOf("movie", id),
      belongs_to_collection:
        drawn("collection", id) < 0.1
          ? { id: 5, name: "The Copper Lantern Collection", poster_path: null, backdrop_path: null }
          : null,
      budget: 0,
      imdb_id: appended.external_ids.imdb_id,
      original_title: drawn("original", id) < 0.2 ? `Ein ${name}` : name,
      release_date: maybeNot(inventedDay("tmdb movie", id), {
        none: "",
        share: 0.05,
        of: ["released", id],
      }),
      revenue: 0,
      runtime: maybeNot(60 + Math.floor(drawn("runtime", id) * 90), {
        none: 0,
        share: 0.1,
        of: ["runtime", id],
      }),
      status: "Released",
      title: name,
      video: false,
    },
    appended: {
      ...appended,
      keywords: { keywords: keywordsOf("movie", id) },
      alternative_titles: { titles: [] },
      translations: translationsOf(name, "title"),
      release_dates: {
        results: [
          { iso_3166_1: "US", release_dates: certified },
          { iso_3166_1: "FR", release_dates: [] },
        ],
      },
    },
  };
}

const seasonCount = (id: number) =>
  drawn("long", id) < 0.03 ? 34 : 1 + Math.floor(drawn("seasons", id) * 5);
const episodeCount = (id: number, season: number) =>
  3 + Math.floor(drawn("episodes", id, season) * 9);

const seasonsOf = (id: number, count: number) =>
  Array.from({ length: count + 1 }, (_, number) => ({
    air_date: number === 0 ? null : inventedDay("season", id, number),
    episode_count: episodeCount(id, number),
    id: id * 100 + number,
    name: number === 0 ? "Specials" : `Season ${number}`,
    overview: "",
    poster_path: null,
    season_number: number,
    vote_average: 0,
  }));

const creatorOf = (id: number) => ({
  id: 9_000 + id,
  credit_id: "c",
  name: inventedPerson(9_000 + id),
  original_name: "",
  gender: 0,
  profile_path: null,
});

export function tmdbShowOf(id: number): { details: object; appended: Record<string, object> } {
  const name = inventedName("tmdb tv", id);
  const count = seasonCount(id);
  return {
    details: {
      ...sharedOf("tv", id),
      created_by: drawn("created", id) < 0.2 ? [] : [creatorOf(id)],
      episode_run_time: drawn("runtime", id) < 0.5 ? [] : [45],
      first_air_date: maybeNot(inventedDay("tmdb tv", id), {
        none: null,
        share: 0.05,
        of: ["first", id],
      }),
      in_production: false,
      languages: ["en"],
      last_air_date: null,
      last_episode_to_air: null,
      name,
      next_episode_to_air: null,
      networks: [
        {
          id: 1,
          logo_path: null,
          name: pick(["Lamp One", "Netflix"], "network", id),
          origin_country: "",
        },
      ],
      number_of_episodes: 10,
      number_of_seasons: count,
      original_name: name,
      seasons: seasonsOf(id, count),
      status: pick(["Returning Series", "Ended", "Canceled", "Planned"], "status", id),
      type: "Scripted",
    },
    appended: {
      ...appendedOf("tv", id),
      keywords: { results: keywordsOf("tv", id) },
      alternative_titles: { results: [] },
      translations: translationsOf(name, "name"),
      content_ratings: {
        results: [
          { descriptors: [], iso_3166_1: "US", rating: "TV-14" },
          { descriptors: [], iso_3166_1: "GB", rating: "" },
        ],
      },
    },
  };
}

/** Null for a season that the show does not have: TMDB then leaves the part out. */
export function seasonOf(id: number, number: number): object | null {
  if (!(number >= 0 && number <= seasonCount(id))) return null;
  const episodes = Array.from({ length: episodeCount(id, number) }, (_, at) => ({
    air_date: maybeNot(inventedDay("episode", id, number, at), {
      none: null,
      share: 0.1,
      of: ["aired", id, number, at],
    }),
    crew: [],
    episode_number: at + 1,
    episode_type: "standard",
    guest_stars: [],
    id: id * 10_000 + number * 100 + at,
    name: `Chapter ${at + 1}`,
    overview: "",
    production_code: "",
    runtime: null,
    season_number: number,
    show_id: id,
    still_path: null,
    vote_average: 0,
    vote_count: 0,
  }));
  return {
    _id: "5",
    air_date: inventedDay("season", id, number),
    episodes,
    name: `Season ${number}`,
    networks: [],
    overview: "",
    id: id * 100 + number,
    poster_path: null,
    season_number: number,
    vote_average: 0,
  };
}
