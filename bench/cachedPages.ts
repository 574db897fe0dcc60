import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import fastify from "fastify";
import { pino } from "pino";
import type { Core } from "../apps/server/src/composition.ts";
import type { SessionSql } from "../apps/server/src/platform/database/sqlClient.ts";
import { createServer } from "../apps/server/src/server.ts";
import { median } from "./median.ts";

const ROUNDS = 5;
const SECONDS = 3;

interface CachedParts {
  core: Core;
  sql: SessionSql;
  dataDir: string;
  /** Path of the page to request. */
  path: string;
}

/**
 * Result of one side: responses per second, and this thread's time per response, which other
 * programs don't influence.
 */
interface Served {
  count: number;
  cpu: number;
}

/**
 * How fast a page is served from the page cache, compared with a bare Fastify that sends the same
 * bytes; a separate thread requests both alternately.
 */
export async function measureCached({ core, sql, dataDir, path }: CachedParts): Promise<void> {
  const config = {
    publicUrl: "http://localhost:3000",
    dataDir,
    trustProxy: false as const,
    tmdbImageUrl: "http://127.0.0.1:9",
    postersAhead: false,
  };
  const log = pino({ level: "silent" });
  const { app } = await createServer({
    config,
    core,
    sql,
    sessions: sql,
    log,
    requestsPerMinute: false,
    ready: () => true,
    pages: "built",
  });
  const ours = await app.listen({ port: 0, host: "127.0.0.1" });
  const html = await (await fetch(ours + path, { headers: { accept: "text/html" } })).text();
  const bare = fastify();
  bare.get("/*", (_request, reply) => reply.type("text/html; charset=utf-8").send(html));
  const limit = await bare.listen({ port: 0, host: "127.0.0.1" });
  const asker = new Worker(join(import.meta.dirname, "askAgain.ts"));
  const perSecond = async (url: string): Promise<Served> => {
    const before = process.threadCpuUsage();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    asker.postMessage({ url, seconds: SECONDS });
    const [count] = (await once(asker, "message")) as [number]; // the thread's message
    const { user, system } = process.threadCpuUsage(before);
    return { count, cpu: (user + system) / (count * SECONDS) };
  };
  const figures: [ours: Served, bare: Served][] = [];
  await perSecond(ours + path);
  for (let round = 0; round < ROUNDS; round++)
    figures.push([await perSecond(ours + path), await perSecond(limit + path)]);
  const [cached, most] = [
    median(figures.map(([own]) => own.count)),
    median(figures.map(([, other]) => other.count)),
  ];
  const cpu = {
    cached: median(figures.map(([own]) => own.cpu)),
    bare: median(figures.map(([, other]) => other.cpu)),
  };
  console.table({
    "bare limit: Fastify sends the same bytes": {
      "pages/s": Math.round(most),
      ratio: "1.00",
      "µs of CPU": cpu.bare.toFixed(1),
    },
    "the page from the cache": {
      "pages/s": Math.round(cached),
      ratio: (cached / most).toFixed(2),
      "µs of CPU": cpu.cached.toFixed(1),
    },
  });
  console.log("the bar: from the cache at least .70 of the bare limit");
  await asker.terminate();
  await Promise.all([app.close(), bare.close()]);
}
