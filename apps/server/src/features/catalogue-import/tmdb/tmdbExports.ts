import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { createGunzip } from "node:zlib";
import type { TitleKind } from "@worthy/domain";
import { drop, type Account } from "../jobs/account.ts";
import type { PoliteClient } from "../http/politeClient.ts";
import { SourceProblem } from "../http/sourceProblem.ts";
import { tmdbExportLine } from "./tmdbShapes.ts";

const FILES: Record<TitleKind, string> = { tv: "tv_series_ids", movie: "movie_ids" };
/** A day's export is available by 8:00 UTC. */
const DAYS_BACK = 4;

export interface ExportRequest {
  client: PoliteClient;
  /** Where the files are. */
  url: string;
  kind: TitleKind;
  now: Date;
  adult: boolean;
  /** Number of most popular ids to keep; all by default. */
  most?: number;
  /** Counts the lines that can't be read. */
  account: Account;
}

/**
 * Ids in TMDB's daily export, most popular first. Streams the file and keeps only what is wanted.
 */
export async function readTmdbExport(request: ExportRequest): Promise<number[]> {
  for (let back = 0; ; back++) {
    const day = new Date(request.now.getTime() - back * 86_400_000).toISOString();
    const name = `${FILES[request.kind]}_${day.slice(5, 7)}_${day.slice(8, 10)}_${day.slice(0, 4)}.json.gz`;
    try {
      return await readIds(
        await request.client.stream(`${request.url}/p/exports/${name}`),
        request,
      );
    } catch (error) {
      const isAbsent =
        error instanceof SourceProblem && (error.kind === "missing" || error.kind === "refused");
      if (!isAbsent || back >= DAYS_BACK)
        throw isAbsent ? new SourceProblem("unreachable", `TMDB has no export ${name}`) : error;
    }
  }
}

async function readIds(
  body: globalThis.ReadableStream<Uint8Array>,
  { kind, adult, most = Infinity, account }: ExportRequest,
): Promise<number[]> {
  const chart = createChart(most);
  let number = 0;
  try {
    const gunzip = Readable.fromWeb(body as ReadableStream).compose(createGunzip()); // the same stream; it is declared twice
    for await (const line of createInterface({ input: gunzip, crlfDelay: Infinity })) {
      number++;
      if (line === "") continue;
      const entry = readLine(line);
      if (!entry) drop(account, "malformed", `${FILES[kind]}, line ${number}`);
      if (entry && (adult || !entry.adult) && !(kind === "movie" && entry.video)) chart.add(entry);
    }
  } catch (error) {
    throw new SourceProblem(
      "unreadable",
      `can’t read an export from TMDB: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return chart.ids();
}

function readLine(line: string) {
  if (line.length > 10_000) return null;
  try {
    const { success, data } = tmdbExportLine.safeParse(JSON.parse(line));
    return success ? data : null;
  } catch {
    return null; // one bad line must not lose a million good ones
  }
}

interface Entry {
  id: number;
  popularity: number;
}

/** Keeps the most popular ids. */
function createChart(most: number) {
  let kept: Entry[] = [];
  const sort = () => {
    kept.sort((a, b) => b.popularity - a.popularity || a.id - b.id);
    if (kept.length > most) kept = kept.slice(0, most);
  };
  return {
    add: ({ id, popularity }: Entry) => {
      kept.push({ id, popularity });
      if (kept.length >= most * 2 + 1_000) sort();
    },
    ids: () => {
      sort();
      return [...new Set(kept.map(({ id }) => id))];
    },
  };
}
