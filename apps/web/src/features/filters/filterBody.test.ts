import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS, FILTERS } from "../settings/localSettings.ts";
import { countChosen, filterBody, FILTER_LISTS } from "./filterBody.ts";
import { CERTIFICATES, DECADES } from "./filterChoices.ts";
import { toggled } from "./toggled.ts";

describe("a filter request", () => {
  it("is empty by default, even when sorted by Worthy", () => {
    expect(filterBody(FILTERS)).toEqual({});
    expect(filterBody(DEFAULT_SETTINGS.filters.worthy)).toEqual({});
    expect(countChosen(DEFAULT_SETTINGS.filters.worthyMovie)).toBe(0);
  });

  it("contains and counts the chosen values", () => {
    const filters = {
      sort: "NEWEST",
      genres: ["Drama", "Horror"],
      airDates: ["1990"],
      streamingProviders: ["8"],
      runTimes: ["141-"],
      contentRatings: ["R"],
    };
    expect(filterBody(filters)).toEqual(filters);
    expect(countChosen(filters)).toBe(7);
    expect(countChosen(filters, ["genres"])).toBe(5);
  });

  // shows: 3.filters.4
  it("lists the ratings to include, unless all are included", () => {
    const loved = { ...DEFAULT_SETTINGS.filters.worthy, ratingFilter: "FAVORITES" };
    expect([filterBody(loved), countChosen(loved)]).toEqual([{ ratingFilter: "FAVORITES" }, 1]);
    expect(filterBody({ ...loved, ratingFilter: "WANT" })).toEqual({});
  });

  it("drops unknown values", () => {
    expect(
      filterBody({
        ...FILTERS,
        sort: "RANDOM",
        airDates: ["x", "1991"],
        runTimes: ["7"],
        contentRatings: ["18"],
      }),
    ).toEqual({});
  });

  it("never exceeds the API's limits, no matter what is stored", () => {
    const texts = fc.array(fc.string(), { maxLength: 40 });
    fc.assert(
      fc.property(fc.string(), texts, texts, (sort, genres, streamingProviders) => {
        const body = filterBody({
          ...FILTERS,
          sort,
          genres,
          streamingProviders,
          contentRatings: [...CERTIFICATES],
        });
        for (const list of FILTER_LISTS) expect(body[list]?.length ?? 1).toBeLessThanOrEqual(20);
      }),
    );
  });
});

it("divides the years into decades without gaps", () => {
  expect(DECADES.map(({ range }) => range)).toEqual([
    "2020",
    "2010",
    "2000",
    "1990",
    "1980",
    "1970",
    "1960",
    "1800-1959",
  ]);
});

it("keeps the newest entries if there are too many", () => {
  const ten = Array.from({ length: 10 }, (_, at) => String(at));
  expect(toggled(ten, "new")).toEqual([...ten.slice(1), "new"]);
});
