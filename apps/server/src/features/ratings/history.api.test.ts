import { RED_HERRING_ID } from "@worthy/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rate, TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

const { breakingBad, theWire, amelie, theGodfather, fleabag } = TITLES;

let server: TestServer;
let person: TestPerson;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(async () => void (person = await server.newPerson()));
afterAll(() => server.close());

const history = async (query = "") =>
  (
    await server.call("GET", `/v6/users/${person.userId}/ratings?titles=true${query}`, {
      as: person,
    })
  ).body;
const idsOf = ({ userRatings }: { userRatings: { itemId: number }[] }) =>
  userRatings.map(({ itemId }) => itemId);

async function rateSome(): Promise<void> {
  await rate(server, person, { itemId: breakingBad, rating: "LOVE" });
  await rate(server, person, { itemId: amelie, rating: "LIKE" });
  await rate(server, person, { itemId: theGodfather, rating: "MEH" });
  await rate(server, person, { itemId: theWire, rating: "INTERESTED" });
  await rate(server, person, { itemId: fleabag, rating: "SKIP" });
}

describe("the ratings history", () => {
  // shows: 2.screens.11
  it("shows each rating with its title, newest first, and a count for each filter", async () => {
    await rateSome();
    const page = await history();
    expect(idsOf(page)).toEqual([fleabag, theWire, theGodfather, amelie, breakingBad]);
    expect(page.userRatings[4]).toMatchObject({
      rating: "LOVE",
      title: { id: breakingBad, name: "Breaking Bad", nodeType: "tv" },
    });
    expect(page.counts).toEqual({
      ALL: 5,
      LIKES_DISLIKES: 3,
      LIKES: 2,
      DISLIKES: 1,
      FAVORITES: 1,
      WANT: 1,
    });
  });

  it.each([
    ["LIKES_DISLIKES", [theGodfather, amelie, breakingBad]],
    ["LIKES", [amelie, breakingBad]],
    ["DISLIKES", [theGodfather]],
    ["FAVORITES", [breakingBad]],
    ["WANT", [theWire]],
  ])("shows the correct ratings for %s", async (filter, ids) => {
    await rateSome();
    expect(idsOf(await history(`&ratingFilter=${filter}`))).toEqual(ids);
  });

  // shows: 4.history.1
  it("can be filtered by kind and part of a name, ignoring accents and case, and so can its counts", async () => {
    await rateSome();
    expect(idsOf(await history("&nodeType=movie"))).toEqual([theGodfather, amelie]);
    const found = await history("&term=AMELIE");
    expect(idsOf(found)).toEqual([amelie]);
    expect(found.counts).toMatchObject({ ALL: 1, LIKES: 1, WANT: 0 });
    expect(found.pagination.totalCount).toBe(1);
    expect(idsOf(await history("&term=nothing+is+called+so"))).toEqual([]);
  });

  it("is paginated", async () => {
    await rateSome();
    const pages = await Promise.all(
      [0, 2, 4].map((offset) => history(`&limit=2&offset=${offset}`)),
    );
    expect(pages.flatMap(idsOf)).toEqual([fleabag, theWire, theGodfather, amelie, breakingBad]);
    expect(pages.map(({ pagination }) => pagination.totalCount)).toEqual([5, 5, 5]);
  });

  it("never includes the red herring in rows or totals, and includes titles only on request", async () => {
    await rateSome();
    await server.call("POST", "/v6/ratings", {
      as: person,
      body: {
        itemId: RED_HERRING_ID,
        type: "TV_SHOW",
        rating: "LOVE",
        ratedLocation: "ONBOARDING",
      },
    });
    const shown = await history();
    expect(shown).toMatchObject({
      counts: { ALL: 5, FAVORITES: 1 },
      pagination: { totalCount: 5 },
    });
    expect(shown.userRatings).toHaveLength(5);
    const plain = (await server.call("GET", `/v6/users/${person.userId}/ratings`, { as: person }))
      .body;
    expect(plain.counts).toBeUndefined();
    expect(plain.pagination.totalCount).toBe(5);
    expect(idsOf(plain)).toEqual(idsOf(shown));
    expect(idsOf(plain)).not.toContain(RED_HERRING_ID);
    expect(plain.userRatings.some((rating: object) => "title" in rating)).toBe(false);
  });
});
