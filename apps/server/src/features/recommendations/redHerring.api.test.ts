import { RATING_VALUES, RED_HERRING_ID } from "@worthy/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountRatings } from "../ratings/accountRatings.ts";
import { rateAll, TITLES } from "../../testing/rate.ts";
import {
  startTestServer,
  type Answer,
  type TestPerson,
  type TestServer,
} from "../../testing/testServer.ts";

type Shown = {
  id: number;
  name: string;
  decoy: boolean;
  path: string;
  image: { poster: { url: string } };
};

let server: TestServer;
let person: TestPerson;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(async () => void (person = await server.newPerson()));
afterAll(() => server.close());

const ask = async (query = "", as?: TestPerson): Promise<Shown[]> =>
  (await server.call("GET", `/v1/api/titles-to-rate${query}`, as ? { as } : {})).body.results;
const decoysIn = async (query = "", as?: TestPerson) =>
  (await ask(query, as)).filter(({ id, decoy }) => id === RED_HERRING_ID || decoy);
const rateDecoy = (rating: string, more: object = {}): Promise<Answer> =>
  server.call("POST", "/v6/ratings", {
    as: person,
    body: { itemId: RED_HERRING_ID, type: "TV_SHOW", rating, ratedLocation: "ONBOARDING", ...more },
  });
const get = (url: string, as: TestPerson = person) => server.call("GET", url, { as });

describe("the red herring during onboarding", () => {
  // shows: 9.ratings.6
  it("appears once among the titles to rate, and both a field and its name identify it", async () => {
    for (const as of [undefined, person]) {
      const found = await decoysIn("?limit=30", as);
      expect(found).toEqual([
        expect.objectContaining({
          id: RED_HERRING_ID,
          decoy: true,
          name: expect.stringContaining("Not a Real Show"),
        }),
      ]);
      expect((await ask("?limit=30", as)).filter(({ decoy }) => !decoy)).toHaveLength(29);
    }
  });

  it("doesn't appear among films, on a page that ends before its position, or if it's excluded", async () => {
    for (const query of [
      "?limit=17",
      "?limit=30&nodeType=movie",
      `?limit=30&exclude=${RED_HERRING_ID}`,
    ])
      expect(await decoysIn(query)).toEqual([]);
    expect(await decoysIn("?limit=30&nodeType=tv")).toHaveLength(1);
  });

  it("is the 18th question, regardless of the page size", async () => {
    const first = await ask("?limit=12");
    const second = await ask(`?limit=12&exclude=${first.map(({ id }) => id).join()}`);
    expect([...first, ...second].findIndex(({ decoy }) => decoy)).toBe(17);
    expect(
      await decoysIn(`?limit=12&exclude=${[...first, ...second].map(({ id }) => id).join()}`),
    ).toEqual([]);
  });

  it("disappears once it's rated, and returns when the rating is removed", async () => {
    const { body } = await rateDecoy("SKIP");
    expect(await decoysIn("?limit=30", person)).toEqual([]);
    expect((await server.call("DELETE", `/v6/ratings/${body.id}`, { as: person })).status).toBe(
      200,
    );
    expect(await decoysIn("?limit=30", person)).toHaveLength(1);
  });

  it("has a poster", async () => {
    const [decoy] = await decoysIn("?limit=30");
    const name = decoy?.image.poster.url ?? "";
    const { status, headers } = await server.call("GET", `/api/image/tmdb/w310${name}`);
    expect([status, headers["content-type"]]).toEqual([200, "image/jpeg"]);
  });
});

describe("a rating of the red herring", () => {
  it.each(RATING_VALUES)(
    "can be %s, is stored as given, and doesn't count towards anything",
    async (rating) => {
      const { status, body } = await rateDecoy(rating);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        itemId: RED_HERRING_ID,
        type: "TV_SHOW",
        rating,
        addedToWatchlist: false,
      });
      expect(body.progress.tv).toMatchObject({ taste: 0, positive: 0 });
      expect((await rateDecoy("MEH")).body).toMatchObject({ id: body.id, rating: "MEH" });
      for (const query of ["", "?titles=true", "?ratings=MEH", "?nodeType=tv"])
        expect((await get(`/v6/users/${person.userId}/ratings${query}`)).body).toMatchObject({
          userRatings: [],
          pagination: { totalCount: 0 },
        });
    },
  );

  it("never adds it to the watchlist, no matter where the user rates it", async () => {
    expect((await rateDecoy("LOVE", { ratedLocation: "IN_APP" })).body.addedToWatchlist).toBe(
      false,
    );
    expect((await get(`/v3/users/${person.userId}/watchlists`)).body.watchlists[0].itemIds).toEqual(
      [],
    );
  });

  it("uses the same rating type as shows", async () => {
    expect(await rateDecoy("LOVE", { type: "FILM" })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("Invalid type") },
    });
  });

  it("doesn't affect picks, scores or reasons, even after a restart", async () => {
    await rateAll(server, person, { ids: [TITLES.breakingBad, TITLES.theWire], rating: "LOVE" });
    const picks = async (query = "") =>
      (await get(`/v3/users/${person.userId}/recommendations?limit=50${query}`)).body;
    const before = await picks();
    for (const rating of ["LOVE", "DISLIKE"]) {
      await rateDecoy(rating);
      expect(await picks()).toEqual(before);
      expect(await picks("&refreshResults=true")).toEqual(before);
    }
    const { body } = await get(
      `/v1/users/${person.userId}/titles/${TITLES.betterCallSaul}/explanation`,
    );
    expect(body.ratingCount).toBe(2);
  });

  it("is excluded from the training data", async () => {
    await rateDecoy("LOVE");
    await rateAll(server, person, { ids: [TITLES.fleabag], rating: "LOVE" });
    const trained: number[] = [];
    for await (const rows of accountRatings.ratings(server.sql))
      trained.push(...rows.map(({ titleId }) => titleId));
    expect(trained).toContain(TITLES.fleabag);
    expect(trained).not.toContain(RED_HERRING_ID);
  });
});

describe("the rest of the product", () => {
  it("omits the red herring from pages, search, lists, picks and similar titles", async () => {
    const pages = [
      `/v4/nodes/${RED_HERRING_ID}`,
      `/v3/shows/${RED_HERRING_ID}`,
      `/v3/shows/${RED_HERRING_ID}/seasons`,
      `/v3/shows/${RED_HERRING_ID}/recommendations`,
    ];
    for (const url of [...pages, `/v1/users/${person.userId}/titles/${RED_HERRING_ID}/explanation`])
      expect([url, (await get(url)).status]).toEqual([url, 404]);
    const list = `/v3/users/${person.userId}/watchlists/${person.defaultWatchlistId}/items`;
    expect(
      (await server.call("POST", list, { as: person, body: { itemId: RED_HERRING_ID } })).status,
    ).toBe(404);
    for (const term of ["red herring", "not a real show"])
      expect(
        (await get(`/v4/search/?term=${term}`)).body.results.map(({ id }: Shown) => id),
      ).not.toContain(RED_HERRING_ID);
    const { snapshot } = server.core.catalogue.view();
    expect(snapshot.title(RED_HERRING_ID)).toBeUndefined();
    expect(snapshot.titles.map(({ id }) => id)).not.toContain(RED_HERRING_ID);
  });
});
