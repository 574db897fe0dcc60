import { createPoliteClient, type PoliteClient } from "../http/politeClient.ts";
import { createRateGate } from "../http/rateGate.ts";
import { findBundledShows, findStatedTitles } from "../../catalogue/statements/findStatements.ts";
import { SourceProblem } from "../http/sourceProblem.ts";
import { addItems, type ImportItem } from "../jobs/importStore.ts";
import type { SourceContext, TitleSource } from "../jobs/titleSource.ts";
import { freshSince, withoutFresh } from "../jobs/withoutFresh.ts";
import { presentTvmazeShow } from "./presentTvmazeShow.ts";
import { tvmazePage, tvmazeShow, tvmazeUpdates } from "./tvmazeShapes.ts";

export interface TvmazeOptions {
  url: string;
  signal: AbortSignal;
  /** TVmaze allows 20 requests per 10 seconds from one address. */
  perSecond?: number;
  backOffMs?: number;
}

const MOST_PAGES = 4_000;
const EMBEDDED = "embed[]=episodes&embed[]=cast&embed[]=crew&embed[]=akas";

export function createTvmazeSource({
  url,
  signal,
  perSecond = 1.9,
  backOffMs,
}: TvmazeOptions): TitleSource {
  const client = createPoliteClient({
    name: "TVmaze",
    gate: createRateGate(perSecond),
    signal,
    backOffMs,
  });
  return {
    atOnce: 4,
    list: async (context, lease) => {
      const { update, bundled } = context.job.options;
      const list = update ? listChanged : bundled ? listBundled : listAll;
      const items = await list(context, { client, url });
      await lease.write({}, (tx) => addItems(tx, context.job.jobId, items));
      await lease.write({ step: "FETCH", total: items.length });
    },
    fetchTitle: async ({ ref }) => {
      const id = ref.startsWith("tt") ? await lookUp({ client, url }, ref) : ref;
      const show = await client.get(`${url}/shows/${id}?${EMBEDDED}`, tvmazeShow);
      if (String(show.id) !== id || (id !== ref && show.externals?.imdb !== ref))
        throw new SourceProblem("missing", `TVmaze answered with another show (${show.id})`);
      return presentTvmazeShow(show);
    },
  };
}

interface Reading {
  client: PoliteClient;
  url: string;
}

/** All shows, most followed first, up to the requested number. */
async function listAll(
  { sql, job, now }: SourceContext,
  { client, url }: Reading,
): Promise<ImportItem[]> {
  const shows: { id: number; weight: number }[] = [];
  for (let page = 0; page < MOST_PAGES; page++) {
    const entries = await client.get(`${url}/shows?page=${page}`, tvmazePage).catch(endOfList);
    if (!entries) break;
    for (const entry of entries) if (entry) shows.push({ id: entry.id, weight: entry.weight ?? 0 });
  }
  const ranked = [...new Map(shows.map((show) => [show.id, show])).values()].toSorted(
    (a, b) => b.weight - a.weight || a.id - b.id,
  );
  const items = toItems(ranked.slice(0, job.options.shows).map(({ id }) => id));
  return withoutFresh(sql, { source: "tvmaze", now: now(), items });
}

/** Our bundled shows by their IMDb ids; those without one can't be found with certainty. */
async function listBundled({ sql, job, now }: SourceContext): Promise<ImportItem[]> {
  const ids = await findBundledShows(sql, { source: "tvmaze", since: freshSince(now()) });
  return ids
    .slice(0, job.options.shows)
    .map((imdbId, place) => ({ kind: "tv", ref: imdbId, place }));
}

/** TVmaze's id of the show with an IMDb id: it redirects to the show's page. */
async function lookUp({ client, url }: Reading, imdbId: string): Promise<string> {
  const location = await client.locate(`${url}/lookup/shows?imdb=${imdbId}`);
  const id = /\/shows\/(\d+)$/.exec(location)?.[1];
  if (id === undefined) throw new SourceProblem("unreadable", "TVmaze redirects to no show");
  return id;
}

/** A page past the last is not found. */
function endOfList(error: unknown): null {
  if (error instanceof SourceProblem && error.kind === "missing") return null;
  throw error;
}

const toItems = (ids: readonly number[]): ImportItem[] =>
  ids.map((id, place) => ({ kind: "tv", ref: String(id), place }));

/** Our shows that changed after they were fetched. */
async function listChanged(
  { sql }: SourceContext,
  { client, url }: Reading,
): Promise<ImportItem[]> {
  const changes = await client.get(`${url}/updates/shows`, tvmazeUpdates);
  const known = await findStatedTitles(sql, "tvmaze");
  const changed = known.filter(
    ({ ref, fetchedAt }) => (changes[ref] ?? 0) * 1000 > fetchedAt.getTime(),
  );
  // A show missing at TVmaze is requested once more, and removed if it is really gone.
  const gone = known.filter(({ ref }) => !(ref in changes));
  return toItems([...changed, ...gone].map(({ ref }) => Number(ref)).toSorted((a, b) => a - b));
}
