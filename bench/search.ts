import type { SearchDocument } from "@worthy/search";
import postgres, { type Sql } from "postgres";
import {
  miniSearchEngine,
  trigramEngine,
  worthyEngine,
  type Engine,
} from "./search/searchEngines.ts";
import { printQuality } from "./search/printQuality.ts";
import { typedQueries, type TypedQuery } from "./search/searchQueries.ts";
import { syntheticTitles } from "./search/searchTitles.ts";

/**
 * Results of one engine. Times in milliseconds; hits as a share of queries with the title among the
 * first five.
 */
interface SearchFigures {
  readonly engine: string;
  readonly buildMs: number;
  /** Of memory that the loaded titles take in this process. */
  readonly megabytes: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly hitAt5: number;
  /** The same with wanted titles drawn uniformly, so that most are obscure. */
  readonly hitAt5Evenly: number;
  readonly queries: number;
}

const TITLES = 100_000;
/** Names of a title: its own and those in other languages, in words of their own. */
const NAMES = 3;
const WARM_UP = 50;

/**
 * Measures search as you type with typing mistakes on 100,000 synthetic titles and prints a table.
 * @param sql a connection to PostgreSQL, limited to one because the table is temporary; without it,
 * pg_trgm is skipped
 */
export async function benchSearch(sql?: Sql): Promise<SearchFigures[]> {
  const titles = titlesWithNames();
  const names = new Map(titles.map(({ id, names: [name] }) => [id, name]));
  const engines = [
    worthyEngine,
    miniSearchEngine,
    ...(sql === undefined ? [] : [trigramEngine(sql)]),
  ];
  const popular = typedQueries(titles, { count: 10_000, seed: 2 });
  const evenly = typedQueries(titles, { count: 10_000, seed: 3, evenly: true });
  const figures: SearchFigures[] = [];
  for (const engine of engines) {
    console.log(`search: ${engine.name} …`);
    const before = heapMb();
    const started = performance.now();
    const answer = await engine.build(titles);
    const buildMs = performance.now() - started;
    const megabytes = heapMb() - before;
    const ask = (queries: readonly TypedQuery[]) =>
      askAll(queries.slice(0, engine.queries), async (text) =>
        (await answer(text)).map((id) => names.get(id)),
      );
    await ask(popular.slice(-WARM_UP));
    figures.push({
      engine: engine.name,
      buildMs,
      megabytes,
      ...summary(engine, await ask(popular), await ask(evenly)),
    });
  }
  printTable(figures);
  await printQuality();
  if (sql === undefined)
    console.log("pg_trgm was left out: no database was given (set DATABASE_URL).");
  return figures;
}

/** Made-up titles that have further names, as bundled and imported ones do. */
function titlesWithNames(): SearchDocument[] {
  const titles = syntheticTitles(TITLES, 1);
  const others = Array.from({ length: NAMES - 1 }, (_, at) => syntheticTitles(TITLES, 11 + at));
  return titles.map((title, at) => ({
    ...title,
    names: [...title.names, ...others.flatMap((other) => other[at]?.names ?? [])],
  }));
}

interface Asked {
  readonly times: number[];
  readonly hits: number;
}

/** A title of the same name counts as the wanted one, because the query can't distinguish them. */
async function askAll(
  queries: readonly TypedQuery[],
  answer: (text: string) => Promise<(string | undefined)[]>,
): Promise<Asked> {
  const times: number[] = [];
  let hits = 0;
  for (const { text, name } of queries) {
    const started = performance.now();
    const found = await answer(text);
    times.push(performance.now() - started);
    if (found.includes(name)) hits++;
  }
  return { times: times.toSorted((a, b) => a - b), hits };
}

function summary(
  { queries }: Engine,
  popular: Asked,
  evenly: Asked,
): Omit<SearchFigures, "engine" | "buildMs" | "megabytes"> {
  const at = (share: number) =>
    popular.times[Math.floor(popular.times.length * share)] ?? Number.NaN;
  return {
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    hitAt5: popular.hits / popular.times.length,
    hitAt5Evenly: evenly.hits / evenly.times.length,
    queries,
  };
}

/** Megabytes of the heap that are in use; exact where the process was started with --expose-gc. */
function heapMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

function printTable(figures: readonly SearchFigures[]): void {
  console.table(
    figures.map((row) => ({
      engine: row.engine,
      "build ms": Math.round(row.buildMs),
      MB: Math.round(row.megabytes),
      "p50 ms": Number(row.p50Ms.toFixed(2)),
      "p99 ms": Number(row.p99Ms.toFixed(2)),
      "hit@5": Number(row.hitAt5.toFixed(3)),
      "hit@5, drawn evenly": Number(row.hitAt5Evenly.toFixed(3)),
      queries: row.queries,
    })),
  );
}

if (import.meta.main) {
  const url = process.env["DATABASE_URL"];
  const sql = url === undefined ? undefined : postgres(url, { max: 1, onnotice: () => {} });
  await benchSearch(sql);
  await sql?.end();
}
