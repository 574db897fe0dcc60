import { TAG_GROUPS } from "@worthy/catalogue";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rate, rateAll, TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";
import type { Title } from "../catalogue/title.ts";

interface Pick {
  id: number;
  name: string;
  score: number | null;
  matchScore: number | null;
  nodeType: string;
}
interface Facet {
  source: string | { id: number; name: string };
  count: number;
}

const LOVED: number[] = [TITLES.betterCallSaul, TITLES.theWire, TITLES.fleabag];

let server: TestServer;
let person: TestPerson;
let titles: readonly Title[];
beforeAll(async () => {
  server = await startTestServer();
  person = await server.newPerson();
  await rateAll(server, person, { ids: LOVED, rating: "LOVE" });
  titles = server.core.catalogue.view().snapshot.titles;
});
afterAll(() => server.close());

const v3 = async (query = "") =>
  (await server.call("GET", `/v3/users/${person.userId}/recommendations${query}`, { as: person }))
    .body;
const post = async (url: string, body: unknown, as: TestPerson | null = person) =>
  (await server.call("POST", url, { body, ...(as ? { as } : {}) })).body;
const idsOf = ({ recommendations }: { recommendations: Pick[] }) =>
  recommendations.map(({ id }) => id);

/** All picks of a query, page by page. */
async function allIds(query: string): Promise<number[]> {
  const ids: number[] = [];
  for (let [offset, total] = [0, 1]; offset < total; offset += 100) {
    const page = await v3(`?limit=100&offset=${offset}${query}`);
    ids.push(...idsOf(page));
    total = page.total;
  }
  return ids;
}

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

describe("facets", () => {
  // shows: 3.responses.6, 3.responses.7
  it.each(["", "&genres=Crime", "&nodeType=movie&airDates=1990", "&streamingProviders=HBO"])(
    "count everything that matches the filters '%s', not only the current page",
    async (filter) => {
      const ids = new Set(await allIds(filter));
      const left = titles.filter(({ id }) => ids.has(id));
      const page = await v3(`?limit=3${filter}`);
      expect(page.total).toBe(left.length);
      expect(left.length).toBeGreaterThan(0);
      const recount = (name: (title: Title) => readonly string[]) => {
        const counts: Record<string, number> = {};
        for (const one of left.flatMap(name)) counts[one] = (counts[one] ?? 0) + 1;
        return counts;
      };
      const given = (facets: Facet[]) =>
        Object.fromEntries(
          facets.map(({ source, count }) => [
            typeof source === "string" ? source : source.name,
            count,
          ]),
        );
      expect(given(page.genreFacets)).toEqual(recount(({ genres }) => genres));
      expect(given(page.providerFacets)).toEqual(
        recount(({ providers }) => providers.map(({ name }) => name)),
      );
      const counts = page.genreFacets.map(({ count }: Facet) => count);
      expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
    },
  );
});

describe("filters", () => {
  const yearOf = ({ firstAirDate }: Title) => Number(firstAirDate?.slice(0, 4));
  const FILTERS: [string, (title: Title) => boolean][] = [
    ["genres=Comedy,Crime", ({ genres }) => genres.includes("Comedy") || genres.includes("Crime")],
    [
      "genres=comedy&genres=CRIME",
      ({ genres }) => genres.includes("Comedy") || genres.includes("Crime"),
    ],
    ["genres=Opera", () => false],
    ["airDates=1990", (title) => yearOf(title) >= 1990 && yearOf(title) <= 1999],
    [
      "airDates=1975-1983,2020-",
      (title) => (yearOf(title) >= 1975 && yearOf(title) <= 1983) || yearOf(title) >= 2020,
    ],
    ["runTimes=90-120", ({ runtime }) => runtime !== null && runtime >= 90 && runtime <= 120],
    ["runTimes=0-30,180-", ({ runtime }) => runtime !== null && (runtime <= 30 || runtime >= 180)],
    [
      "streamingProviders=HBO,netflix",
      ({ providers }) => providers.some(({ name }) => name === "HBO" || name === "Netflix"),
    ],
    ["contentRatings=PG", ({ certificates }) => Object.values(certificates).includes("PG")],
    [
      "tags=heist,time-travel",
      ({ tags }) => tags.includes("heist") || tags.includes("time-travel"),
    ],
    ["nodeType=tv", ({ kind }) => kind === "tv"],
    ["mediaTypes=movie", ({ kind }) => kind === "movie"],
    [
      "nodeType=tv&genres=Comedy&airDates=2010-2019&runTimes=0-40",
      (title) =>
        title.kind === "tv" &&
        title.genres.includes("Comedy") &&
        yearOf(title) >= 2010 &&
        yearOf(title) <= 2019 &&
        (title.runtime ?? 99) <= 40,
    ],
  ];

  // shows: 7.recommendations.6
  it.each(FILTERS)("return exactly the matching titles: %s", async (filter, isSo) => {
    const expected = titles
      .filter((title) => isSo(title) && !LOVED.includes(title.id))
      .map(({ id }) => id);
    expect((await allIds(`&${filter}`)).toSorted()).toEqual(expected.toSorted());
  });

  it("accept a provider by id or name", async () => {
    const { source } = (await v3()).providerFacets[0];
    expect(await allIds(`&streamingProviders=${source.id}`)).toEqual(
      await allIds(`&streamingProviders=${encodeURIComponent(source.name)}`),
    );
  });

  it("have the same effect in the query and in the body", async () => {
    const body = {
      limit: 100,
      filters: {
        genres: ["Comedy"],
        airDates: ["1990", "2000-2005"],
        runTimes: ["0-120"],
        nodeType: "movie",
        sort: "name",
      },
    };
    expect(await post("/v6/recommendations", body)).toEqual(
      await v3(
        "?limit=100&genres=Comedy&airDates=1990,2000-2005&runTimes=0-120&nodeType=movie&sort=NAME",
      ),
    );
    const { filters, ...rest } = body;
    expect(
      await post("/v6/recommendations", {
        ...rest,
        filters: { ...filters, nodeType: "tv" },
        nodeType: "movie",
      }),
    ).toEqual(await post("/v6/recommendations", body));
  });

  it.each(["airDates=soon", "airDates=19900", "runTimes=long", "runTimes=-30"])(
    "with invalid values such as %s are rejected, and the error names the field",
    async (filter) => {
      const [name, value] = filter.split("=");
      expect(await v3(`?${filter}`)).toMatchObject({
        status: 400,
        message: expect.stringContaining(`${name}: "${value}"`),
      });
    },
  );

  // shows: 3.filters.4
  it("can use only likes or only loves, without affecting scores or which titles are omitted", async () => {
    const other = await server.newPerson();
    await rateAll(server, other, { ids: [TITLES.theWire], rating: "LOVE" });
    await rateAll(server, other, { ids: [TITLES.fleabag], rating: "LIKE" });
    await rateAll(server, other, {
      ids: [TITLES.betterCallSaul, TITLES.breakingBad],
      rating: "DISLIKE",
    });
    const picks = async (ratingFilter?: string, as = other) =>
      (await post(
        "/v6/recommendations",
        { limit: 100, ...(ratingFilter ? { filters: { ratingFilter } } : {}) },
        as,
      )) as { recommendations: Pick[]; total: number };
    const [all, likes, loves] = [
      await picks("LIKES_DISLIKES"),
      await picks("LIKES"),
      await picks("FAVORITES"),
    ];
    expect(await picks()).toEqual(all);
    expect([likes.total, loves.total]).toEqual([all.total, all.total]);
    // As if nothing else had been rated: most of the best are those of somebody who hasn't.
    const fan = await server.newPerson();
    await rateAll(server, fan, { ids: [TITLES.theWire], rating: "LOVE" });
    const judged: number[] = [TITLES.fleabag, TITLES.betterCallSaul, TITLES.breakingBad];
    const order = idsOf(await picks(undefined, fan)).filter((id) => !judged.includes(id));
    const best = (ids: number[]) => new Set(ids.slice(0, 5));
    expect(best(idsOf(loves)).intersection(best(order)).size).toBeGreaterThanOrEqual(3);
    for (const page of [likes, loves]) {
      expect(idsOf(page).slice(0, 10)).not.toEqual(idsOf(all).slice(0, 10));
      expect(idsOf(page).filter((id) => [TITLES.theWire, ...judged].includes(id))).toEqual([]);
    }
    const scores = new Map(all.recommendations.map(({ id, score }) => [id, score]));
    for (const { id, score } of loves.recommendations) expect(score).toBe(scores.get(id) ?? score);
    const listed = await server.call(
      "GET",
      `/v3/users/${other.userId}/recommendations?limit=100&ratingFilter=FAVORITES`,
      { as: other },
    );
    expect(idsOf(listed.body)).toEqual(idsOf(loves));
    expect(
      await post("/v6/recommendations", { filters: { ratingFilter: "DISLIKES" } }),
    ).toMatchObject({ status: 400 });
  });

  it("sort by name, date and runtime", async () => {
    const sorted = async (sort: string) => (await v3(`?limit=100&sort=${sort}`)).recommendations;
    const names = (await sorted("name")).map(({ name }: Pick) => name);
    expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, "en")));
    const dates = (await sorted("OLDEST")).map(
      ({ firstAirDate }: { firstAirDate: string }) => firstAirDate,
    );
    expect(dates).toEqual(dates.toSorted());
    const minutes = (await sorted("RUNTIME")).map(({ runtime }: { runtime: number }) => runtime);
    expect(minutes).toEqual(minutes.toSorted((a: number, b: number) => a - b));
    expect(await sorted("WORTHY")).toEqual(await sorted("DEFAULT"));
  });
});

describe("featured titles", () => {
  // shows: 3.responses.2
  it("follow the order of the featured list, without rated and filtered-out titles", async () => {
    const { featured } = server.core.catalogue.view().snapshot;
    const ids = async (query: string): Promise<number[]> =>
      (await v3(query)).featuredRecommendations.map(({ id }: Pick) => id);
    const unrated = featured.filter((id) => !LOVED.includes(id));
    expect(await ids("")).toEqual(unrated);
    const shows = unrated.filter((id) => titles.find((title) => title.id === id)?.kind === "tv");
    expect(await ids("?nodeType=tv")).toEqual(shows);
    const other = await server.newPerson();
    await rate(server, other, { itemId: featured[0] ?? 0, rating: "INTERESTED" });
    expect(
      (await post("/v6/recommendations", {}, other)).featuredRecommendations.map(
        ({ id }: Pick) => id,
      ),
    ).toEqual(featured.slice(1));
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
});

describe("titles to rate", () => {
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

  it("are well known, unrated, of the requested kind, and not excluded", async () => {
    const ask = async (query = "") =>
      (await server.call("GET", `/v1/api/titles-to-rate${query}`, { as: person })).body;
    const first = await ask();
    expect(first.results).toHaveLength(40);
    expect(first.total).toBe(titles.length - LOVED.length);
    const ids: number[] = first.results
      .filter(({ decoy }: { decoy: boolean }) => !decoy)
      .map(({ id }: Pick) => id);
    expect(ids.filter((id) => LOVED.includes(id))).toEqual([]);
    const without = await ask(`?limit=10&exclude=${ids.slice(0, 20).join(",")}`);
    expect(without.results.filter(({ id }: Pick) => ids.slice(0, 20).includes(id))).toEqual([]);
    expect(without.total).toBe(first.total - 20);
    expect(
      (await ask("?nodeType=movie")).results.every(({ nodeType }: Pick) => nodeType === "movie"),
    ).toBe(true);
  });
});
