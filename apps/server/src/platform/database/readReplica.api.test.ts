import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountErrands } from "../../testing/accountErrands.ts";
import { rate, TITLES } from "../../testing/rate.ts";
import { startStandby, type Pair } from "../../testing/startStandby.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

let pair: Pair;
let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  pair = await startStandby();
  server = await startTestServer({ beside: pair, adminEmail: "admin@example.org" });
  admin = await accountErrands(server).register("admin@example.org");
}, 120_000);
afterAll(async () => {
  await server.close();
  await pair.stop();
});

let days = 30;
/** Of days that nobody has asked for, so that they are counted. */
const numbers = () =>
  server.call("GET", `/v1/api/admin/numbers?days=${(days += 1)}`, { as: admin });
const picks = () => server.call("POST", "/v6/recommendations", { as: admin, body: { limit: 5 } });
const download = () => server.call("GET", `/v1/users/${admin.userId}/export`, { as: admin });
/** Those of the tables that have been read on the standby. */
const readThere = async (...tables: string[]) =>
  (
    await pair.standby<
      { name: string }[]
    >`select relname as name from pg_stat_user_tables where relname = any(${tables}) and coalesce(seq_scan, 0) + coalesce(idx_scan, 0) > 0 order by 1`
  ).map(({ name }) => name);

describe("a database with a standby", () => {
  it("has it read for picks, numbers and downloads", async () => {
    const answers = [
      await rate(server, admin, { itemId: TITLES.theWire, rating: "LOVE" }),
      await numbers(),
      await picks(),
      await download(),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const tables = ["admin_acts", "day_sums", "ratings"];
    await expect.poll(() => readThere(...tables), { timeout: 30_000 }).toEqual(tables);
  });

  it("is not waited for while it lags or is away: nobody sees what is old", async () => {
    await pair.standby`select pg_wal_replay_pause()`;
    const { body } = await rate(server, admin, { itemId: TITLES.amelie, rating: "DISLIKE" });
    const { body: late } = await numbers();
    await pair.standby`select pg_wal_replay_resume()`;
    expect([late.now.ratings, body.rating]).toEqual([2, "DISLIKE"]);
    await pair.stopStandby();
    await rate(server, admin, { itemId: TITLES.amelie, rating: "LOVE" });
    const answers = [await picks(), await numbers(), await download()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
