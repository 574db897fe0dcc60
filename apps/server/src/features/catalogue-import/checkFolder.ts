import { imdbFiles } from "./imdb/imdbFiles.ts";
import type { ImportSource } from "./jobs/importOptions.ts";
import { movieLensFiles } from "./movielens/movieLensFiles.ts";

/** Throws FileProblem if the source reads files and a folder doesn't have the right ones. */
export async function checkFolder(source: ImportSource, folder = "."): Promise<void> {
  if (source === "imdb") await imdbFiles(folder);
  if (source === "movielens") await movieLensFiles(folder);
}
