import type { TitleKind } from "@worthy/domain";
import { createPoliteClient, type PoliteClient } from "../http/politeClient.ts";
import { createRateGate } from "../http/rateGate.ts";
import { SourceProblem } from "../http/sourceProblem.ts";
import { newAccount, type Account } from "../jobs/account.ts";
import { addItems, type ImportItem } from "../jobs/importStore.ts";
import type { SourceContext, TitleSource } from "../jobs/titleSource.ts";
import { withoutFresh } from "../jobs/withoutFresh.ts";
import { listTmdbChanges } from "./listTmdbChanges.ts";
import { presentTmdbMovie, presentTmdbShow } from "./presentTmdbTitle.ts";
import { readTmdbExport } from "./tmdbExports.ts";
import { tmdbMovie, tmdbSeason, tmdbShow, type TmdbSeason, type TmdbShow } from "./tmdbShapes.ts";

export interface TmdbOptions {
  /** Replaces TMDB's address for both its API and its exports. */
  url?: string;
  token: string;
  /** Countries of offers and certificates to keep. */
  countries: readonly string[];
  language?: string;
  adult?: boolean;
  signal: AbortSignal;
  /** TMDB asks for fewer than about 40 per second. */
  perSecond?: number;
  backOffMs?: number;
  /** For one response. */
  timeoutMs?: number;
}

/** TMDB's limit of appended parts per request. */
const MOST_APPENDED = 20;
const MOVIE_PARTS = [
  "credits",
  "videos",
  "keywords",
  "release_dates",
  "external_ids",
  "watch/providers",
  "images",
  "alternative_titles",
  "translations",
];
const SHOW_PARTS = [
  "credits",
  "videos",
  "keywords",
  "content_ratings",
  "external_ids",
  "watch/providers",
  "images",
  "alternative_titles",
  "translations",
];
/** Included in the first request; most shows have no more. */
const FIRST_SEASONS = Array.from({ length: MOST_APPENDED - SHOW_PARTS.length }, (_, at) => at + 1);

/** A client for TMDB's API, and its address. */
export function openTmdb({
  url,
  token,
  signal,
  perSecond = 25,
  backOffMs,
  timeoutMs,
}: TmdbOptions): { client: PoliteClient; api: string } {
  const client = createPoliteClient({
    name: "TMDB",
    gate: createRateGate(perSecond),
    headers: { authorization: `Bearer ${token}` },
    signal,
    timeoutMs,
    backOffMs,
  });
  return { client, api: `${url ?? "https://api.themoviedb.org"}/3` };
}

export function createTmdbSource(options: TmdbOptions): TitleSource {
  const { client, api } = openTmdb(options);
  return {
    atOnce: 8,
    list: async (context, lease) => {
      const { update } = context.job.options;
      const changesUntil = context.now().toISOString();
      const account = newAccount();
      const items = update
        ? await listTmdbChanges(context, { client, api })
        : await listExports(context, options, { client: createFileClient(options), account });
      await lease.write({}, (tx) => addItems(tx, context.job.jobId, items));
      await lease.write({
        step: "FETCH",
        total: items.length,
        account,
        ...(update && { cursor: { changesUntil } }),
      });
    },
    fetchTitle: async ({ kind, ref }) => {
      const ask = { client, api, ref, options };
      const title = kind === "movie" ? await fetchMovie(ask) : await fetchShow(ask);
      if (title && title.ref !== ref)
        throw new SourceProblem("missing", `TMDB answered with another title (${title.ref})`);
      return title;
    },
  };
}

/** For the files of ids, which need no token. */
function createFileClient({ signal, backOffMs }: TmdbOptions): PoliteClient {
  return createPoliteClient({ name: "TMDB's files", gate: createRateGate(2), signal, backOffMs });
}

/**
 * Films and shows alternating by popularity, so that part of an import is already a good catalogue.
 */
async function listExports(
  { sql, job, now }: SourceContext,
  { url = "https://files.tmdb.org", adult = false }: TmdbOptions,
  { client, account }: { client: PoliteClient; account: Account },
): Promise<ImportItem[]> {
  const read = (kind: TitleKind, most?: number) =>
    readTmdbExport({ client, url, kind, now: now(), adult, most, account });
  const shows = await read("tv", job.options.shows);
  const films = await read("movie", job.options.films);
  const items = Array.from({ length: Math.max(shows.length, films.length) }, (_, at) => [
    { kind: "tv" as const, id: shows[at] },
    { kind: "movie" as const, id: films[at] },
  ]).flat();
  const listed = items.flatMap(({ kind, id }, place) =>
    id === undefined ? [] : [{ kind, ref: String(id), place }],
  );
  return job.options.renew
    ? listed
    : withoutFresh(sql, { source: "tmdb", now: now(), items: listed });
}

interface Ask {
  client: PoliteClient;
  api: string;
  ref: string;
  options: TmdbOptions;
}

function addressOf({ api, ref, options }: Ask, kind: TitleKind, parts: readonly string[]): string {
  const language = options.language ?? "en-US";
  const query = new URLSearchParams({
    language,
    append_to_response: parts.join(","),
    include_image_language: `${language.slice(0, 2)},null`,
  });
  return `${api}/${kind}/${ref}?${query.toString()}`;
}

async function fetchMovie(ask: Ask) {
  const movie = await ask.client.get(addressOf(ask, "movie", MOVIE_PARTS), tmdbMovie);
  return movie.adult && !ask.options.adult ? null : presentTmdbMovie(movie, ask.options);
}

/** A show with all its seasons: one request for most, more for seasons that don't fit. */
async function fetchShow(ask: Ask) {
  const show = await ask.client.get(
    addressOf(ask, "tv", [...SHOW_PARTS, ...FIRST_SEASONS.map((number) => `season/${number}`)]),
    tmdbShow,
  );
  if (show.adult && !ask.options.adult) return null;
  const seasons = seasonsIn(show);
  const have = new Set(seasons.map(({ season_number: number }) => number));
  const missing = (show.seasons ?? [])
    .map(({ season_number: number }) => number)
    .filter((number) => number > 0 && !have.has(number) && !FIRST_SEASONS.includes(number));
  for (let from = 0; from < missing.length; from += MOST_APPENDED) {
    const parts = missing.slice(from, from + MOST_APPENDED).map((number) => `season/${number}`);
    seasons.push(...seasonsIn(await ask.client.get(addressOf(ask, "tv", parts), tmdbShow)));
  }
  return presentTmdbShow(show, seasons, ask.options);
}

function seasonsIn(show: TmdbShow): TmdbSeason[] {
  return Object.entries(show).flatMap(([name, value]) => {
    if (!name.startsWith("season/")) return [];
    const { success, data } = tmdbSeason.safeParse(value);
    return success ? [data] : [];
  });
}
