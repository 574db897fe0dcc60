import { COMPANIES, ENERGIES, hasEnergy, suitsCompany } from "@worthy/domain";
import { TAG_GROUPS } from "@worthy/catalogue";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rateAll, TITLES } from "../../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../../testing/testServer.ts";
import type { Title } from "../../catalogue/title.ts";

let server: TestServer;
let person: TestPerson;
let titles: readonly Title[];
beforeAll(async () => {
  server = await startTestServer();
  person = await server.newPerson();
  await rateAll(server, person, { ids: [TITLES.fleabag], rating: "LOVE" });
  titles = server.core.catalogue.view().snapshot.titles.filter(({ id }) => id !== TITLES.fleabag);
});
afterAll(() => server.close());

const refine = (refinement: object, more: object = {}) =>
  server.call("POST", "/v5/recommendations", {
    as: person,
    body: { limit: 100, refinement, ...more },
  });

/** How many titles a refinement leaves, and that all shown ones pass. */
async function expectLeft(refinement: object, passes: (title: Title) => boolean): Promise<void> {
  const { body } = await refine(refinement);
  const left = titles.filter(passes);
  expect(body.total).toBe(left.length);
  expect(left.length).toBeGreaterThan(0);
  const ids = new Set(left.map(({ id }) => id));
  expect(body.recommendations.filter(({ id }: { id: number }) => !ids.has(id))).toEqual([]);
}

const has =
  (...wanted: string[]) =>
  (title: Title) =>
    wanted.some((tag) => title.tags.includes(tag));

describe("a refinement", () => {
  // shows: 2.screens.17
  it("requires at least one of its moods and at least one of its themes", async () => {
    await expectLeft({ moods: ["witty", "warm"] }, has("witty", "warm"));
    await expectLeft(
      { moods: ["witty", "warm"], themes: ["friendship"] },
      (title) => has("witty", "warm")(title) && has("friendship")(title),
    );
  });

  it("limits the runtime in minutes", async () => {
    await expectLeft(
      { runTimes: ["0-45"], moods: ["witty"] },
      (title) => has("witty")(title) && title.runtime !== null && title.runtime <= 45,
    );
  });

  it.each(COMPANIES)("keeps only titles suitable for company: %s", async (company) => {
    await expectLeft({ company }, (title) => suitsCompany(company, title));
  });

  it.each(ENERGIES)("keeps only titles with energy: %s", async (energy) => {
    await expectLeft({ energy }, (title) => hasEnergy(energy, title));
  });

  it("can have no matches, and is rejected if its ranges are invalid", async () => {
    expect((await refine({ moods: ["no-such-mood"] })).body).toMatchObject({
      total: 0,
      recommendations: [],
    });
    expect(await refine({ runTimes: ["long"] })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("runTimes") },
    });
    expect((await refine({ company: "NOBODY" })).status).toBe(400);
  });
});

describe("themes for narrowing the picks", () => {
  it("don't include moods, and start with the themes of loved titles", async () => {
    const { results } = (
      await server.call("GET", "/v1/api/moods?limit=12&group=theme", { as: person })
    ).body as { results: { key: string }[] };
    expect(results).toHaveLength(12);
    expect(results.filter(({ key }) => !TAG_GROUPS.theme.has(key))).toEqual([]);
    expect(server.core.catalogue.view().snapshot.title(TITLES.fleabag)?.tags).toContain(
      results[0]?.key,
    );
    expect((await server.call("GET", "/v1/api/moods?group=subject")).status).toBe(400);
  });
});
