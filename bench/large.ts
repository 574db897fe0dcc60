import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { announceTitles } from "../apps/server/src/features/catalogue/generations.ts";
import { loadTitles } from "../apps/server/src/testing/large/loadTitles.ts";
import { prepareTasks, type Task } from "./load/largeTasks.ts";
import { buildWeb } from "./load/buildWeb.ts";
import { loadData, openData } from "./load/largeData.ts";
import { startProbed, type ProbedProduct } from "./load/largeProduct.ts";
import { median } from "./median.ts";
import { processTimes } from "./load/processTimes.ts";

const STARTS = 3;
const ROUNDS = 3;
const TURNS = 25;
/** As many as an import stores between two announcements. */
const IMPORTED = 5_000;

interface Timing {
  p50: number;
  p99: number;
}

async function timeTask(run: Task, from: number): Promise<number[]> {
  const taken: number[] = [];
  for (let turn = from; turn < from + TURNS; turn++) {
    const started = performance.now();
    await run(turn);
    taken.push(performance.now() - started);
  }
  return taken;
}

/** Several rounds over all tasks, so that changes of the machine's speed affect all of them. */
async function timeTasks(tasks: Record<string, Task>): Promise<Record<string, Timing>> {
  const taken: Record<string, number[]> = {};
  for (const run of Object.values(tasks)) await timeTask(run, 0);
  for (let round = 1; round <= ROUNDS; round++)
    for (const [name, run] of Object.entries(tasks))
      (taken[name] ??= []).push(...(await timeTask(run, round * TURNS)));
  return Object.fromEntries(
    Object.entries(taken).map(([name, all]) => [
      name,
      {
        p50: median(all),
        p99: all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.99)] ?? Number.NaN,
      },
    ]),
  );
}

interface Figures {
  startSeconds: number;
  startProcessorSeconds: number;
  megabytes: number;
  tasks: Record<string, Timing>;
  /** Longest stall of the event loop during the tasks. */
  stallMs: number;
  renewed: Awaited<ReturnType<typeof renew>>;
}

/**
 * Adds titles while somebody searches: how long until the new ones are found, and how much are
 * searches slowed down?
 */
async function renew(product: ProbedProduct, dataDir: string, first: number) {
  const database = await openData(dataDir, true);
  await loadTitles(database.sql, IMPORTED, first);
  const before = await product.probe();
  const processor = processTimes(product.pid).own;
  const started = performance.now();
  await announceTitles(database.sql, `bench ${first}`);
  const [last] = await database.sql<
    { titleId: number }[]
  >`select title_id from statements where ref = ${String(first + IMPORTED - 1)}`;
  await database.stop();
  const taken: number[] = [];
  for (let known = false; !known; await sleep(5)) {
    const asked = performance.now();
    known = (
      await fetch(`${product.origin}/v4/nodes/${last?.titleId}`, {
        headers: { "x-forwarded-for": `10.9.${taken.length >> 8}.${taken.length & 255}` },
      })
    ).ok;
    taken.push(performance.now() - asked);
  }
  const seconds = (performance.now() - started) / 1000;
  await sleep(2_000);
  const { stallMs, megabytes } = await product.probe();
  return {
    seconds,
    stallMs,
    waitedMs: Math.max(...taken),
    megabytes,
    before: before.megabytes,
    processorSeconds: processTimes(product.pid).own - processor,
  };
}

async function measure(dataDir: string, first: number): Promise<Figures> {
  await (await startProbed(dataDir)).stop(); // loads the bundle
  const starts: ProbedProduct[] = [];
  for (let turn = 0; turn < STARTS; turn++) {
    await starts.at(-1)?.stop();
    starts.push(await startProbed(dataDir));
  }
  const product = starts.at(-1);
  if (!product) throw new Error("nothing was started");
  try {
    const startProcessorSeconds = processTimes(product.pid).own;
    const { megabytes } = await product.probe();
    const tasks = await prepareTasks(product);
    await product.probe();
    const timings = await timeTasks(tasks);
    const { stallMs } = await product.probe();
    const startSeconds = median(starts.map(({ startMs }) => startMs)) / 1000;
    return {
      startSeconds,
      startProcessorSeconds,
      megabytes,
      tasks: timings,
      stallMs,
      renewed: await renew(product, dataDir, first),
    };
  } finally {
    await product.stop();
  }
}

const fixed = (value: number | undefined, digits = 1) => (value ?? Number.NaN).toFixed(digits);

function print(titles: number, small: Figures, large: Figures): void {
  const row = (name: string, of: (figures: Figures) => number | undefined, digits = 1) =>
    console.log(
      `| ${name} | ${fixed(of(small), digits)} | ${fixed(of(large), digits)} | ${fixed((of(large) ?? Number.NaN) / (of(small) ?? Number.NaN))} |`,
    );
  console.log(`| | bundle alone | and ${titles} imported | ratio |\n|---|---|---|---|`);
  row(
    `start until ready, s, median of ${STARTS} (the bar: 15)`,
    ({ startSeconds }) => startSeconds,
  );
  row("processor time of the start, s", ({ startProcessorSeconds }) => startProcessorSeconds);
  row("memory after the start, MB", ({ megabytes }) => megabytes, 0);
  for (const name of Object.keys(large.tasks)) {
    row(`${name}: p50, ms`, ({ tasks }) => tasks[name]?.p50);
    row(`${name}: p99, ms`, ({ tasks }) => tasks[name]?.p99);
  }
  row("longest stall during all this, ms", ({ stallMs }) => stallMs, 0);
  row(`${IMPORTED} more titles: known after, s`, ({ renewed }) => renewed.seconds);
  row("longest stall meanwhile, ms", ({ renewed }) => renewed.stallMs, 0);
  row("longest wait of somebody else meanwhile, ms", ({ renewed }) => renewed.waitedMs, 0);
  row("processor time, s", ({ renewed }) => renewed.processorSeconds);
  row("memory afterwards, MB", ({ renewed }) => renewed.megabytes, 0);
}

/**
 * The product with the bundled catalogue alone, and with 100,000 more made-up titles.
 * `WORTHY_BENCH_TITLES` sets another number.
 */
export async function benchLarge(): Promise<void> {
  const titles = Number(process.env["WORTHY_BENCH_TITLES"] ?? 100_000);
  await buildWeb();
  const folders = [
    mkdtempSync(join(tmpdir(), "worthy-bench-")),
    mkdtempSync(join(tmpdir(), "worthy-bench-")),
  ] as const;
  try {
    const [bundleDir, largeDir] = folders;
    console.log(`Loading ${titles} invented titles …`);
    await loadData(largeDir, titles);
    const large = await measure(largeDir, titles);
    print(titles, await measure(bundleDir, titles), large);
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}
