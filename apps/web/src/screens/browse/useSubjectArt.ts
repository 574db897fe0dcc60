import { COUNT_LIMIT } from "@worthy/contract/limits";
import type { CallOutput } from "@worthy/contract";
import { useQueries, useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../api/apiQuery.ts";
import { artQuery } from "../selection/genreArt.ts";

type Pick = CallOutput<"recommend">["recommendations"][number];

/**
 * A backdrop for each genre: from the person's picks, or else from the first title of that genre.
 */
export function useSubjectArt(genres: readonly string[]): ReadonlyMap<string, string> {
  const { data } = useQuery(artQuery);
  const picks = data?.recommendations ?? [];
  const missing = data
    ? genres.filter((genre) => !picks.some((pick) => pick.genres.includes(genre)))
    : [];
  const others = useQueries({
    queries: missing.map((genre) =>
      apiQuery("recommend", { body: { limit: COUNT_LIMIT, filters: { genres: [genre] } } }),
    ),
  });
  return subjectArt(genres, [
    ...picks,
    ...others.flatMap((other) => other.data?.recommendations ?? []),
  ]);
}

/**
 * The best title that doesn't represent another genre yet; the rarer genres, which come last,
 * choose first.
 */
function subjectArt(
  genres: readonly string[],
  titles: readonly Pick[],
): ReadonlyMap<string, string> {
  const art = new Map<string, string>();
  const used = new Set<number>();
  for (const genre of genres.toReversed()) {
    const having = titles.filter((title) => title.genres.includes(genre));
    const title = having.find(({ id }) => !used.has(id)) ?? having[0];
    if (!title) continue;
    used.add(title.id);
    art.set(genre, title.image.backdrop.url);
  }
  return art;
}
