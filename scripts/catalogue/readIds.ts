import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cells, imdbIn, numberIn } from "./readTables.ts";
import type { TableRow } from "./tableRow.ts";

const wikidataFilms = (text: string): TableRow[] =>
  cells(text).map((row) => ({
    origin: "Wikidata",
    kind: "movie",
    name: row.wd_film_label ?? "",
    year: 0,
    imdb: imdbIn(row.imdb_id),
    tmdb: numberIn(row.tmdb_id),
    wikidata: row.wd_film_qid || undefined,
  }));

const wikidataSeries = (text: string): TableRow[] =>
  cells(text).map((row) => ({
    origin: "Wikidata",
    kind: "tv",
    name: "",
    year: 0,
    tmdb: numberIn(row.value),
    wikidata: row.QID,
  }));

/** Reads the tables that know titles by their ids, without years. */
export function readIds(folder: string): TableRow[] {
  const read = (name: string, parser: (content: string) => TableRow[]) =>
    existsSync(join(folder, name)) ? parser(readFileSync(join(folder, name), "utf8")) : [];
  return [
    ...read("wikidata/films.csv", wikidataFilms),
    ...read("wikidata/series.csv", wikidataSeries),
  ];
}
