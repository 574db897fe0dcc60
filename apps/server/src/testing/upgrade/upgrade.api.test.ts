// @module-tag deeper
import { createHash } from "node:crypto";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../commands/openDatabase.ts";
import { openProduct, type Product } from "../../commands/openProduct.ts";
import { recordVersions } from "../../features/catalogue/recordVersions.ts";
import { createFaultInbox } from "../../features/faults/createFaultInbox.ts";
import { readConfig } from "../../platform/config.ts";
import { MIGRATIONS, readMigrations } from "../../platform/database/migrate.ts";
import { makeTestFolder } from "../../platform/database/testDatabase.ts";
import { createLog } from "../../platform/log.ts";
import { createServer } from "../../server.ts";
import { firstInLayer } from "../../../../../scripts/testing/layers.ts";
import { IMPORTED, leaveOldFolder, RELEASES } from "./releases.ts";

/** The latest in the fast layer. */
const OPENED = firstInLayer(1, RELEASES.toReversed());
const SHARED_LIST = 11;
const BREAKING_BAD = 10_001;

describe.each(OPENED)("a data folder from $version opened by this version", (release) => {
  const { ANN, BOB } = release;
  const folder = makeTestFolder();
  let product: Product;
  let app: FastifyInstance;

  beforeAll(async () => {
    await leaveOldFolder(folder.path, release);
    const config = readConfig({ WORTHY_DATA: join(folder.path, "data"), POSTERS_AHEAD: "off" });
    const log = createLog("error");
    product = await openProduct(config, {
      database: await openDatabase(config, log),
      log,
      faults: createFaultInbox(),
      checkResponses: true,
    });
    ({ app } = await createServer({
      config,
      core: product.core,
      sql: product.database.sql,
      sessions: product.database.sql,
      log,
      ready: () => true,
      requestsPerMinute: false,
    }));
  }, 120_000);
  afterAll(async () => {
    await app?.close();
    await product?.close();
    folder.remove();
  });

  const get = async ({ token }: { token: string }, url: string) =>
    (await app.inject({ url, headers: { authorization: `Bearer ${token}` } })).json();

  it("starts with that release's migrations unchanged", () => {
    const hashes = readMigrations(MIGRATIONS)
      .slice(0, release.migrations)
      .map(({ hash }) => hash);
    expect(hashes).toHaveLength(release.migrations);
    expect(createHash("sha256").update(hashes.join()).digest("hex")).toBe(release.hash);
  });

  it("still has the account, its sign-in, profile, settings and services", async () => {
    const own = `/v1/users/${ANN.userId}`;
    expect(await get(ANN, own)).toMatchObject({
      id: ANN.userId,
      email: "life-1@example.org",
      pendingEmail: "later-1@example.org",
      lifeCycle: "REGISTERED",
      verifiedUser: true,
      userProfile: { profileName: "Ann 1", firstName: "Anna 1", settings: { note: "setting-1" } },
    });
    expect(await get(ANN, `${own}/accountInformation`)).toMatchObject({
      phoneNumber: "+49301000001",
    });
    expect(await get(ANN, `${own}/profile`)).toMatchObject({ genres: ["Drama", "Crime"] });
    expect(await get(ANN, `${own}/settings`)).toMatchObject({ implicitWatchlistAddEnabled: true });
    const services = await get(ANN, `${own}/providers`);
    expect(JSON.stringify(services)).toContain('"plan":"basic"');
    expect((await get(ANN, `${own}/devices`)).results).toHaveLength(1);
  });

  it("still has the ratings and seen episodes, and bases recommendations on them", async () => {
    const { userRatings } = await get(ANN, `/v6/users/${ANN.userId}/ratings`);
    const byTitle = userRatings.map((each: { itemId: number; rating: string }) => [
      each.itemId,
      each.rating,
    ]);
    expect(Object.fromEntries(byTitle)).toEqual({
      10001: "LOVE",
      10002: "LOVE",
      10003: "LIKE",
      10004: "DISLIKE",
      10005: "MEH",
      10006: "INTERESTED",
      10007: "NOT_INTERESTED",
      10008: "SKIP",
    });
    const seen = await get(ANN, `/v1/users/${ANN.userId}/titles/${BREAKING_BAD}/seen`);
    expect(seen).toMatchObject({ numSeen: 2, next: { seasonNumber: 1, episodeNumber: 3 } });
    const picks = await get(ANN, `/v3/shows/${BREAKING_BAD}/recommendations`);
    expect(picks.recommendations.length).toBeGreaterThan(0);
  });

  it("still has the same fame for an imported title", async () => {
    const { sql } = product.database;
    const [title] =
      await sql`select fame, provenance, facts from titles join statements using (title_id) where title_id = ${IMPORTED}`;
    expect(title).toEqual({
      fame: 6,
      provenance: { fame: "tmdb" },
      facts: { name: "Imported", fame: 2.5 },
    });
    const versions = () => sql`select * from title_versions where title_id = ${IMPORTED}`;
    const before = await versions();
    await recordVersions(sql, sql`title_id = ${IMPORTED}`);
    expect(await versions()).toEqual(before);
  });

  it("still has the lists, their members, friends and messages", async () => {
    const { watchlists } = await get(ANN, `/v3/users/${ANN.userId}/watchlists`);
    const names = watchlists.map((each: { name: string }) => each.name);
    expect(names).toEqual(expect.arrayContaining(["Shared list 1", "Lone list 1"]));
    expect(names).toHaveLength(4);
    expect(await get(BOB, `/v3/users/${BOB.userId}/watchlists/${SHARED_LIST}`)).toMatchObject({
      name: "Shared list 1",
      itemIds: [BREAKING_BAD],
      player: 2,
    });
    const friends = await get(ANN, `/v1/users/${ANN.userId}/friends`);
    expect(friends.results).toMatchObject([{ userId: BOB.userId, status: "ACCEPTED" }]);
    const messages = await get(ANN, `/v1/users/${ANN.userId}/friend-messages`);
    expect(JSON.stringify(messages)).toContain("For rain 1");
  });

  it.each(release.countedOn)(
    "still has the users counted on %s, and that day's totals",
    async (day) => {
      const { sql } = product.database;
      expect(
        await sql`select since::text, registered_on::text, rated from counted_people where user_id = ${ANN.userId}`,
      ).toMatchObject([{ since: day, registeredOn: day, rated: true }]);
      const [active] =
        await sql`select rated from person_days where user_id = ${ANN.userId} and day = ${day}`;
      expect(active?.["rated"]).toBeGreaterThan(0);
      const sums = await sql<
        { what: string; count: number }[]
      >`select what, count from day_sums where day = ${day}`;
      expect(Object.fromEntries(sums.map(({ what, count }) => [what, count]))).toMatchObject({
        accounts: 4,
        events: 1,
        people: 1,
        registered: 1,
      });
    },
  );

  it("accepts new writes", async () => {
    const answer = await app.inject({
      method: "POST",
      url: "/v6/ratings",
      headers: { authorization: `Bearer ${ANN.token}` },
      payload: { itemId: 10_009, rating: "LIKE", type: "TV_SHOW" },
    });
    expect([answer.statusCode, answer.json().rating]).toEqual([200, "LIKE"]);
  });
});
