import { drawn, imdbId, inventedDay, inventedName, inventedPerson, pick } from "./invented.ts";
import { startDouble, type Double, type DoubleOptions } from "./startDouble.ts";

export interface TvmazeDoubleOptions extends Partial<DoubleOptions> {
  /** Shows that exist: about a tenth of the ids from 1 on have none. */
  shows: number;
  /** Facts that take the place of the invented ones, by id. */
  replace?: Record<number, object>;
  /** Episodes that take the place of the invented ones, by id. */
  episodes?: Record<number, object[]>;
  /** Further names, by id; the others have none. */
  akas?: Record<number, object[]>;
  /** Ids that always answer 500. */
  broken?: readonly number[];
}

const PAGE = 250;
const exists = (id: number, shows: number) => id >= 1 && id <= shows && drawn("exists", id) > 0.1;

/** A stand-in for TVmaze: its shapes, invented shows. */
export function startTvmazeDouble({
  shows,
  replace = {},
  episodes = {},
  akas = {},
  broken = [],
  ...options
}: TvmazeDoubleOptions): Promise<Double> {
  const show = (id: number) => ({ ...showOf(id), ...replace[id] });
  return startDouble(options, ({ pathname, searchParams }) => {
    const id = Number(/^\/shows\/(\d+)$/.exec(pathname)?.[1]);
    if (broken.includes(id))
      return { status: 500, body: { name: "Internal Server Error", status: 500 } };
    if (id) {
      if (!exists(id, shows))
        return { status: 404, body: { name: "Not Found", message: "", code: 0, status: 404 } };
      return {
        status: 200,
        body: {
          ...show(id),
          _embedded: {
            ...embedded(id, searchParams.getAll("embed[]"), akas[id]),
            ...(episodes[id] && { episodes: episodes[id] }),
          },
        },
      };
    }
    if (pathname === "/lookup/shows") {
      const imdb = searchParams.get("imdb");
      const found = Array.from({ length: shows }, (_, at) => at + 1).find(
        (each) => exists(each, shows) && show(each).externals.imdb === imdb,
      );
      if (!found)
        return { status: 404, body: { name: "Not Found", message: "", code: 0, status: 404 } };
      return { status: 301, body: null, location: `https://api.tvmaze.com/shows/${found}` };
    }
    if (pathname === "/shows") {
      const from = Number(searchParams.get("page") ?? 0) * PAGE;
      if (from > shows)
        return { status: 404, body: { name: "Not Found", message: "", code: 0, status: 404 } };
      const ids = Array.from({ length: PAGE }, (_, at) => from + at).filter((each) =>
        exists(each, shows),
      );
      return { status: 200, body: ids.map(show) };
    }
    if (pathname === "/updates/shows")
      return {
        status: 200,
        body: Object.fromEntries(
          Array.from({ length: shows }, (_, at) => [at + 1, show(at + 1).updated]).filter(
            ([each]) => exists(Number(each), shows),
          ),
        ),
      };
    return null;
  });
}

function showOf(id: number) {
  const name = inventedName("tvmaze", id);
  const web = drawn("web", id) < 0.4;
  const channel = {
    id: 7,
    name: pick(["Northlight", "Kanal Elf", "Harbour+"], "channel", id),
    country:
      drawn("country", id) < 0.1
        ? null
        : { name: "Germany", code: "DE", timezone: "Europe/Berlin" },
    officialSite: null,
  };
  return {
    id,
    url: `https://www.tvmaze.com/shows/${id}/x`,
    name,
    type: pick(["Scripted", "Reality", "Animation", "Documentary", "Talk Show"], "type", id),
    language:
      drawn("language", id) < 0.05 ? null : pick(["English", "German", "Japanese"], "language", id),
    genres:
      drawn("genres", id) < 0.1
        ? []
        : ["Drama", pick(["Science-Fiction", "Crime", "Medical", "Horror"], "genre", id)],
    status: pick(["Running", "Ended", "To Be Determined", "In Development"], "status", id),
    runtime: web ? null : 60,
    averageRuntime: drawn("runtime", id) < 0.1 ? null : 30 + Math.floor(drawn("minutes", id) * 40),
    premiered: drawn("premiered", id) < 0.05 ? null : inventedDay("tvmaze", id),
    ended: null,
    officialSite: null,
    schedule: { time: "", days: [] },
    rating: { average: null },
    weight: Math.floor(drawn("weight", id) * 101),
    network: web ? null : channel,
    webChannel: web ? channel : null,
    dvdCountry: null,
    externals: {
      tvrage: null,
      thetvdb: id + 70_000,
      imdb: drawn("has imdb", id) < 0.3 ? null : imdbId("tvmaze", id),
    },
    image:
      drawn("image", id) < 0.2
        ? null
        : {
            medium: `https://static.example/m/${id}.jpg`,
            original: `https://static.example/o/${id}.jpg`,
          },
    summary:
      drawn("summary", id) < 0.1
        ? null
        : `<p><b>${name}</b> follows a collector of lamps &amp; letters. She counts the boats, and one of them does not come back.</p>`,
    updated: 1_700_000_000 + id,
    _links: { self: { href: `https://api.tvmaze.com/shows/${id}` } },
    somethingNew: { added: "yesterday" },
  };
}

function embedded(id: number, wanted: readonly string[], akas: object[] = []) {
  const seasons = 1 + Math.floor(drawn("seasons", id) * 4);
  const episodes = Array.from({ length: seasons }, (_, season) =>
    Array.from({ length: 3 + Math.floor(drawn("episodes", id, season) * 8) }, (_, at) => ({
      id: id * 1000 + season * 50 + at,
      url: "https://www.tvmaze.com/episodes/1/x",
      name: `Chapter ${at + 1}`,
      season: season + 1,
      number: at + 1,
      type: "regular",
      airdate: drawn("aired", id, season, at) < 0.1 ? "" : inventedDay("episode", id, season, at),
      airtime: "",
      airstamp: null,
      runtime: 45,
      rating: { average: null },
      image: null,
      summary: null,
    })),
  ).flat();
  const special = {
    id: id * 1000 + 999,
    name: "Behind the Lamps",
    season: 1,
    number: null,
    type: "significant_special",
    airdate: "2020-01-01",
  };
  const person = (at: number) => 1 + Math.floor(drawn("person", id, at) * 5_000);
  const human = (key: number) => ({
    id: key,
    url: "https://www.tvmaze.com/people/1/x",
    name: inventedPerson(key),
    country: null,
    birthday: null,
    deathday: null,
    gender: null,
    image: null,
    updated: 1,
  });
  const cast = Array.from({ length: Math.floor(drawn("cast", id) * 9) }, (_, at) => ({
    person: human(person(at)),
    character: { id: at, url: "", name: `Keeper ${at}`, image: null },
    self: false,
    voice: false,
  }));
  const crew = [
    { type: "Creator", person: human(person(100)) },
    { type: "Executive Producer", person: human(person(101)) },
  ];
  const all: Record<string, unknown[]> = { episodes: [...episodes, special], cast, crew, akas };
  return Object.fromEntries(wanted.map((name) => [name, all[name] ?? []]));
}
