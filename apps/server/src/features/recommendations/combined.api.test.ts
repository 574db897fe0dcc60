import { RATING_VALUES } from "@worthy/domain";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rate, rateAll, TITLES } from "../../testing/rate.ts";
import { shareHelpers } from "../../testing/shareHelpers.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

interface Pick {
  id: number;
  nodeType: "tv" | "movie";
  score: number | null;
}

let server: TestServer;
let ann: TestPerson;
let bob: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ann = await server.newPerson();
  bob = await server.newPerson();
  await rateAll(server, ann, {
    ids: [TITLES.breakingBad, TITLES.theWire, TITLES.theGodfather],
    rating: "LOVE",
  });
  await rateAll(server, bob, { ids: [TITLES.fleabag, TITLES.amelie], rating: "LOVE" });
  await shareHelpers(server).agree([ann, bob]);
});

const url = (person: TestPerson, query = "") =>
  `/v3/users/${person.userId}/watchlists/${ann.defaultWatchlistId}/recommendations/combined${query}`;
const ask = async (
  person: TestPerson,
  query = "",
): Promise<{ recommendations: Pick[]; total: number }> =>
  (await server.call("GET", url(person, query), { as: person })).body;
const ids = ({ recommendations }: { recommendations: Pick[] }) =>
  recommendations.map(({ id }) => id);
/** Films and shows apart: a title more or less of one kind moves those of the other. */
const byKind = ({ recommendations }: { recommendations: Pick[] }) =>
  (["tv", "movie"] as const).map((kind) =>
    recommendations.flatMap(({ id, nodeType }) => (nodeType === kind ? [id] : [])),
  );
const share = (state: string) =>
  server.sql`insert into memberships ${server.sql({ userId: bob.userId, watchlistId: ann.defaultWatchlistId, state })}`;
const own = async (person: TestPerson, id: number): Promise<number> =>
  (await server.call("GET", `/v4/nodes/${id}`, { as: person })).body.score;

describe("picks for a watchlist", () => {
  it("are the owner's own picks, without the list's titles, until the list is shared", async () => {
    const { body } = await server.call("GET", `/v3/users/${ann.userId}/recommendations?limit=10`, {
      as: ann,
    });
    // Why one is before another is said of a person's own picks only.
    const recommendations = body.recommendations.map(
      ({ ahead: _ahead, ...pick }: { ahead?: string }) => pick,
    );
    expect(await ask(ann, "?limit=10")).toEqual({ ...body, recommendations });
    const [first = 0] = ids(body);
    await server.call(
      "POST",
      `/v3/users/${ann.userId}/watchlists/${ann.defaultWatchlistId}/items`,
      { as: ann, body: { itemId: first } },
    );
    const left = await ask(ann, "?limit=9");
    const before = byKind(body).map((kind) => kind.filter((id) => id !== first));
    for (const [at, kind] of byKind(left).entries()) {
      const both = Math.min(kind.length, before[at]?.length ?? 0);
      expect(both).toBeGreaterThan(2);
      // What is left makes way for one more, and for what varies it.
      expect(new Set(kind).intersection(new Set(before[at])).size).toBeGreaterThan(both / 2);
    }
  });

  // shows: 7.watchlists.20
  it("are the same for everyone who shares it, with their average scores", async () => {
    const alone = ids(await ask(ann, "?limit=12"));
    await share("ACCEPTED");
    const together = await ask(ann, "?limit=12");
    expect(ids(together)).not.toEqual(alone);
    expect(await ask(bob, "?limit=12")).toEqual(together);
    for (const { id, score } of together.recommendations) {
      const mean = ((await own(ann, id)) + (await own(bob, id))) / 2;
      expect(Math.abs((score ?? NaN) - mean)).toBeLessThanOrEqual(1);
    }
  });

  // shows: 7.watchlists.20
  it("exclude anything a member has seen or declined, and support the usual filters and pagination", async () => {
    await share("ACCEPTED");
    const before = await ask(ann, "?limit=3");
    await rate(server, bob, { itemId: ids(before)[0] ?? 0, rating: "NOT_INTERESTED" });
    await rate(server, bob, { itemId: ids(before)[1] ?? 0, rating: "MEH" });
    await rate(server, bob, { itemId: ids(before)[2] ?? 0, rating: "INTERESTED" });
    const after = await ask(ann, "?limit=100");
    expect(ids(after)).not.toContain(ids(before)[0]);
    expect(ids(after)).not.toContain(ids(before)[1]);
    expect(ids(after)).toContain(ids(before)[2]);
    expect(after.total).toBe(before.total - 2);
    expect(ids(await ask(ann, "?limit=5&offset=3"))).toEqual(ids(after).slice(3, 8));
    const films = await ask(ann, "?nodeType=movie&limit=100");
    const kinds = new Set(
      ids(films).map((id) => server.core.catalogue.view().snapshot.title(id)?.kind),
    );
    expect(kinds).toEqual(new Set(["movie"]));
  });

  it.each(["INVITED_NEW", "INVITED_SEEN", "DECLINED"])(
    "aren't affected by a user who is %s, and are hidden from that user",
    async (state) => {
      const alone = await ask(ann, "?limit=12");
      await share(state);
      expect(await ask(ann, "?limit=12")).toEqual(alone);
      expect(await server.call("GET", url(bob), { as: bob })).toMatchObject({
        status: 404,
        body: { message: "Watchlist not found" },
      });
    },
  );

  it.each([
    ["doesn't share them", { shareRatingsWithFriendsEnabled: false }],
    ["hasn't agreed to share them", { ratingSharingAgreed: false }],
  ])(
    "never depend on a member who %s, and have no joint score if fewer than two members count",
    async (_says, body) => {
      await share("ACCEPTED");
      await server.call("PUT", `/v1/users/${bob.userId}/settings`, { as: bob, body });
      const list = `/v3/users/${ann.userId}/watchlists/${ann.defaultWatchlistId}`;
      const told = async () =>
        Promise.all(
          ["recommendations/combined?limit=100", "recommendations/us?limit=50", "items", "activity"]
            .map((part) => server.call("GET", `${list}/${part}`, { as: ann }))
            .map(async (answer) => (await answer).body),
        );
      await server.call("DELETE", `/v6/users/${bob.userId}/ratings`, { as: bob });
      const before = await told();
      const [combined, us] = before;
      expect(new Set(combined.recommendations.map(({ score }: Pick) => score))).toEqual(
        new Set([null]),
      );
      expect(new Set(us.results.map(({ score }: Pick) => score))).toEqual(new Set([null]));
      const all = server.core.catalogue.view().snapshot.titles.map(({ id }) => id);
      const anyRatings = fc.uniqueArray(
        fc.tuple(fc.nat({ max: all.length - 1 }), fc.constantFrom(...RATING_VALUES)),
        { minLength: 8, maxLength: 12, selector: ([at]) => at },
      );
      await fc.assert(
        fc.asyncProperty(anyRatings, async (given) => {
          for (const [at, rating] of given)
            await rate(server, bob, { itemId: all[at] ?? 0, rating, ratedLocation: "RATE_MORE" });
          expect(await told()).toEqual(before);
        }),
        { numRuns: 4 },
      );
    },
  );

  it("are hidden from users who aren't members", async () => {
    expect((await server.call("GET", url(bob), { as: bob })).status).toBe(404);
    expect((await server.call("GET", url(ann), { as: bob })).status).toBe(403);
    expect(
      (
        await server.call(
          "GET",
          `/v3/users/${bob.userId}/watchlists/notinterested/recommendations/combined`,
          { as: bob },
        )
      ).status,
    ).toBe(400);
  });
});
