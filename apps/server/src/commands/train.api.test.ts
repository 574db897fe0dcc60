import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect, type Database } from "../platform/database/connect.ts";
import { makeTestFolder, testLog } from "../platform/database/testDatabase.ts";
import { addTribes } from "../testing/training/addTribes.ts";
import { freePort } from "../testing/freePort.ts";
import { runCommand, type RunningCommand } from "./runCommand.ts";
import { makeTestClone } from "./testClone.ts";

const folder = makeTestFolder();
const dataDir = join(folder.path, "data");
let clone: string;
let port: number;
let server: RunningCommand;
let database: Database;

const start = (args: string[], env: Record<string, string> = {}) =>
  runCommand(clone, ["worthy", ...args], { env: { WORTHY_DATA: dataDir, ...env } });
/** Runs a worthy command and waits for it to end. */
async function worthy(
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const command = start(args, env);
  const code = await command.ended;
  return { code, output: command.output() };
}
const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
const servedRatings = async () =>
  Number(/^worthy_model_ratings (\d+)$/m.exec(await metrics())?.[1] ?? 0);

beforeAll(async () => {
  clone = await makeTestClone(join(folder.path, "clone"));
  port = await freePort();
}, 120_000);
afterAll(async () => {
  await database?.stop();
  await server?.stop();
  folder.remove();
});

describe.skipIf(process.platform === "win32")(
  "worthy train and worthy models",
  { tags: "deep" },
  () => {
    it("works in a new data folder that has no ratings to learn from", async () => {
      expect(await worthy(["train"])).toMatchObject({
        code: 0,
        output: expect.stringContaining(
          "There are only 0 ratings of titles in the catalogue, too few to learn from.",
        ),
      });
      expect(await worthy(["models"])).toMatchObject({
        code: 0,
        output: expect.stringContaining("No model has been trained yet"),
      });
      expect(await worthy(["models", "rollback"])).toMatchObject({
        code: 1,
        output: expect.stringContaining("No model is in use"),
      });
      expect(await worthy(["train", "--grid", "fine"])).toMatchObject({
        code: 1,
        output: expect.stringContaining('"--grid fine" is unknown'),
      });
      expect(await worthy(["models", "remove"])).toMatchObject({
        code: 1,
        output: expect.stringContaining('Unknown action "remove"'),
      });
    }, 120_000);

    it("trains alongside a running server, which picks up the new model", async () => {
      server = runCommand(clone, ["start"], { env: { WORTHY_DATA: dataDir, PORT: String(port) } });
      await server.says("Worthy is ready");
      database = await connect({ dataDir, log: testLog, join: true, name: "test" });
      const titles = await database.sql<
        { id: number; kind: "tv" | "movie" }[]
      >`select title_id as id, kind from titles order by title_id`;
      await addTribes({ sql: database.sql, titles }, { people: 40, ratings: 20 });
      const { code, output } = await worthy(["train", "--grid", "none"]);
      expect(code).toBe(0);
      expect(output).toMatch(/ s {2}read 800 ratings of \d+ titles by 40 people\n/);
      expect(output).toMatch(
        /Model 1: learned from 800 ratings of 40 people in \d+\.\d s, using at most \d+ MB of memory/,
      );
      await expect.poll(servedRatings).toBe(800);
      expect((await worthy(["models"])).output).toMatch(/^ +1 .* 40 +800 .* in use$/m);
    }, 180_000);

    it("stops on Ctrl+C without changing anything", async () => {
      const training = start(["train"]);
      await training.says("Training.");
      training.kill("SIGINT");
      expect(await training.ended).toBe(130);
      expect(training.output()).toContain("Stopped. Nothing was changed.");
      expect(await database.sql`select 1 from models`).toHaveLength(1);
    });

    it("rolls the model back and logs it, and the server stops using the model", async () => {
      const { code, output } = await worthy(["models", "rollback"], { LOG_LEVEL: "warn" });
      expect(code).toBe(0);
      expect(output).toContain(
        "Model 1 was withdrawn; picks are based only on facts about titles.",
      );
      expect(output).toMatch(
        /"withdrawn":1,"serving":null,"by":".+","msg":"a model was rolled back"/,
      );
      await expect.poll(servedRatings).toBe(0);
      expect((await worthy(["models"])).output).toMatch(/^ +1 .* withdrawn$/m);
    });

    it("includes models in backups, so that a restored server has its model", async () => {
      expect((await worthy(["train", "--grid", "none"])).code).toBe(0);
      const file = join(folder.path, "all.gz");
      expect((await worthy(["backup", file])).code).toBe(0);
      const elsewhere = { WORTHY_DATA: join(folder.path, "elsewhere") };
      expect(await worthy(["restore", file], elsewhere)).toMatchObject({ code: 0 });
      expect((await worthy(["models"], elsewhere)).output).toMatch(/^ +2 .* 40 +800 .* in use$/m);
      const other = await connect({ dataDir: elsewhere.WORTHY_DATA, log: testLog, name: "test" });
      const part = (sql: Database["sql"]) =>
        sql`select part, sha256(bytes)::text from model_parts where model_id = 2 order by part`;
      expect([...(await part(other.sql))]).toEqual([...(await part(database.sql))]);
      await other.stop();
    }, 180_000);
  },
);
