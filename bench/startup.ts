import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "../apps/server/src/platform/database/connect.ts";
import { freePort } from "../apps/server/src/testing/freePort.ts";

const ROOT = dirname(import.meta.dirname);
const PATIENCE_MS = 120_000;
const RUNS = 3;

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (Date.now() < giveUpAt && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(20);
  }
  throw new Error("the server did not become ready");
}

/** Milliseconds from the command to the first ready response. */
async function startOnce(dataDir: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, ["scripts/run.mjs", "start"], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), WORTHY_DATA: dataDir },
    stdio: "ignore",
  });
  try {
    await untilReady(port, child);
    return performance.now() - started;
  } finally {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
  }
}

/** The lower bound: PostgreSQL alone, up to its first response. */
async function databaseOnce(dataDir: string): Promise<number> {
  const silent = () => {};
  const started = performance.now();
  const database = await connect({
    dataDir,
    log: { debug: silent, info: silent, warn: silent, error: console.error },
  });
  const took = performance.now() - started;
  await database.stop();
  return took;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function repeat(times: number, run: () => Promise<number>): Promise<number> {
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn++) taken.push(await run());
  return median(taken);
}

/**
 * How long `npm start` takes until the first response, on an empty data folder and again, compared
 * with its database alone.
 */
export async function benchStartup(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "worthy-bench-"));
  try {
    const first = await startOnce(dataDir);
    const second = await repeat(RUNS, () => startOnce(dataDir));
    const bare = await repeat(RUNS, () => databaseOnce(dataDir));
    console.table({
      "first start, empty data folder": { seconds: (first / 1000).toFixed(2) },
      [`second start, median of ${RUNS}`]: { seconds: (second / 1000).toFixed(2) },
      [`bare limit: its PostgreSQL alone, median of ${RUNS}`]: {
        seconds: (bare / 1000).toFixed(2),
      },
    });
    console.log(
      `ratio second start / bare limit: ${(second / bare).toFixed(1)} (the bar: ready in under 5 s)`,
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
