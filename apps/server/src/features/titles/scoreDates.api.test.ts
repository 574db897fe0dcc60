import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rateAll, TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";
import { CATALOGUE_CHANNEL } from "../catalogue/generations.ts";

const DAY = 24 * 60 * 60 * 1000;
const SHOW = TITLES.breakingBad;
const LIKED = TITLES.betterCallSaul;

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.newPerson();
  await rateAll(server, person, {
    ids: [LIKED, TITLES.theWire, TITLES.theGodfather],
    rating: "LOVE",
  });
  await server.call(
    "POST",
    `/v3/users/${person.userId}/watchlists/${person.defaultWatchlistId}/items`,
    { as: person, body: { itemId: SHOW } },
  );
});
afterAll(() => server.close());

async function airsOn(date: string | null): Promise<void> {
  await server.sql`update titles set first_air_date = ${date} where title_id = ${SHOW}`;
  await server.sql`insert into catalogue_generations (source, checksum) values ('test', ${String(date).padEnd(64, "0")})`;
  await server.sql`select pg_notify(${CATALOGUE_CHANNEL}, '')`;
  await expect
    .poll(() => server.core.catalogue.view().snapshot.title(SHOW)?.firstAirDate, {
      timeout: 20_000,
    })
    .toBe(date);
}

interface Shown {
  id: number;
  score: number | null;
  matchScore?: number | null;
}

/** The title's score in every place that shows one. */
async function scores(): Promise<Record<string, number | null | undefined>> {
  const ask = async (method: "GET" | "POST", url: string, body?: unknown) =>
    (await server.call(method, url, { as: person, ...(body ? { body } : {}) })).body;
  const me = `/v3/users/${person.userId}`;
  const find = (shown: Shown[]) => shown.find(({ id }) => id === SHOW);
  const picked = async (method: "GET" | "POST", url: string) => {
    const filters = {
      genres: server.core.catalogue.view().snapshot.title(SHOW)?.genres ?? [],
      nodeType: "tv",
    };
    const query = new URLSearchParams({
      limit: "100",
      genres: filters.genres.join(","),
      nodeType: "tv",
    });
    const { recommendations } =
      method === "GET"
        ? await ask("GET", `${url}?${query}`)
        : await ask("POST", url, { limit: 100, filters });
    const found = find(recommendations);
    expect(found?.score).toBe(found?.matchScore);
    return found?.score;
  };
  const list = `${me}/watchlists/${person.defaultWatchlistId}`;
  return {
    search: find((await ask("GET", "/v4/search/?term=breaking bad")).results)?.score,
    searchV3: find((await ask("GET", "/v3/search/?term=breaking bad")).tv)?.score,
    node: (await ask("GET", `/v4/nodes/${SHOW}`)).score,
    show: (await ask("GET", `/v3/shows/${SHOW}`)).score,
    third: await picked("GET", `${me}/recommendations`),
    fifth: await picked("POST", "/v5/recommendations"),
    sixth: await picked("POST", "/v6/recommendations"),
    likeShow: await picked("GET", `/v3/shows/${LIKED}/recommendations`),
    likeShowFiltered: await picked("POST", `/v3/shows/${LIKED}/recommendations`),
    likeFilm: await picked("GET", `/v3/movies/${TITLES.theGodfather}/recommendations`),
    watchlist: (await ask("GET", list)).items[0].score,
    watchlistShow: (await ask("GET", `${list}/items`)).items[0].show.score,
    explanation: (await ask("GET", `/v1/users/${person.userId}/titles/${SHOW}/explanation`)).score,
  };
}

const everywhere = (found: Record<string, number | null | undefined>) =>
  new Set(Object.values(found));

describe("a score", () => {
  it("is the same number everywhere", async () => {
    const found = everywhere(await scores());
    expect(found.size).toBe(1);
    expect([...found][0]).toBeGreaterThan(50);
  });

  // shows: 5.scores.1, 5.scores.3
  it("is missing everywhere until the title has a first date", async () => {
    await airsOn(null);
    expect(await scores()).toEqual(
      Object.fromEntries(Object.keys(await scores()).map((where) => [where, null])),
    );
  });

  // shows: 5.scores.2, 5.scores.4
  it("is missing everywhere until a day after the first date, and shown from then on", async () => {
    await airsOn("2026-03-10");
    const first = Date.UTC(2026, 2, 10);
    for (const [now, isCleared] of [
      [first - 30 * DAY, true],
      [first + DAY - 1, true],
      [first + DAY, false],
    ] as const) {
      server.setNow(now);
      const found = everywhere(await scores());
      expect(found.size).toBe(1);
      expect(found.has(null)).toBe(isCleared);
    }
  });
});
