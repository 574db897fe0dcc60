import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeTestFolder } from "../platform/database/testDatabase.ts";
import type { Double } from "../testing/doubles/startDouble.ts";
import { startTvmazeDouble } from "../testing/doubles/tvmazeDouble.ts";
import { freePort } from "../testing/freePort.ts";
import { runCommand, type RunningCommand } from "./runCommand.ts";
import { makeTestClone } from "./testClone.ts";

const SHOWS = 60;
const folder = makeTestFolder();
let clone: string;
let port: number;
let tvmaze: Double;
let server: RunningCommand;

const surroundings = () => ({
  WORTHY_DATA: join(folder.path, "data"),
  PORT: String(port),
  TVMAZE_URL: tvmaze.url,
});

/** Runs a worthy command and waits for it to end. */
async function worthy(...args: string[]): Promise<{ code: number | null; output: string }> {
  const command = runCommand(clone, ["worthy", ...args], { env: surroundings() });
  const code = await command.ended;
  return { code, output: command.output() };
}

async function startServer(): Promise<RunningCommand> {
  const command = runCommand(clone, ["worthy", "serve"], { env: surroundings() });
  await command.says("Worthy is ready");
  return command;
}

async function countDone(): Promise<{ done: number; total: number }> {
  const { output } = await worthy("import", "--status");
  const [, done = "0", total = "0"] = /tvmaze +([\d,]+) of ([\d,]+)/.exec(output) ?? [];
  return { done: Number(done), total: Number(total) };
}

beforeAll(async () => {
  clone = await makeTestClone(join(folder.path, "clone"));
  port = await freePort();
  // Blocked until it is paused, because commands take an unpredictable time.
  tvmaze = await startTvmazeDouble({
    shows: SHOWS,
    latencyMs: 300,
    heldAfter: 30,
    replace: { 3: { name: "The Import of Somewhere Else", weight: 1_000 } },
  });
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
  await tvmaze.stop();
  folder.remove();
});

describe.skipIf(process.platform === "win32")("worthy import", { tags: "deep" }, () => {
  it("prints its usage, errors in the arguments, and the terms to accept", async () => {
    expect(await worthy("import")).toMatchObject({
      code: 1,
      output: expect.stringContaining("--accept-terms"),
    });
    expect(await worthy("import", "nowhere")).toMatchObject({
      code: 1,
      output: expect.stringContaining('There’s no import from "nowhere"'),
    });
    const refused = await worthy("import", "tmdb");
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringContaining("not endorsed or certified by TMDB"),
    });
    expect(refused.output).toContain("Nothing was imported");
    expect(await worthy("import", "tmdb", "--accept-terms")).toMatchObject({
      code: 1,
      output: expect.stringContaining("Set TMDB_TOKEN"),
    });
  });

  it(
    "runs in the server, pauses, resumes, survives a crash, and makes its titles searchable",
    { timeout: 180_000 },
    async () => {
      expect(await worthy("import", "tvmaze", "--detach")).toMatchObject({
        code: 0,
        output: expect.stringContaining("continues in the running server"),
      });
      await expect
        .poll(async () => (await countDone()).done, { timeout: 60_000, interval: 500 })
        .toBeGreaterThan(10);
      expect((await worthy("import", "--pause")).output).toContain("Paused");
      const paused = await countDone();
      expect(paused.done).toBeLessThan(paused.total);
      expect((await countDone()).done).toBe(paused.done);
      tvmaze.release();

      const following = runCommand(clone, ["worthy", "import", "--resume"], {
        env: surroundings(),
      });
      await following.says("Ctrl+C leaves this view");
      following.kill("SIGINT");
      await following.ended;
      await expect
        .poll(async () => (await countDone()).done, { timeout: 60_000, interval: 200 })
        .toBeGreaterThan(paused.done);

      server.kill("SIGKILL");
      await server.ended;
      server = await startServer();
      await expect
        .poll(async () => (await worthy("import", "--status")).output, {
          timeout: 120_000,
          interval: 2_000,
        })
        .toMatch(/tvmaze.*\(100 %\).*done/);
      const { results } = (await (
        await fetch(`http://127.0.0.1:${port}/v4/search/?term=the%20import%20of%20somewhere`)
      ).json()) as { results: { name: string }[] };
      expect(results[0]?.name).toBe("The Import of Somewhere Else");
    },
  );
});
