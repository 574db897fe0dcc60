import type { TitleKind } from "@worthy/domain";
import { cleanText } from "../cleanText.ts";
import { isoDay } from "../readFields.ts";
import { tmdbFoundMovies, tmdbFoundShows } from "./tmdbShapes.ts";
import { openTmdb, type TmdbOptions } from "./tmdbSource.ts";

/** A title that TMDB's search found. */
export interface TmdbFound {
  tmdbId: number;
  kind: TitleKind;
  name: string;
  originalName: string | null;
  year: number | null;
  votes: number;
}

const LONGEST_NAME = 200;

/** Films and shows found by name, in TMDB's order, a film and a show by turns. */
export async function searchTmdb(options: TmdbOptions, name: string): Promise<TmdbFound[]> {
  const { client, api } = openTmdb(options);
  const query = new URLSearchParams({
    query: name,
    include_adult: String(options.adult ?? false),
    language: options.language ?? "en-US",
    page: "1",
  }).toString();
  const [films, shows] = await Promise.all([
    client.get(`${api}/search/movie?${query}`, tmdbFoundMovies),
    client.get(`${api}/search/tv?${query}`, tmdbFoundShows),
  ]);
  const wanted = <T extends { adult?: boolean | null | undefined }>(
    found: T[] | null | undefined,
  ) => (found ?? []).filter(({ adult }) => !adult || options.adult);
  const ours = {
    movie: wanted(films.results).flatMap((film) =>
      found("movie", {
        ...film,
        name: film.title,
        originalName: film.original_title,
        date: film.release_date,
      }),
    ),
    tv: wanted(shows.results).flatMap((show) =>
      found("tv", { ...show, originalName: show.original_name, date: show.first_air_date }),
    ),
  };
  return Array.from({ length: Math.max(ours.movie.length, ours.tv.length) }, (_, at) =>
    [ours.movie[at], ours.tv[at]].filter((one) => one !== undefined),
  ).flat();
}

interface Theirs {
  id: number;
  name?: string | null | undefined;
  originalName: string | null | undefined;
  date: string | null | undefined;
  vote_count?: number | null | undefined;
}

function found(kind: TitleKind, theirs: Theirs): TmdbFound[] {
  const name = cleanText(theirs.name, LONGEST_NAME);
  if (!name) return [];
  const day = isoDay(theirs.date);
  return [
    {
      tmdbId: theirs.id,
      kind,
      name,
      originalName: cleanText(theirs.originalName, LONGEST_NAME) ?? null,
      year: day ? Number(day.slice(0, 4)) : null,
      votes: theirs.vote_count ?? 0,
    },
  ];
}
