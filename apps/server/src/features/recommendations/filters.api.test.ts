import { beforeAll, describe, expect, it } from "vitest";
import { rate, rateAll, TITLES } from "../../testing/rate.ts";
import type { TestServer } from "../../testing/testServer.ts";
import type { Title } from "../catalogue/title.ts";
import { idsOf, LOVED, type Pick, servedPicks } from "./servedPicks.fixture.ts";

interface Facet {
  source: string | { id: number; name: string };
  count: number;
}

let server: TestServer;
let titles: readonly Title[];
const { opened, v3, post, allIds } = servedPicks();
beforeAll(() => void ({ server, titles } = opened()));

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
