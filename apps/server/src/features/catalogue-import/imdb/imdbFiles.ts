import { checkTable, findFile, readTable } from "../readTable.ts";

export interface ImdbFiles {
  basics: string;
  episodes: string;
}

export const BASICS = [
  "tconst",
  "titleType",
  "primaryTitle",
  "originalTitle",
  "isAdult",
  "startYear",
  "runtimeMinutes",
] as const;
export const EPISODES = ["tconst", "parentTconst", "seasonNumber", "episodeNumber"] as const;

/** Tabs between fields, and quotes mean nothing. */
const FORMAT = { delimiter: "\t", quotes: false } as const;

/** An operator's IMDb files. Throws FileProblem if they aren't there or aren't IMDb's. */
export async function imdbFiles(folder: string): Promise<ImdbFiles> {
  const files = {
    basics: findFile(folder, "title.basics.tsv"),
    episodes: findFile(folder, "title.episode.tsv"),
  };
  await checkTable(files.basics, BASICS, FORMAT);
  await checkTable(files.episodes, EPISODES, FORMAT);
  return files;
}

/** A row of an IMDb file: the wanted columns, with null for `\N`; or none if it is malformed. */
export interface ImdbRow<Name extends string> {
  readonly line: number;
  readonly cells: Readonly<Record<Name, string | null>> | null;
}

const known = (cell: string): string | null => (cell === "\\N" || cell === "" ? null : cell);

/** Streams the rows of an IMDb file. */
export async function* readImdbFile<Name extends string>(
  path: string,
  names: readonly Name[],
  signal: AbortSignal,
): AsyncGenerator<ImdbRow<Name>> {
  for await (const rows of readTable(path, names, { ...FORMAT, signal }))
    for (const { line, cells } of rows) {
      if (!cells) {
        yield { line, cells: null };
        continue;
      }
      const row = {} as Record<Name, string | null>; // filled from the same names
      for (const name of names) row[name] = known(cells[name]);
      yield { line, cells: row };
    }
}

/** The number in `tt0903747`; null for anything else. */
export function numberOfId(id: string | null): number | null {
  const digits = /^tt(\d{7,9})$/.exec(id ?? "")?.[1];
  return digits === undefined ? null : Number(digits);
}
