import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import type { Origin, TableRow } from "./tableRow.ts";

type Cells = Record<string, string>;

const US_CERTIFICATE = /^(G|PG|PG-13|R|NC-17|TV-(Y|Y7|G|PG|14|MA))$/;
const certificateIn = (text = "") => (US_CERTIFICATE.test(text) ? text : undefined);
/** The first number in a text, with or without commas; undefined if it is 0 or there is none. */
export const numberIn = (text = "") =>
  Number(/[\d.]+/.exec(text.replaceAll(",", ""))?.[0]) || undefined;
const namesIn = (text = "") =>
  text
    .split(/,\s*/)
    .map((name) => name.trim())
    .filter((name) => name !== "");
const asCast = (names: readonly string[]) =>
  names.length > 0 ? names.map((person) => ({ person })) : undefined;
/** The first IMDb id in a text. */
export const imdbIn = (text = "") => /tt\d{7,8}/.exec(text)?.[0];
const isoDate = (text: string) =>
  Number.isNaN(Date.parse(text)) ? undefined : new Date(`${text} UTC`).toISOString().slice(0, 10);

/** The rows of a table with a heading, each as an object of its cells. */
export const cells = (text: string, delimiter = ","): Cells[] =>
  parse(text, {
    columns: true,
    delimiter,
    relax_quotes: delimiter === "\t",
    bom: true,
    relax_column_count: true,
    quote: delimiter === "\t" ? false : '"',
  });

/** The JSON that a module exports as its only value. */
const exported = (text: string): unknown =>
  JSON.parse(text.slice(text.indexOf("= [") + 2).replace(/;?\s*$/, ""));

const imdb5000 = (text: string): TableRow[] =>
  cells(text, text.includes(";") ? ";" : ",").map((row) => ({
    origin: "IMDb",
    kind: row.title_year ? "movie" : "tv",
    name: (row.movie_title ?? "").trim(),
    year: Number(row.title_year),
    runtime: numberIn(row.duration),
    makers: row.director_name ? [row.director_name] : undefined,
    cast: asCast(
      [row.actor_1_name, row.actor_2_name, row.actor_3_name].flatMap((name) => name || []),
    ),
    certificate: certificateIn(row.content_rating),
    imdb: imdbIn(row.movie_imdb_link),
    gross: numberIn(row.gross),
  }));

const imdb1000 = (text: string): TableRow[] =>
  cells(text).map((row) => ({
    origin: "IMDb",
    kind: "movie",
    name: row.Series_Title ?? "",
    year: Number(row.Released_Year),
    runtime: numberIn(row.Runtime),
    makers: row.Director ? [row.Director] : undefined,
    cast: asCast([row.Star1, row.Star2, row.Star3, row.Star4].flatMap((name) => name || [])),
    gross: numberIn(row.Gross),
    isList: true,
  }));

interface PopularTitle {
  id: string;
  type: string;
  primaryTitle: string;
  startYear: number | null;
  releaseDate: string | null;
  runtimeMinutes: number | null;
  contentRating: string | null;
  countriesOfOrigin: string[] | null;
  grossWorldwide?: number | null;
}

const imdbPopular = (text: string): TableRow[] =>
  (exported(text) as PopularTitle[]).map((title) => ({
    origin: "IMDb",
    kind: title.type.startsWith("tv") && title.type !== "tvMovie" ? "tv" : "movie",
    name: title.primaryTitle,
    year: title.startYear ?? 0,
    date: title.releaseDate ?? undefined,
    runtime: title.runtimeMinutes ?? undefined,
    certificate: certificateIn(title.contentRating ?? ""),
    countries: title.countriesOfOrigin ?? undefined,
    imdb: title.id,
    gross: title.grossWorldwide ?? undefined,
    isList: true,
  }));

interface TmdbCredit {
  person_id: string;
  type: "cast" | "crew";
  character?: string;
  job?: string;
}

function tmdbFilms(text: string, people: string): TableRow[] {
  const nameOf = new Map(
    (JSON.parse(people) as { id: string; name: string }[]).map(({ id, name }) => [id, name]),
  );
  type Film = {
    id: string;
    title: string;
    release_date: string;
    imdb_id: string | null;
    runtime: number;
    credits: TmdbCredit[];
  };
  return (JSON.parse(text) as Film[]).map((film) => ({
    origin: "TMDB",
    kind: "movie",
    name: film.title,
    year: Number(film.release_date.slice(0, 4)),
    date: film.release_date,
    runtime: film.runtime || undefined,
    makers: film.credits.flatMap(({ job, person_id: id }) =>
      job === "Director" ? (nameOf.get(id) ?? []) : [],
    ),
    cast: film.credits.flatMap(({ type, person_id: id, character }) =>
      type === "cast" ? [{ person: nameOf.get(id) ?? "", character }] : [],
    ),
    imdb: film.imdb_id ?? undefined,
    tmdb: Number(film.id),
    isList: true,
  }));
}

const tmdbSeries = (text: string): TableRow[] =>
  (JSON.parse(text) as { id: number; name: string; first_air_date: string }[]).map((show) => ({
    origin: "TMDB",
    kind: "tv",
    name: show.name,
    year: Number(show.first_air_date.slice(0, 4)),
    date: show.first_air_date,
    tmdb: show.id,
    isList: true,
  }));

/** Facts in Prolog: `movie(id, "title", "original", language, adult, year, popularity, minutes, votes).` and further ones by id. */
function tmdbFacts(text: string): TableRow[] {
  const rows = new Map<string, TableRow>();
  for (const [, id = "", name = "", year, runtime] of text.matchAll(
    /^movie\((\d+), "(.*?)", ".*", \w+, \w+, (\d{4}), [\d.]+, (\d+), [\d.]+\)\./gm,
  ))
    rows.set(id, {
      origin: "TMDB",
      kind: "movie",
      name,
      year: Number(year),
      runtime: Number(runtime) || undefined,
      makers: [],
      cast: [],
      tmdb: Number(id),
    });
  for (const [, what, id = "", name = ""] of text.matchAll(/^(cast|director)\((\d+), "(.*?)"/gm))
    if (what === "cast") rows.get(id)?.cast?.push({ person: name });
    else rows.get(id)?.makers?.push(name);
  return [...rows.values()];
}

interface TraktTitle {
  title: string;
  year: number;
  ids: { imdb: string | null; tmdb: number | null; tvdb?: number | null };
}

const trakt = (text: string): TableRow[] =>
  (JSON.parse(text) as { movie?: TraktTitle; show?: TraktTitle }[]).flatMap(({ movie, show }) => {
    const title = movie ?? show;
    return title
      ? [
          {
            origin: "Trakt",
            kind: movie ? "movie" : "tv",
            name: title.title,
            year: title.year,
            imdb: title.ids.imdb ?? undefined,
            tmdb: title.ids.tmdb ?? undefined,
            tvdb: title.ids.tvdb ?? undefined,
          },
        ]
      : [];
  });

function justWatch(titles: string, credits: string | null): TableRow[] {
  const castOf = Map.groupBy(credits === null ? [] : cells(credits), ({ id = "" }) => id);
  return cells(titles).map((row) => {
    const own = castOf.get(row.id ?? "") ?? [];
    const minutes = numberIn(row.runtime);
    return {
      origin: "JustWatch",
      kind: row.type === "SHOW" ? "tv" : "movie",
      name: row.title ?? "",
      year: Number(row.release_year),
      runtime: minutes,
      makers: own.flatMap(({ role, name = "" }) => (role === "DIRECTOR" ? [name] : [])),
      cast: own.flatMap(({ role, name = "", character }) =>
        role === "ACTOR" ? [{ person: name, character: character || undefined }] : [],
      ),
      certificate: certificateIn(row.age_certification),
      countries: [...(row.production_countries ?? "").matchAll(/[A-Z]{2}/g)].map(([code]) => code),
      seasons: numberIn(row.seasons),
      imdb: imdbIn(row.imdb_id),
    };
  });
}

const services = (text: string): TableRow[] =>
  cells(text).map((row) => ({
    origin: "services",
    kind: row.type === "TV Show" ? "tv" : "movie",
    name: row.title ?? "",
    year: Number(row.release_year),
    runtime: row.type === "TV Show" ? undefined : numberIn(row.duration),
    makers: namesIn(row.director),
    cast: asCast(namesIn(row.cast)),
    certificate: certificateIn(row.rating),
    seasons: row.type === "TV Show" ? numberIn(row.duration) : undefined,
  }));

const wikipedia = (text: string): TableRow[] =>
  (JSON.parse(text) as { title: string; year: number; cast: string[] }[]).map((film) => ({
    origin: "Wikipedia",
    kind: "movie",
    name: film.title,
    year: film.year,
    cast: asCast(film.cast),
  }));

const theNumbers = (text: string): TableRow[] =>
  (JSON.parse(text) as Record<string, string | number | null>[]).map((film) => {
    const date = isoDate(String(film["Release Date"]));
    return {
      origin: "The Numbers",
      kind: "movie",
      name: String(film.Title),
      year: Number(date?.slice(0, 4)),
      date,
      runtime: Number(film["Running Time min"]) || undefined,
      makers: film.Director ? [String(film.Director)] : undefined,
      certificate: certificateIn(String(film["MPAA Rating"])),
      gross: Number(film["Worldwide Gross"]) || undefined,
    };
  });

/** Ceremonies are of the year after, so a film of one says its year only within one. */
function oscars(text: string): TableRow[] {
  const rows = new Map<string, TableRow>();
  for (const row of cells(text, "\t")) {
    const [films, ids] = [(row.Film ?? "").split("|"), (row.FilmId ?? "").split("|")];
    ids.forEach((imdb, at) => {
      if (imdb)
        rows.set(imdb, {
          origin: "Academy",
          kind: "movie",
          name: films[at] ?? "",
          year: Number(row.Year?.slice(0, 4)),
          imdb,
        });
    });
  }
  return [...rows.values()];
}

function netflixWeeks(text: string): TableRow[] {
  const byName = Map.groupBy(
    cells(text, "\t"),
    (row) => `${row.category?.startsWith("Film")} ${row.show_title}`,
  );
  return [...byName.values()].map((weeks) => {
    const [latest, earliest] = [weeks[0], weeks.at(-1)];
    const isFilm = latest?.category?.startsWith("Film") === true;
    return {
      origin: "Netflix",
      kind: isFilm ? "movie" : "tv",
      name: latest?.show_title ?? "",
      year: Number(earliest?.week?.slice(0, 4)),
      runtime:
        isFilm && Number(latest.runtime) ? Math.round(60 * Number(latest.runtime)) : undefined,
      weeks: new Set(weeks.map(({ week }) => week)).size,
    };
  });
}

/** Reads the public tables in a folder; those that aren't there are left out. catalogue/README.md says where each comes from. */
export function readTables(folder: string): TableRow[] {
  const has = (name: string) => existsSync(join(folder, name));
  const text = (name: string) => readFileSync(join(folder, name), "utf8");
  const read = (name: string, parser: (content: string) => TableRow[]) =>
    has(name) ? parser(text(name)) : [];
  const each = (subfolder: string, parser: (content: string) => TableRow[]) =>
    has(subfolder)
      ? readdirSync(join(folder, subfolder)).flatMap((name) => parser(text(join(subfolder, name))))
      : [];
  const rows = [
    ...read("imdb-5000.csv", imdb5000),
    ...read("imdb-1000.csv", imdb1000),
    ...each("imdb-popular", imdbPopular),
    ...read("tmdb-films.json", (films) => tmdbFilms(films, text("tmdb-people.json"))),
    ...read("tmdb-series.json", tmdbSeries),
    ...read("tmdb-facts.pl", tmdbFacts),
    ...each("trakt", trakt),
    ...(has("justwatch") ? readdirSync(join(folder, "justwatch")) : []).flatMap((service) => {
      const credits = join("justwatch", service, "credits.csv");
      return justWatch(
        text(join("justwatch", service, "titles.csv")),
        has(credits) ? text(credits) : null,
      );
    }),
    ...each("services", services),
    ...each("wikipedia", wikipedia),
    ...read("the-numbers.json", theNumbers),
    ...read("oscars.tsv", oscars),
    ...read("netflix-weeks.tsv", netflixWeeks),
  ];
  return rows.filter(({ name, year }) => name !== "" && year > 1900);
}

/** Origins that name this fact and agree on it. */
export const originsOf = (rows: readonly TableRow[]): Set<Origin> =>
  new Set(rows.map(({ origin }) => origin));
