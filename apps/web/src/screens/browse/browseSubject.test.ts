import { describe, expect, it } from "vitest";
import { FILTERS } from "../../features/settings/localSettings.ts";
import {
  browseBody,
  browsePath,
  browseSetting,
  browseSubject,
  BROWSE_PAGE,
  decadesUntil,
} from "./browseSubject.ts";

const known = {
  facets: {
    genreFacets: [
      { source: "Science Fiction", count: 9 },
      { source: "Drama", count: 4 },
    ],
    providerFacets: [{ source: { id: 8, name: "Lampflix" }, count: 3 }],
  },
  moods: [{ key: "feel-good", label: "Feel-good" }],
  year: 2026,
};
const subject = (dimension: string, value: string) => browseSubject({ dimension, value }, known);

// shows: 2.screens.6
describe("a browse subject", () => {
  it("can be a genre, mood, decade or service", () => {
    expect(subject("genre", "science-fiction")).toMatchObject({
      label: "Science Fiction",
      body: { refinement: { genres: ["Science Fiction"] } },
      hidden: [],
    });
    expect(subject("mood", "feel-good")).toMatchObject({
      label: "Feel-good",
      body: { refinement: { moods: ["feel-good"] } },
    });
    expect(subject("decade", "1990")).toMatchObject({
      label: "1990",
      body: { filters: { airDates: ["1990"] } },
      hidden: ["airDates"],
    });
    expect(subject("service", "8")).toMatchObject({
      label: "Lampflix",
      body: { filters: { streamingProviders: ["8"] } },
      hidden: ["streamingProviders"],
    });
  });

  it.each([
    ["genre", "opera"],
    ["mood", "drama"],
    ["decade", "1995"],
    ["decade", "2030"],
    ["decade", "990"],
    ["service", "9"],
    ["people", "8"],
  ])("does not exist at /browse/%s/%s", (dimension, value) => {
    expect(subject(dimension, value)).toBeNull();
  });

  // shows: 3.localSettings.10, 9.search.3
  it("requests sixty titles at a time with the page's filters", () => {
    const decade = subject("decade", "1990");
    if (!decade) throw new Error("1990 is a decade");
    expect(BROWSE_PAGE).toBe(60);
    expect(browseBody(decade, FILTERS, 0)).toEqual({ limit: 60, filters: { airDates: ["1990"] } });
    expect(
      browseBody(decade, { ...FILTERS, airDates: ["2000"], genres: ["Drama"], sort: "NEWEST" }, 2),
    ).toEqual({
      limit: 60,
      offset: 120,
      filters: { airDates: ["1990"], genres: ["Drama"], sort: "NEWEST" },
    });
    expect([browseSetting(decade), browsePath("decade", 1990)]).toEqual([
      "browse_decade_1990_filters",
      "/browse/decade/1990",
    ]);
  });

  it("offers the decades in which films were released, latest first", () => {
    expect(decadesUntil(2026)).toEqual([
      2020, 2010, 2000, 1990, 1980, 1970, 1960, 1950, 1940, 1930, 1920,
    ]);
  });
});
