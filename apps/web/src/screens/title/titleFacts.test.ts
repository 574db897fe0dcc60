import { expect, it } from "vitest";
import { sampleNode } from "../../../test/sampleAnswers.ts";
import { createMessages } from "../../messages/createMessages.ts";
import { titleFacts } from "./titleFacts.ts";

const { t } = createMessages();

it("states a film's year, length and director", () => {
  expect(titleFacts(sampleNode, t)).toEqual(["Film", "2013", "2\u00a0hr\u00a06\u00a0min", "R", "Directed by Spike Jonze"]);
});

it("states a show's years, open where it still runs", () => {
  const show = { ...sampleNode, nodeType: "tv" as const, numberOfSeasons: 1, certificates: {}, crew: [], firstAirDate: "2019-05-06", lastAirDate: "2021-06-03" };
  expect(titleFacts({ ...show, status: "ENDED" }, t)).toEqual(["Show", "2019\u20132021", "1 season"]);
  expect(titleFacts({ ...show, status: "RUNNING" }, t)[1]).toBe("2019\u2013");
  expect(titleFacts({ ...show, status: "ENDED", lastAirDate: "2019-06-03" }, t)[1]).toBe("2019");
  expect(titleFacts({ ...show, firstAirDate: null }, t)).toEqual(["Show", "1 season"]);
});
