// @module-tag deeper
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TRAINING_NAME } from "../../platform/database/sqlClient.ts";
import { addTribes } from "../../testing/training/addTribes.ts";
import { rateAll } from "../../testing/rate.ts";
import { startTestServer, type TestServer } from "../../testing/testServer.ts";
import { train } from "../../testing/training/train.ts";
import { findModels } from "./modelStore.ts";

const SWAP = { timeout: 60_000 };

describe("automatic training", { tags: "deep" }, () => {
  let first: TestServer;
  let second: TestServer;
  const noon = new Date(2026, 5, 1, 12).getTime();
  const tribes = (options: { people: number; ratings: number }) =>
    addTribes({ sql: first.sql, titles: first.core.catalogue.view().snapshot.titles }, options);
  beforeAll(async () => {
    first = await startTestServer({ trains: true });
    second = await startTestServer({ trains: true, beside: first });
    for (const server of [first, second]) server.setNow(noon);
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });

  it("waits for 500 ratings, then runs on one of the servers, and again only after 500 new ones", async () => {
    await tribes({ people: 10, ratings: 49 });
    expect(await first.core.training?.look()).toBeNull();
    await tribes({ people: 1, ratings: 10 });
    const both = await Promise.all([first, second].map((server) => server.core.training?.look()));
    expect(both.filter((outcome) => outcome?.kind === "trained")).toHaveLength(1);
    expect(both.filter((outcome) => outcome?.kind === "failed")).toEqual([]);
    const sources = [
      { name: "accounts", people: 11, ratings: 500 },
      { name: "seeds", people: 0, ratings: 0 },
    ];
    expect(await findModels(first.sql)).toMatchObject([
      { people: 11, ratings: 500, changes: 500, trainedOn: { sources } },
    ]);
    await tribes({ people: 10, ratings: 49 });
    for (const server of [first, second]) expect(await server.core.training?.look()).toBeNull();
    await tribes({ people: 1, ratings: 10 });
    expect(await second.core.training?.look()).toMatchObject({ kind: "trained", ratings: 1_000 });
  }, 240_000);

  it("stops with the server, and runs at the next start", async () => {
    await tribes({ people: 10, ratings: 50 });
    const third = await startTestServer({ trains: true, beside: first });
    const looking = third.core.training?.look();
    await expect
      .poll(
        async () =>
          (
            await first.sql`select 1 from pg_stat_activity where datname = current_database() and application_name = ${TRAINING_NAME}`
          ).length,
        SWAP,
      )
      .toBe(1);
    await third.close();
    expect(await looking).toEqual({ kind: "stopped" });
    expect(await findModels(first.sql)).toHaveLength(2);
    expect(await first.core.training?.look()).toMatchObject({ kind: "trained", ratings: 1_500 });
  }, 240_000);

  it("handles concurrent ratings: a rating given during a swap is included in the next scores", async () => {
    const someone = await first.newPerson();
    const ids = first.core.catalogue
      .view()
      .snapshot.titles.slice(0, 12)
      .map(({ id }) => id);
    const training = train(first);
    for (const itemId of ids) {
      await rateAll(first, someone, { ids: [itemId], rating: "LOVE" });
      const { body } = await second.call(
        "GET",
        `/v3/users/${someone.userId}/recommendations?limit=100`,
        { as: someone },
      );
      expect(body.recommendations.map(({ id }: { id: number }) => id)).not.toContain(itemId);
      await sleep(50);
    }
    expect((await training).kind).toBe("trained");
  }, 240_000);
});
