import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createHttp } from "../../platform/http/createHttp.ts";
import { artFactsOf } from "../catalogue/pictures/artFactsOf.ts";
import type { RasterJob } from "./rasterJob.ts";
import { createRasterPool, PoolFull } from "./rasterPool.ts";
import { registerImages } from "./routes.ts";
import { testTitle } from "./testTitle.ts";

const log = pino({ level: "silent" });
const title = testTitle();

let folder: string;
const ended: (() => unknown)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "worthy-pool-"));
});
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
  await rm(folder, { recursive: true, force: true });
});

/** A child that aborts, hangs or answers, depending on the job's width. */
async function testChild(): Promise<string> {
  const program = join(folder, "child.mjs");
  await writeFile(
    program,
    `process.on("message", ({ id, job }) => {
       if (job.width === 1) process.kill(process.pid, "SIGKILL");
       if (job.width === 2) return;
       if (job.width === 3) return process.send({ id, error: "no such family" });
       setTimeout(() => process.send({ id, image: Buffer.from(String(process.pid)) }), job.width);
     });
     process.on("disconnect", () => process.exit(0));`,
  );
  return program;
}

const jobOf = (width: number): RasterJob => ({
  facts: artFactsOf(title),
  art: { art: "poster", titleId: title.id },
  width,
  quality: 75,
  format: "webp",
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("excess images are refused immediately, while those already being drawn are finished", async () => {
  const pool = createRasterPool({ size: 1, queueLimit: 3, program: await testChild() });
  ended.push(() => pool.close());
  const app = await createHttp({
    logger: log,
    trustProxy: false,
    https: false,
    requestsPerMinute: false,
  });
  ended.push(() => app.close());
  registerImages(app, {
    snapshot: () => ({ titles: [title], title: () => title, person: () => undefined }),
    cacheDir: folder,
    log,
    pictureHost: { url: "http://127.0.0.1:9" },
    pool,
  });
  const files = Array.from(
    { length: 12 },
    (_, at) => `${title.posterName.replace(".jpg", "")}.webp?q=${60 + at}`,
  );
  const answers = await Promise.all(
    files.map((file) => app.inject(`/api/image/tmdb/w310/${file}`)),
  );
  const drawn = answers.filter(({ statusCode }) => statusCode === 200);
  expect(drawn).toHaveLength(4);
  expect(
    answers.filter(
      ({ statusCode, headers }) => statusCode === 503 && headers["retry-after"] === "2",
    ),
  ).toHaveLength(8);
  expect((await app.inject(`/api/image/tmdb/w310/${files.at(-1)}`)).statusCode).toBe(200);
});

test("a child process that crashes, hangs or fails affects only its own image", async () => {
  // Longer than a child takes to start on a busy machine.
  const pool = createRasterPool({ size: 1, timeoutMs: 6000, program: await testChild() });
  ended.push(() => pool.close());
  const outcomes = await Promise.allSettled(
    [jobOf(10), jobOf(1), jobOf(10), jobOf(3), jobOf(2), jobOf(10)].map((job) => pool.run(job)),
  );
  expect(outcomes.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "rejected",
    "rejected",
    "fulfilled",
  ]);
  const pids = outcomes.map((outcome) =>
    outcome.status === "fulfilled"
      ? String(Buffer.from(outcome.value))
      : (outcome.reason as Error).message,
  );
  expect(pids[2]).not.toBe(pids[0]);
  expect(pids.slice(3, 5)).toEqual(["no such family", "drawing took longer than 6000 ms"]);
});

test("the pool limits its queue, prioritises urgent work and ends its child processes", async () => {
  const pool = createRasterPool({ size: 1, queueLimit: 2, program: await testChild() });
  ended.push(() => pool.close());
  const order: string[] = [];
  const run = (label: string, urgency: "now" | "background") =>
    pool
      .run(jobOf(20), urgency)
      .then((pid) => (order.push(label), Number(Buffer.from(pid).toString())));
  const all = [
    run("first", "now"),
    run("ahead 1", "background"),
    run("ahead 2", "background"),
    run("second", "now"),
    run("third", "now"),
  ];
  await expect(pool.run(jobOf(20))).rejects.toBeInstanceOf(PoolFull);
  const [pid = 0] = await Promise.all(all);
  expect(order).toEqual(["first", "second", "third", "ahead 1", "ahead 2"]);

  const cut = pool.run(jobOf(2));
  pool.close();
  await expect(cut).rejects.toThrow("was closed");
  await expect.poll(() => isAlive(pid)).toBe(false);
  await expect(pool.run(jobOf(10))).rejects.toThrow("closed");
});

test("an idle child process ends, and the next image starts a new one", async () => {
  const pool = createRasterPool({ size: 1, idleMs: 30, program: await testChild() });
  ended.push(() => pool.close());
  const pidOf = async () => Number(Buffer.from(await pool.run(jobOf(10))).toString());
  const first = await pidOf();
  await expect.poll(() => isAlive(first)).toBe(false);
  expect(await pidOf()).not.toBe(first);
});
