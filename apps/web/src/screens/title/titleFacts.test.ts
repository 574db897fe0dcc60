import { expect, it } from "vitest";
import { sampleNode } from "../../../test/answers/sampleAnswers.ts";
import { createLocale } from "../../locale/createLocale.ts";
import { titleFacts } from "./titleFacts.ts";

const locale = createLocale({ language: "en" });

it("shows a film's year, length and director", () => {
  expect(titleFacts(sampleNode, locale)).toEqual([
    "Film",
    "2013",
    "2\u00a0hr\u00a06\u00a0min",
    "R",
    "Directed by Spike Jonze",
  ]);
});

it("shows a series' years, with an open end if it is still running", () => {
  const show = {
    ...sampleNode,
    nodeType: "tv" as const,
    numberOfSeasons: 1,
    certificates: {},
    crew: [],
    firstAirDate: "2019-05-06",
    lastAirDate: "2021-06-03",
  };
  expect(titleFacts({ ...show, status: "ENDED" }, locale)).toEqual([
    "Show",
    "2019\u20132021",
    "1 season",
  ]);
  expect(titleFacts({ ...show, status: "RUNNING" }, locale)[1]).toBe("2019\u2013");
  expect(titleFacts({ ...show, status: "ENDED", lastAirDate: "2019-06-03" }, locale)[1]).toBe(
    "2019",
  );
  expect(titleFacts({ ...show, firstAirDate: null }, locale)).toEqual(["Show", "1 season"]);
});
