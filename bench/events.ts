import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "../apps/server/src/platform/database/connect.ts";
import type { LoadOrder, LoadResult } from "./load/eventLoad.ts";
import { startProbed, type ProbedProduct } from "./load/largeProduct.ts";
import { median } from "./median.ts";
import { machineLoad, processTimes, timesBetween } from "./load/processTimes.ts";
import { untilIdle } from "./load/untilIdle.ts";

const EVENTS_A_BATCH = 50;
const BATCHES_A_SECOND = 200;
/** Half of them with an account. Each address may send 1,200 requests a minute; these send 60. */
const SENDERS = 200;
const LOOK_EVERY_MS = 50;
const PAGE = "/v4/search/?term=the&limit=10";
const KILL_AFTER_S = 5;

const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;
const row = (what: string, times: readonly number[]) =>
  console.log(
    `${what.padEnd(34)} p50 ${median(times).toFixed(1).padStart(7)} ms  p99 ${p99(times).toFixed(1).padStart(7)} ms  (${times.length})`,
  );

/** Requests a page of results now and then until the end. */
async function watchApi(origin: string, over: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  void over.finally(() => (isOver = true));
  for (let number = 0; !isOver; number++) {
    const started = performance.now();
    const response = await fetch(origin + PAGE, {
      headers: { "x-forwarded-for": `10.9.0.${number % 200}` },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${PAGE}: ${response.status}`);
    times.push(performance.now() - started);
    await sleep(LOOK_EVERY_MS);
  }
  return times;
}

async function newBearers(origin: string): Promise<(string | null)[]> {
  const bearers: (string | null)[] = [];
  for (let number = 0; number < SENDERS; number++) {
    if (number % 2 === 0) {
      bearers.push(null);
      continue;
    }
    const response = await fetch(`${origin}/v1/users`, {
      method: "POST",
      headers: { "x-forwarded-for": `10.7.0.${number}` },
    });
    bearers.push(((await response.json()) as { token: string }).token); // the contract's response
  }
  return bearers;
}

/** The load, in a separate process. */
async function pour(order: LoadOrder): Promise<LoadResult> {
  const child = fork(join(import.meta.dirname, "load/eventLoad.ts"), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  child.send(order);
  const [result] = (await once(child, "message")) as [LoadResult]; // it sends nothing else
  return result;
}

/** Number of stored events, and of those in acknowledged batches that are missing. */
async function look(
  dataDir: string,
  { taken }: LoadResult,
): Promise<{ stored: number; lost: number }> {
  const database = await connect({
    dataDir,
    join: true,
    log: { debug: () => {}, info: () => {}, warn: () => {}, error: console.error },
  });
  const { sql } = database;
  const [counted] = await sql<{ stored: number; found: number }[]>`
    select count(*) as stored, count(*) filter (where substring(event_key, 1, ${taken[0]?.length ?? 0}) = any(${taken})) as found from events`.finally(
    () => database.stop(),
  );
  return {
    stored: counted?.stored ?? 0,
    lost: taken.length * EVENTS_A_BATCH - (counted?.found ?? 0),
  };
}

async function measure(
  { origin, pid }: ProbedProduct,
  dataDir: string,
  seconds: number,
): Promise<void> {
  await untilIdle(pid);
  const order = {
    origin,
    batchesASecond: BATCHES_A_SECOND,
    eventsABatch: EVENTS_A_BATCH,
    bearers: await newBearers(origin),
  };
  await watchApi(origin, sleep(2000)); // warm-up
  const idle = await watchApi(origin, sleep(10_000));
  const before = processTimes(pid);
  const loaded = pour({ ...order, seconds });
  const [load, busy] = await Promise.all([loaded, watchApi(origin, loaded)]);
  const times = timesBetween(before, processTimes(pid));
  const { acknowledged, turnedAway } = load;
  const { stored, lost } = await look(dataDir, load);
  console.log(
    `${(acknowledged / load.seconds).toFixed(0)} events a second acknowledged for ${load.seconds.toFixed(0)} s, in batches of ${EVENTS_A_BATCH}; ${turnedAway} turned away`,
  );
  console.log(
    `acknowledged ${acknowledged}, stored ${stored}: ${stored === acknowledged && lost === 0 ? "equal" : "NOT EQUAL"}`,
  );
  const cost = (used: number) => ((used / (acknowledged + turnedAway)) * 10_000).toFixed(3);
  console.log(
    `seconds of processor time for 10,000 events, searches and all: server ${cost(times.own)}, PostgreSQL ${cost(times.database)}, the load itself ${cost(load.processorSeconds)}`,
  );
  console.log(`the machine's load was ${machineLoad()}`);
  row("a batch, due to answered", load.times);
  row("a search, nothing else going on", idle);
  row("a search, under that load", busy);
}

/**
 * The same load, with the server killed in the middle; a new one on the same data has everything
 * that was acknowledged.
 */
async function measureKilled({ origin, pid }: ProbedProduct, dataDir: string): Promise<void> {
  const loaded = pour({
    origin,
    seconds: KILL_AFTER_S + 1,
    batchesASecond: BATCHES_A_SECOND,
    eventsABatch: EVENTS_A_BATCH,
    bearers: await newBearers(origin),
  });
  await sleep(KILL_AFTER_S * 1000);
  process.kill(pid, "SIGKILL");
  const load = await loaded;
  const product = await startProbed(dataDir);
  const { lost } = await look(dataDir, load).finally(product.stop);
  console.log(
    `server killed in the middle: ${load.acknowledged} events acknowledged before, ${lost} of them lost`,
  );
}

/**
 * 10,000 events a second for a minute, each acknowledged once it is on disk; `--small` takes ten
 * seconds.
 */
export async function benchEvents(): Promise<void> {
  const seconds = process.argv.includes("--small") ? 10 : 60;
  const dataDir = mkdtempSync(join(tmpdir(), "worthy-bench-"));
  try {
    const product = await startProbed(dataDir);
    await measure(product, dataDir, seconds)
      .then(() => measureKilled(product, dataDir))
      .finally(product.stop);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
