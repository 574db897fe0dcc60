import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Bundle } from "@worthy/catalogue";
import type { TitleRating } from "@worthy/recommender";
import { parseBlock } from "../../apps/server/src/platform/files/parseBlock.ts";
import { starsToRating } from "../../apps/server/src/features/catalogue-import/movielens/starsToRating.ts";

/** What one person of a public rating set says of bundled films, in the order of the file. */
export type OpenPerson = readonly TitleRating[];

type Film = Bundle["titles"][number];

const linesOf = (file: string, encoding: BufferEncoding): string[] =>
  readFileSync(file, encoding).split(/\r?\n/).filter(Boolean);

function rowsOf(file: string, delimiter = ","): (readonly string[])[] {
  const block = { bytes: readFileSync(file), line: 1, isFirst: true, isLast: true };
  return parseBlock(block, { delimiter }).rows.flatMap(({ fields }) => (fields ? [fields] : []));
}

/** Names as both sides spell them: without articles moved to the end, marks and case. */
const folded = (name: string): string =>
  name
    .replace(/^(.*), (The|A|An|Il|La|Le|Les|El|Das|Der|Die)$/, "$2 $1")
    .normalize("NFD")
    .replaceAll(/[^a-zA-Z0-9]/g, "")
    .toLowerCase();

/** MovieLens 100k: its films have a name and a year, which may be off by one. */
function filmsByName(folder: string, films: readonly Film[]): Map<string, number> {
  const byName = new Map(
    films.flatMap(({ id, name, date }) =>
      [-1, 1, 0].map((off) => [`${folded(name)} ${Number(date.slice(0, 4)) + off}`, id] as const),
    ),
  );
  return new Map(
    linesOf(join(folder, "u.item"), "latin1").flatMap((line) => {
      const [item = "", title = ""] = line.split("|");
      const [, name = "", year] = /^(.*?)(?: \(.*\))? \((\d{4})\)$/.exec(title) ?? [];
      const id = byName.get(`${folded(name)} ${Number(year)}`);
      return id === undefined ? [] : [[item, id] as const];
    }),
  );
}

/** Later MovieLens sets: `links.csv` has IMDb's numbers. */
function filmsByImdb(folder: string, films: readonly Film[]): Map<string, number> {
  const byImdb = new Map(films.flatMap(({ id, imdb }) => (imdb ? [[imdb, id] as const] : [])));
  return new Map(
    rowsOf(join(folder, "links.csv")).flatMap(([movie = "", imdb = ""]) => {
      const id = byImdb.get(`tt${imdb.padStart(7, "0")}`);
      return id === undefined ? [] : [[movie, id] as const];
    }),
  );
}

/**
 * The ratings of bundled films in a folder that holds MovieLens 100k (`u.data`, `u.item`) or a later set
 * (`ratings.csv`, `links.csv`).
 */
export function readFolder(folder: string, { titles }: Bundle): OpenPerson[] {
  const isOld = existsSync(join(folder, "u.data"));
  if (!isOld && !existsSync(join(folder, "ratings.csv")))
    throw new Error(`${folder} has neither u.data and u.item nor ratings.csv and links.csv.`);
  const films = titles.filter(({ kind }) => kind === "movie");
  const ids = isOld ? filmsByName(folder, films) : filmsByImdb(folder, films);
  const people = new Map<string, TitleRating[]>();
  const rows = isOld ? rowsOf(join(folder, "u.data"), "\t") : rowsOf(join(folder, "ratings.csv"));
  for (const [person = "", film = "", stars = ""] of rows) {
    const titleId = ids.get(film);
    const rating = starsToRating(Number(stars));
    if (titleId === undefined || rating === null) continue;
    const known = people.get(person) ?? people.set(person, []).get(person);
    known?.push({ titleId, rating });
  }
  return [...people.values()];
}
