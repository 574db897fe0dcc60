import type { ReadingCsv } from "../../../platform/files/readCsv.ts";
import { checkTable, findFile } from "../readTable.ts";

export interface MovieLensFiles {
  links: string;
  ratings: string;
}

export const LINKS = ["movieId", "imdbId", "tmdbId"] as const;
export const RATINGS = ["userId", "movieId", "rating"] as const;

/** Rows are numbers, so a longer one is broken. */
export const FORMAT: ReadingCsv = { longest: 1_000 };

/** An operator's MovieLens files. Throws FileProblem if they aren't there or aren't MovieLens's. */
export async function movieLensFiles(folder: string): Promise<MovieLensFiles> {
  const files = {
    links: findFile(folder, "links.csv"),
    ratings: findFile(folder, "ratings.csv"),
  };
  await checkTable(files.links, LINKS, FORMAT);
  await checkTable(files.ratings, RATINGS, FORMAT);
  return files;
}
