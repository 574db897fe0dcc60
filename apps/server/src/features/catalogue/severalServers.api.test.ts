import { readBundle } from "@worthy/catalogue";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rate, rateAll, TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";
import { CATALOGUE_CHANNEL } from "./generations.ts";
import { loadBundle } from "./loadBundle.ts";

const SHOW = TITLES.breakingBad;

let one: TestServer;
let two: TestServer;
let person: TestPerson;
beforeAll(async () => {
  one = await startTestServer();
  two = await startTestServer({ beside: one });
  person = await one.newPerson();
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const scoreOn = async (server: TestServer): Promise<number> =>
  (await server.call("GET", `/v4/nodes/${SHOW}`, { as: person })).body.score;
const nameOn = async (server: TestServer, id: number): Promise<string | undefined> =>
  (await server.call("GET", `/v4/nodes/${id}`)).body.name;

describe("two servers sharing a database", () => {
  it("load the bundle only once", async () => {
    expect(await one.sql`select generation from catalogue_generations`).toHaveLength(1);
    expect(await loadBundle(one.sql, readBundle())).toBe(false);
  });

  it("immediately see the same users and ratings", async () => {
    const before = await scoreOn(two);
    await rateAll(one, person, {
      ids: [TITLES.betterCallSaul, TITLES.theWire, TITLES.theGodfather],
      rating: "LOVE",
    });
    const after = await scoreOn(two);
    expect(after).toBeGreaterThan(before);
    expect(await scoreOn(one)).toBe(after);

    const { body } = await rate(two, person, { itemId: SHOW, rating: "DISLIKE" });
    expect(await scoreOn(one)).toBeLessThan(after);
    expect(await scoreOn(one)).toBe(await scoreOn(two));
    await one.call("DELETE", `/v6/ratings/${body.id}`, { as: person });
    expect(await scoreOn(two)).toBe(after);
  });

  it("agree on scores, regardless of which server received the ratings", async () => {
    const ids = one.core.catalogue
      .view()
      .snapshot.titles.slice(20, 32)
      .map(({ id }) => id);
    for (const [at, itemId] of ids.entries()) {
      const server = at % 2 === 0 ? one : two;
      await rate(server, person, { itemId, rating: at % 3 === 0 ? "DISLIKE" : "LIKE" });
      expect(await scoreOn(one)).toBe(await scoreOn(two));
    }
  });

  it("detect a new catalogue and switch to it", async () => {
    const bundle = readBundle();
    const renamed = (name: string) => ({
      ...bundle,
      checksum: name.padEnd(64, "0"),
      titles: bundle.titles.map((title) => (title.id === SHOW ? { ...title, name } : title)),
    });
    expect(await loadBundle(one.sql, renamed("Breaking Even"))).toBe(true);
    for (const server of [one, two])
      await expect.poll(() => nameOn(server, SHOW)).toBe("Breaking Even");
    expect((await two.call("GET", "/v4/search/?term=breaking even")).body.results[0].id).toBe(SHOW);
    expect(await scoreOn(one)).toBe(await scoreOn(two));
  });

  it(
    "detect a new catalogue even if it's announced while they are reading the previous one",
    { tags: "deep" },
    async () => {
      const announce = async (name: string) => {
        await one.sql`update titles set name = ${name} where title_id = ${SHOW}`;
        await one.sql`insert into catalogue_generations (source, checksum) values ('test', ${name.padEnd(64, "0")})`;
        await one.sql`select pg_notify(${CATALOGUE_CHANNEL}, '')`;
      };
      const waiting = async () =>
        (
          await one.sql`select 1 from pg_locks where not granted and relation = 'credits'::regclass and database = (select oid from pg_database where datname = current_database())`
        ).length;
      const blocker = await one.sql.reserve();
      await blocker`begin`;
      await blocker`lock table credits in access exclusive mode`; // readers have their titles by then, and wait for the credits
      await announce("Breaking Slow");
      await expect.poll(waiting).toBe(2);
      await announce("Breaking Last");
      await blocker`commit`;
      blocker.release();
      for (const server of [one, two])
        await expect.poll(() => nameOn(server, SHOW)).toBe("Breaking Last");
    },
  );
});
