import type { CallOutput } from "@worthy/contract";
import { expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "../../settings/localSettings.ts";
import { createLocale } from "../../../locale/createLocale.ts";
import { filterChoices } from "./filterChoices.ts";

const locale = createLocale({ language: "en" });
const none = DEFAULT_SETTINGS.filters.watchlist;
const counts: CallOutput<"getFilterCounts"> = {
  total: 3,
  kinds: [{ value: "movie", count: 3 }],
  genres: [
    { value: "Science Fiction", count: 2 },
    { value: "Drama", count: 1 },
  ],
  providers: [{ value: 8, name: "Meadow", count: 2 }],
  runTimes: [
    { value: "121-", count: 2 },
    { value: "0-30", count: 1 },
  ],
  seen: [{ value: "UNSEEN", count: 3 }],
};

const said = (choices: readonly { name: string; count: number | null }[]) =>
  choices.map(({ name, count }) => [name, count]);

it("offers only values that match a title, each with its number of titles", () => {
  const groups = filterChoices({ counts, filters: none, services: [], locale });
  expect(said(groups.kind)).toEqual([["Films", 3]]);
  expect(said(groups.seen)).toEqual([["Not seen", 3]]);
  expect(said(groups.genres)).toEqual([
    ["Sci-Fi", 2],
    ["Drama", 1],
  ]);
  expect(said(groups.runTimes)).toEqual([
    ["Up to 30 min", 1],
    ["Over 120 min", 2],
  ]);
  expect(said(groups.streamingProviders)).toEqual([["Meadow", 2]]);
});

it("always lists the chosen values so that they can be cleared", () => {
  const filters = { ...none, kind: "tv", genres: ["Crime"], streamingProviders: ["99"] };
  const groups = filterChoices({ counts, filters, services: [], locale });
  expect(groups.kind.find(({ value }) => value === "tv")).toEqual({
    value: "tv",
    name: "Shows",
    count: 0,
    chosen: true,
  });
  expect(groups.genres.at(-1)).toEqual({ value: "Crime", name: "Crime", count: 0, chosen: true });
  expect(groups.streamingProviders.at(-1)).toEqual({
    value: "99",
    name: "Service 99",
    count: 0,
    chosen: true,
  });
});

it("offers all values without counts if the counts failed to load", () => {
  const groups = filterChoices({
    counts: null,
    filters: none,
    services: [{ id: 8, name: "Meadow" }],
    locale,
  });
  expect(said(groups.kind)).toEqual([
    ["Shows", null],
    ["Films", null],
  ]);
  expect(groups.genres).toHaveLength(10);
  expect(groups.runTimes.map(({ name }) => name)).toEqual([
    "Up to 30 min",
    "31 to 60 min",
    "61 to 90 min",
    "91 to 120 min",
    "Over 120 min",
  ]);
  expect(said(groups.streamingProviders)).toEqual([["Meadow", null]]);
});
