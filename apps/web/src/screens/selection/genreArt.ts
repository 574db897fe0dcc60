import { COUNT_LIMIT } from "@worthy/contract/limits";
import type { CallOutput } from "@worthy/contract";
import { apiQuery } from "../../api/apiQuery.ts";
import { GENRES, type Genre } from "../../features/account/genres.ts";

type Title = CallOutput<"recommend">["recommendations"][number];

/** Titles whose art represents genres. */
export const artQuery = apiQuery("recommend", { body: { limit: 100 } });

export type GenreArt = Pick<Title, "image">;

export function artOfGenreQuery(genre: Genre) {
  return apiQuery("recommend", { body: { limit: COUNT_LIMIT, filters: { genres: [genre] } } });
}

/**
 * The first title of each genre, the rarer genres first, so that each has a different picture if
 * possible.
 */
export function genreArt(
  titles: readonly Pick<Title, "id" | "genres" | "image">[],
): ReadonlyMap<Genre, GenreArt> {
  const art = new Map<Genre, GenreArt>();
  const used = new Set<number>();
  const having = (genre: Genre) => titles.filter(({ genres }) => genres.includes(genre));
  for (const { genre } of GENRES.toSorted(
    (a, b) => having(a.genre).length - having(b.genre).length,
  )) {
    const title = having(genre).find(({ id }) => !used.has(id));
    if (!title) continue;
    used.add(title.id);
    art.set(genre, title);
  }
  return art;
}
