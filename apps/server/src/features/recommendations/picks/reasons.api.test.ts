import { afterAll, beforeAll, expect, it } from "vitest";
import { rate } from "../../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../../testing/testServer.ts";

interface Pick {
  id: number;
  score: number;
  reason: { kind: string; titles?: { name: string }[]; shared?: { label: string }[] };
  ahead?: string;
}

const LOVED = ["The Wire", "The Sopranos", "Breaking Bad", "Goodfellas"];
const DISLIKED = ["The Big Bang Theory", "Frozen", "Bridgerton"];

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.newPerson();
  const { titles } = server.core.catalogue.view().snapshot;
  for (const [names, rating] of [
    [LOVED, "LOVE"],
    [DISLIKED, "DISLIKE"],
  ] as const)
    for (const wanted of names) {
      const itemId = titles.find(({ name }) => name === wanted)?.id ?? 0;
      await rate(server, person, { itemId, rating, ratedLocation: "RATE_MORE" });
    }
});
afterAll(() => server.close());

const picks = async (body: object): Promise<Pick[]> =>
  (await server.call("POST", "/v6/recommendations", { as: person, body })).body.recommendations;

it("reasons name a loved title and its shared traits, and never repeat in a row, even across pages", async () => {
  const pages = [await picks({ limit: 20 }), await picks({ limit: 20, offset: 20 })];
  const told = pages.flat();
  expect(told).toHaveLength(40);
  const named = told.filter(({ reason }) => LOVED.includes(reason.titles?.[0]?.name ?? ""));
  expect(named.length).toBeGreaterThanOrEqual(36);
  expect(told.filter(({ reason }) => reason.shared?.length).length).toBeGreaterThanOrEqual(30);
  told.slice(1).forEach(({ reason }, before) => {
    const labels = told[before]?.reason.shared?.map(({ label }) => label) ?? [];
    expect(reason.shared?.filter(({ label }) => labels.includes(label)) ?? []).toEqual([]);
  });
  expect(await picks({ limit: 40 })).toMatchObject(told.map(({ id, reason }) => ({ id, reason })));
});

it("reasons explain why a pick precedes one with a higher score, but only in the default order", async () => {
  const ranked = await picks({ limit: 40 });
  ranked.slice(1).forEach(({ score }, before) => {
    const first = ranked[before];
    expect(first?.ahead !== undefined).toBe((first?.score ?? 0) < score);
  });
  expect(ranked.some(({ ahead }) => ahead !== undefined)).toBe(true);
  const byName = await picks({ limit: 40, filters: { sort: "NAME" } });
  expect(byName.filter(({ ahead }) => ahead !== undefined)).toEqual([]);
});
