import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountHelpers } from "../../testing/accountHelpers.ts";
import { rate, TITLES } from "../../testing/rate.ts";
import { startStandby, type Pair } from "../../testing/startStandby.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

let pair: Pair;
let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  pair = await startStandby();
  server = await startTestServer({ beside: pair, adminEmail: "admin@example.org" });
  admin = await accountHelpers(server).register("admin@example.org");
}, 120_000);
afterAll(async () => {
  await server.close();
  await pair.stop();
});

let days = 30;
/** Of days that nobody has asked for, so that they are counted. */
const numbers = () =>
  server.call("GET", `/v1/api/admin/numbers?days=${(days += 1)}`, { as: admin });
const picks = (as: TestPerson) =>
  server.call("POST", "/v6/recommendations", { as, body: { limit: 5 } });
const download = () => server.call("GET", `/v1/users/${admin.userId}/export`, { as: admin });
/** Those of the tables that have been read on the standby. */
const readThere = async (...tables: string[]) =>
  (
    await pair.standby<
      { name: string }[]
    >`select relname as name from pg_stat_user_tables where relname = any(${tables}) and coalesce(seq_scan, 0) + coalesce(idx_scan, 0) > 0 order by 1`
  ).map(({ name }) => name);

describe("a database with a standby", { tags: "deep" }, () => {
  it("uses the standby for picks, statistics and downloads", async () => {
    const tables = ["admin_acts", "day_sums", "ratings"];
    // On a busy machine the standby may lag, and the primary is read for some seconds.
    const askAgain = async () => {
      const there = await readThere(...tables);
      if (!there.includes("day_sums")) await numbers();
      if (!there.includes("admin_acts")) await download();
      const person = await server.newPerson();
      await rate(server, person, { itemId: TITLES.theWire, rating: "LOVE" });
      expect((await picks(person)).status).toBe(200);
      return there;
    };
    await expect.poll(askAgain, { timeout: 110_000, interval: 6_000 }).toEqual(tables);
  }, 150_000);

  it("doesn't wait for a standby that is behind or unavailable, and never shows outdated data", async () => {
    const before = (await numbers()).body.perDay.at(-1).ratings;
    await pair.standby`select pg_wal_replay_pause()`;
    await rate(server, admin, { itemId: TITLES.amelie, rating: "DISLIKE" });
    const late = (await numbers()).body.perDay.at(-1).ratings;
    await pair.standby`select pg_wal_replay_resume()`;
    expect(late).toBe(before + 1);
    await pair.stopStandby();
    await rate(server, admin, { itemId: TITLES.amelie, rating: "LOVE" });
    const answers = [await picks(admin), await numbers(), await download()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
