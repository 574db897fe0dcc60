import { gzipSync } from "node:zlib";
import { drawn, inventedDay } from "./invented.ts";
import { startDouble, type Answer, type Double, type DoubleOptions } from "./startDouble.ts";
import { seasonOf, tmdbMovieOf, tmdbShowOf } from "./tmdbTitles.ts";

export interface TmdbDoubleOptions extends Partial<DoubleOptions> {
  films: number;
  shows: number;
  /** Facts that take the place of the invented ones, by `movie/7` or `tv/7`. */
  replace?: Record<string, object>;
  /** `movie/7` and such that are gone. */
  gone?: readonly string[];
  /** Ids that the lists of changes tell, 100 a page, by kind. */
  changed?: { tv: number[]; movie: number[] };
}

export interface TmdbDouble extends Double {
  /** Days whose changes were asked for. */
  windows: readonly { start: string; end: string }[];
}

export const TMDB_DOUBLE_TOKEN = "an.invented-token_for-the-double";

/** The other, older key of the same account. */
export const TMDB_DOUBLE_KEY = "0123456789abcdef0123456789abcdef";

const PAGE = 100;
const MOST_APPENDED = 20;
const failure = (status: number, code: number, message: string): Answer => ({
  status,
  body: { success: false, status_code: code, status_message: message },
});
const KNOWN: Answer = { status: 200, body: { success: true, status_code: 1 } };
const NOT_FOUND = failure(404, 34, "The resource you requested could not be found.");

/** A page of changed titles, as TMDB has it. */
const pageOf = (changed: readonly number[], page: number): Answer => ({
  status: 200,
  body: {
    results: changed
      .slice((page - 1) * PAGE, page * PAGE)
      .map((id) => ({ id, adult: id % 7 === 0 ? null : false })),
    page,
    total_pages: Math.ceil(changed.length / PAGE),
    total_results: changed.length,
  },
});

function changesOf(
  changed: readonly number[],
  query: URLSearchParams,
  windows: { start: string; end: string }[],
): Answer {
  const [start, end] = [query.get("start_date") ?? "", query.get("end_date") ?? ""];
  windows.push({ start, end });
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  if (!(days >= 0 && days <= 14))
    return failure(422, 20, "Invalid date range: Should be a range no longer than 14 days.");
  return pageOf(changed, Number(query.get("page") ?? 1));
}

/** Titles whose name has all words of the term, as TMDB's search finds them. */
function searchOf(titles: readonly Answer[], term: string): Answer {
  const words = term
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const results = titles.flatMap(({ status, body }) => {
    const title = body as Record<string, unknown>; // details are objects
    const isNamed = ["title", "name", "original_title", "original_name"]
      .map((field) => String(title[field] ?? "").toLowerCase())
      .some((name) => words.every((word) => name.includes(word)));
    return status === 200 && isNamed ? [title] : [];
  });
  const page = { results: results.slice(0, 20), total_results: results.length };
  return { status: 200, body: { page: 1, total_pages: 1, ...page } };
}

/** A stand-in for TMDB: its shapes, invented titles. */
export async function startTmdbDouble({
  films,
  shows,
  replace = {},
  gone = [],
  changed = { tv: [], movie: [] },
  ...options
}: TmdbDoubleOptions): Promise<TmdbDouble> {
  const windows: { start: string; end: string }[] = [];
  const counts = { movie: films, tv: shows };
  const detailsOf = (kind: "movie" | "tv", id: number, parts: readonly string[]): Answer => {
    const name = `${kind}/${id}`;
    if (id > counts[kind] || gone.includes(name)) return NOT_FOUND;
    if (parts.length > MOST_APPENDED)
      return failure(
        400,
        27,
        "Too many append to response objects: The maximum number of remote calls is 20.",
      );
    const { details, appended } = kind === "movie" ? tmdbMovieOf(id) : tmdbShowOf(id);
    const seasons = parts.flatMap((part) => {
      const season = kind === "tv" ? seasonOf(id, Number(/^season\/(\d+)$/.exec(part)?.[1])) : null;
      return season ? [[part, season]] : [];
    });
    const isWanted = ([part]: [string, unknown]) => !(part in appended) || parts.includes(part);
    const body = { ...details, ...appended, ...Object.fromEntries(seasons), ...replace[name] };
    return { status: 200, body: Object.fromEntries(Object.entries(body).filter(isWanted)) };
  };
  const double = await startDouble(options, ({ pathname, searchParams }, headers) => {
    const file = /^\/p\/exports\/(movie|tv_series)_ids_\d\d_\d\d_\d{4}\.json\.gz$/.exec(pathname);
    if (file)
      return { status: 200, body: file[1] === "movie" ? movieExport(films) : showExport(shows) };
    if (pathname === "/3/authentication" && searchParams.get("api_key") === TMDB_DOUBLE_KEY)
      return KNOWN;
    if (headers.authorization !== `Bearer ${TMDB_DOUBLE_TOKEN}`)
      return failure(401, 7, "Invalid API key: You must be granted a valid key.");
    if (pathname === "/3/authentication") return KNOWN;
    const [, searched] = /^\/3\/search\/(movie|tv)$/.exec(pathname) ?? [];
    if (searched === "movie" || searched === "tv")
      return searchOf(
        Array.from({ length: counts[searched] }, (_, at) => detailsOf(searched, at + 1, [])),
        searchParams.get("query") ?? "",
      );
    const [, kind, rest] = /^\/3\/(movie|tv)\/(\d+|changes)$/.exec(pathname) ?? [];
    if (kind !== "movie" && kind !== "tv") return null;
    return rest === "changes"
      ? changesOf(changed[kind], searchParams, windows)
      : detailsOf(
          kind,
          Number(rest),
          (searchParams.get("append_to_response") ?? "").split(",").filter(Boolean),
        );
  });
  return { ...double, windows };
}

const lines = (entries: readonly object[]) =>
  gzipSync(`${entries.map((entry) => JSON.stringify(entry)).join("\n")}\n{"id":"broken`);
const popularity = (kind: string, id: number) =>
  Math.round(drawn("popularity", kind, id) * 1_000_000) / 1_000;

function movieExport(films: number): Buffer {
  return lines(
    Array.from({ length: films }, (_, at) => ({
      adult: drawn("adult", at + 1) < 0.02,
      id: at + 1,
      original_title: `Export ${at + 1}`,
      popularity: popularity("movie", at + 1),
      video: drawn("video", at + 1) < 0.02,
    })),
  );
}

function showExport(shows: number): Buffer {
  return lines(
    Array.from({ length: shows }, (_, at) => ({
      id: at + 1,
      original_name: `Export ${inventedDay(at)}`,
      popularity: popularity("tv", at + 1),
    })),
  );
}
