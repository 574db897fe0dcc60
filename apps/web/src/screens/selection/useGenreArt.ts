import { useQueries, useQuery } from "@tanstack/react-query";
import { GENRES, type Genre } from "../../features/account/genres.ts";
import { artOfGenreQuery, artQuery, genreArt, type GenreArt } from "./genreArt.ts";

/** A picture for each genre: of the person's picks, and for a genre that they have not, of the first title that has it. */
export function useGenreArt(): ReadonlyMap<Genre, GenreArt> {
  const { data } = useQuery(artQuery);
  const picks = data?.recommendations ?? [];
  const art = genreArt(picks);
  const missing = data ? GENRES.filter(({ genre }) => !art.has(genre)) : [];
  const others = useQueries({ queries: missing.map(({ genre }) => artOfGenreQuery(genre)) });
  return missing.length === 0 ? art : genreArt([...picks, ...others.flatMap((other) => other.data?.recommendations ?? [])]);
}
