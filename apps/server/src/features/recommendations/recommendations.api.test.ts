import { TAG_GROUPS } from "@worthy/catalogue";
import { beforeAll, describe, expect, it } from "vitest";
import { rate, TITLES } from "../../testing/rate.ts";
import type { TestPerson, TestServer } from "../../testing/testServer.ts";
import type { Title } from "../catalogue/title.ts";
import { idsOf, LOVED, type Pick, servedPicks } from "./servedPicks.fixture.ts";

let server: TestServer;
let person: TestPerson;
let titles: readonly Title[];
const { opened, v3, post, allIds } = servedPicks();
beforeAll(() => void ({ server, person, titles } = opened()));

describe("moods", () => {
  it("are sorted based on the titles that the user loved, and lead to picks with that mood", async () => {
    const { results, total } = (await server.call("GET", "/v1/api/moods?limit=3", { as: person }))
      .body as { results: { key: string; label: string }[]; total: number };
    const everybody = (await server.call("GET", "/v1/api/moods?limit=3")).body as {
      results: { key: string }[];
    };
    expect(results).toHaveLength(3);
    expect(total).toBeGreaterThan(3);
    expect(results).not.toEqual(everybody.results);
    const loved = titles.filter(({ id }) => LOVED.includes(id)).flatMap(({ tags }) => tags);
    expect(results.filter(({ key }) => !loved.includes(key))).toEqual([]);
    const picks = idsOf(
      await post("/v6/recommendations", { filters: { tags: [results[0]?.key] } }),
    );
    expect(picks.length).toBeGreaterThan(3);
    expect(
      titles.filter(({ id, tags }) => picks.includes(id) && !tags.includes(results[0]?.key ?? "")),
    ).toEqual([]);
  });
});

describe("picks", () => {
  // shows: 3.responses.1, 3.responses.5, 7.recommendations.1, 7.recommendations.2, 9.lists.5
  it("are limited to 36 by default, and cover all unrated titles", async () => {
    const page = await v3();
    expect(page.recommendations).toHaveLength(36);
    expect(page.total).toBe(titles.length - LOVED.length);
    expect(idsOf(await v3("?limit=1"))).toEqual(idsOf(page).slice(0, 1));
  });

  // shows: 3.responses.1, 3.responses.5, 7.recommendations.1, 7.recommendations.2, 9.lists.5
  it("are paginated without gaps or overlaps, down to the last pick", async () => {
    const ids = await allIds("");
    expect(ids).toHaveLength(titles.length - LOVED.length);
    expect(new Set(ids).size).toBe(ids.length);
    const odd = await Promise.all([0, 7, 14, 21].map((offset) => v3(`?limit=7&offset=${offset}`)));
    expect(odd.flatMap(idsOf)).toEqual(ids.slice(0, 28));
    expect((await v3("?offset=9999")).recommendations).toEqual([]);
  });

  // shows: 3.responses.3, 3.responses.4, 7.recommendations.7, 7.recommendations.8
  // shows: 7.recommendations.14
  it("are the same in API versions 3, 5 and 6, and form blocks of a home page in version 5", async () => {
    const third = await v3("?limit=12");
    expect(await post("/v6/recommendations", { limit: 12 })).toEqual(third);
    const { homeBlockList, ...fifth } = await post("/v5/recommendations", { limit: 12 });
    expect(fifth).toEqual(third);
    expect(homeBlockList.items).toEqual(
      third.recommendations.map((tvShow: Pick) => ({ type: "RecommendationHomeBlock", tvShow })),
    );
  });

  // shows: 3.responses.8
  it("have a match score, reason and confidence, and are sorted best first with some variety", async () => {
    const { recommendations } = await v3("?limit=100");
    for (const { score, matchScore } of recommendations) expect(score).toBe(matchScore);
    expect(recommendations[0]).toMatchObject({
      firstAirDate: expect.any(String),
      reason: { kind: expect.any(String) },
      confidence: { word: expect.any(String) },
    });
    const mean = (some: Pick[]) =>
      some.reduce((sum, { score }) => sum + (score ?? 0), 0) / some.length;
    expect(mean(recommendations.slice(0, 20))).toBeGreaterThan(mean(recommendations.slice(40, 60)));
    const later = await v3("?limit=100&offset=900");
    expect(mean(recommendations)).toBeGreaterThan(mean(later.recommendations));
  });

  // shows: 1.product.3
  it("also exist for visitors, but without scores", async () => {
    const page = await post("/v6/recommendations", { limit: 100 }, null);
    expect(page.total).toBe(titles.length);
    expect(new Set(page.recommendations.map(({ score }: Pick) => score))).toEqual(new Set([null]));
    expect(
      (await server.call("POST", "/v5/recommendations")).body.homeBlockList.items,
    ).toHaveLength(36);
  });

  it("show a new user every kind, mood and decade since 1950 among the first twenty, with personal scores", async () => {
    const newcomer = await server.newPerson();
    const { recommendations } = await post("/v6/recommendations", { limit: 20 }, newcomer);
    const first = new Set<number>(idsOf({ recommendations }));
    const facets = ({ kind, tags, firstAirDate }: (typeof titles)[number]) => [
      kind,
      ...(firstAirDate && firstAirDate >= "1950" ? [firstAirDate.slice(0, 3)] : []),
      ...tags.filter((tag) => TAG_GROUPS.mood.has(tag)),
    ];
    const all = new Set(titles.flatMap(facets));
    const shown = new Set(titles.filter(({ id }) => first.has(id)).flatMap(facets));
    expect([...all.difference(shown)]).toEqual([]);
    const scores = new Set(recommendations.map(({ score }: Pick) => score));
    expect(scores.size).toBeGreaterThan(8);
    expect(recommendations[0].reason).toEqual({ kind: "well-known" });
    // Pages fit together, also beyond what was chosen for variety.
    const pages = await Promise.all(
      [0, 30, 60].map((offset) => post("/v6/recommendations", { limit: 30, offset }, newcomer)),
    );
    expect(new Set(pages.flatMap(idsOf)).size).toBe(90);
    expect(idsOf(pages[0]).slice(0, 20)).toEqual([...first]);
  });

  it("omit rated and declined titles, but keep wanted and skipped ones", async () => {
    const other = await server.newPerson();
    const [loved, liked, meh, disliked, interested, declined, skipped] = titles.map(({ id }) => id);
    const given = [
      [loved, "LOVE"],
      [liked, "LIKE"],
      [meh, "MEH"],
      [disliked, "DISLIKE"],
      [interested, "INTERESTED"],
      [declined, "NOT_INTERESTED"],
      [skipped, "SKIP"],
    ] as const;
    for (const [id = 0, rating] of given) await rate(server, other, { itemId: id, rating });
    const ids = new Set<number>();
    for (let [offset, total] = [0, 1]; offset < total; offset += 100) {
      const page = await post("/v6/recommendations", { limit: 100, offset }, other);
      for (const id of idsOf(page)) ids.add(id);
      total = page.total;
    }
    expect(given.map(([id = 0]) => ids.has(id))).toEqual([
      false,
      false,
      false,
      false,
      true,
      false,
      true,
    ]);
  });

  // shows: 7.recommendations.10
  it("omit titles that are already on the screen, whether their ids are numbers or text", async () => {
    const shown = idsOf(await v3("?limit=5"));
    const page = await post("/v5/recommendations", {
      limit: 5,
      seenItems: [...shown.slice(0, 2), ...shown.slice(2).map(String)],
      seenCtas: ["register"],
    });
    expect(idsOf(page).filter((id) => shown.includes(id))).toEqual([]);
    expect(page.total).toBe(titles.length - LOVED.length - 5);
  });

  // shows: 7.recommendations.13
  it("are filtered by a refinement in addition to the filters", async () => {
    const filtered = await post("/v5/recommendations", {
      limit: 100,
      filters: { genres: ["Comedy"] },
    });
    const refined = await post("/v5/recommendations", {
      limit: 100,
      filters: { genres: ["Comedy"] },
      refinement: { genres: ["Romance"], tags: [] },
    });
    expect(refined.total).toBeGreaterThan(0);
    expect(refined.total).toBeLessThan(filtered.total);
    const isBoth = ({ id }: Pick) =>
      ["Comedy", "Romance"].every((genre) =>
        titles.find((title) => title.id === id)?.genres.includes(genre),
      );
    expect(refined.recommendations.every(isBoth)).toBe(true);
  });

  it("accept two different models but no bucket", async () => {
    expect((await v3("?model=worthy")).total).toBe(titles.length - LOVED.length);
    expect(await v3("?model=oracle")).toMatchObject({
      status: 400,
      error: true,
      message: "Unknown model: oracle. There are: worthy, content.",
    });
    expect(await post("/v6/recommendations", { bucket: "stars" })).toMatchObject({
      status: 400,
      message: "Unknown bucket: stars.",
    });
  });

  it("have the same reasons every time, regardless of which pages were viewed before", async () => {
    const reasonsOf = async (query: string) =>
      (await v3(query)).recommendations.map(({ reason }: { reason: unknown }) => reason);
    const pages = ["?limit=10", "?limit=24", "?limit=10&offset=5", "?limit=24&sort=NEWEST"];
    const afresh: unknown[] = [];
    for (const page of pages) afresh.push(await reasonsOf(`${page}&flushPredictions=1`));
    for (const page of [...pages, ...pages.toReversed()])
      expect(await reasonsOf(page), page).toEqual(afresh[pages.indexOf(page)]);
    expect(new Set(afresh.map((each) => JSON.stringify(each))).size).toBe(pages.length);
  });

  it("stay the same after the taste is dropped and rebuilt", async () => {
    const before = await v3("?limit=100");
    expect(await v3("?limit=100&refreshResults=true")).toEqual(before);
    expect(await post("/v5/recommendations", { limit: 100, flushPredictions: true })).toMatchObject(
      before,
    );
    expect(await v3("?limit=100&flushPredictions=1&refreshResults=")).toEqual(before);
  });
});

describe("titles similar to another title", () => {
  it("have no facets or featured titles if only the list is requested", async () => {
    const url = `/v3/shows/${TITLES.breakingBad}/recommendations?limit=5`;
    const whole = (await server.call("GET", url)).body;
    expect(whole.genreFacets.length).toBeGreaterThan(0);
    const slim = (await server.call("GET", `${url}&listOnly=true`)).body;
    expect(slim).toEqual({
      ...whole,
      featuredRecommendations: [],
      genreFacets: [],
      providerFacets: [],
    });
  });

  // shows: 7.titles.5, 7.titles.8
  it("exist for shows and films, and never include the original title", async () => {
    const show = await server.call("GET", `/v3/shows/${TITLES.breakingBad}/recommendations`);
    expect(show.body.recommendations).toHaveLength(36);
    expect(idsOf(show.body).slice(0, 5)).toContain(TITLES.betterCallSaul);
    expect(idsOf(show.body)).not.toContain(TITLES.breakingBad);
    const film = await server.call(
      "GET",
      `/v3/movies/${TITLES.theGodfather}/recommendations?limit=5`,
    );
    expect(film.body.recommendations).toHaveLength(5);
    expect(film.body.recommendations[0].score).toBeNull();
  });

  // shows: 7.titles.6
  it("are the same when using POST with filters in the body", async () => {
    const url = `/v3/shows/${TITLES.breakingBad}/recommendations`;
    expect((await server.call("POST", url)).body).toEqual((await server.call("GET", url)).body);
    const filtered = await server.call("GET", `${url}?genres=Comedy&limit=7&offset=2`);
    expect(
      (
        await server.call("POST", url, {
          body: { limit: 7, offset: 2, filters: { genres: ["Comedy"] } },
        })
      ).body,
    ).toEqual(filtered.body);
  });

  it("omit declined titles, and have the user's scores", async () => {
    const other = await server.newPerson();
    await rate(server, other, { itemId: TITLES.betterCallSaul, rating: "NOT_INTERESTED" });
    const { body } = await server.call("GET", `/v3/shows/${TITLES.breakingBad}/recommendations`, {
      as: other,
    });
    expect(idsOf(body)).not.toContain(TITLES.betterCallSaul);
    expect(body.recommendations[0].score).toEqual(expect.any(Number));
  });

  it("return not found for an unknown title or a title of the other kind", async () => {
    for (const [url, name] of [
      ["/v3/shows/1", "show 1"],
      [`/v3/shows/${TITLES.theGodfather}`, "show"],
      ["/v3/movies/1", "film 1"],
      [`/v3/movies/${TITLES.breakingBad}`, "film"],
    ]) {
      expect(await server.call("GET", `${url}/recommendations`)).toMatchObject({
        status: 404,
        body: { message: expect.stringContaining(`There is no ${name}`) },
      });
    }
  });

  // shows: 7.titles.7
  it("can be requested for several titles together", async () => {
    const given: number[] = [TITLES.breakingBad, TITLES.theWire];
    const { body } = await server.call("POST", "/v3/shows/recommendations", {
      body: { showIds: given, limit: 10 },
    });
    expect(body.recommendations).toHaveLength(10);
    expect(idsOf(body).filter((id) => given.includes(id))).toEqual([]);
    expect(
      (
        await server.call("POST", "/v3/shows/recommendations", {
          body: { items: given.map(String), limit: 10 },
        })
      ).body,
    ).toEqual(body);
    expect(
      (
        await server.call("POST", "/v3/shows/recommendations", {
          body: { showIds: ["unknown", 1] },
        })
      ).body,
    ).toMatchObject({ recommendations: [], total: 0 });
    expect(
      await server.call("POST", "/v3/shows/recommendations", { body: { titles: given } }),
    ).toMatchObject({ status: 400, body: { message: "Unknown field: titles" } });
    expect(
      (
        await server.call("POST", "/v3/shows/recommendations", {
          body: { showIds: given, filters: { nodeType: "movie" } },
        })
      ).body.recommendations.every(({ nodeType }: Pick) => nodeType === "movie"),
    ).toBe(true);
  });

  it("can be based on at most twenty titles, so that no one can request hundreds of comparisons", async () => {
    const ids = server.core.catalogue
      .view()
      .snapshot.titles.slice(0, 40)
      .map(({ id }) => id);
    const like = async (showIds: number[], items: number[] = []) =>
      (
        await server.call("POST", "/v3/shows/recommendations", { body: { showIds, items } })
      ).body.recommendations
        .map(({ id }: { id: number }) => id)
        .filter((id: number) => !ids.includes(id));
    const twenty = await like(ids.slice(0, 20));
    expect(twenty.length).toBeGreaterThan(5);
    expect((await like(ids.slice(0, 20), ids.slice(0, 20))).slice(0, 5)).toEqual(
      twenty.slice(0, 5),
    );
    expect((await like(ids.slice(0, 20), ids.slice(20))).slice(0, 5)).toEqual(twenty.slice(0, 5));
  });
});
