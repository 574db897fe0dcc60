import { expect, test } from "vitest";
import { audienceOf } from "./audience.ts";

test.each([
  ["a family film with a mild certificate", { US: "PG", GB: "U" }, ["Family"], "children"],
  ["a family film without a certificate", {}, ["Animation", "Family"], "children"],
  ["a family film unrated in one country", { US: "Not Rated", DE: "6" }, ["Family"], "children"],
  ["a film rated 12 and over", { US: "PG-13", GB: "12A" }, ["Action"], "anyone"],
  ["a mild series", { US: "TV-PG" }, ["Comedy"], "anyone"],
  ["a cartoon for adults", { US: "TV-MA" }, ["Animation", "Comedy"], "grown-ups"],
  ["a family film above the limit in one country", { US: "PG", GB: "15" }, ["Family"], "grown-ups"],
  ["a drama without a certificate", {}, ["Drama"], "grown-ups"],
  ["a drama with a certificate from an unknown country", { XX: "7" }, ["Drama"], "grown-ups"],
] as const)("finds the audience of %s", (_, certificates, genres, audience) => {
  expect(audienceOf({ certificates, genres })).toBe(audience);
});
