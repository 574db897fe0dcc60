import { declarationProblems } from "@worthy/domain";
import { describe, expect, it } from "vitest";
import { eventCatalogue } from "./eventCatalogue.ts";
import { ESSENTIAL_EVENTS } from "./Track.ts";

const all = Object.values(eventCatalogue).flatMap((events) => Object.entries(events));

describe("the catalogue of events", () => {
  it("has names and parameters that every rule allows, and a purpose for each", () => {
    expect(declarationProblems(Object.fromEntries(all))).toEqual([]);
  });

  it("has each name once", () => {
    const names = all.map(([name]) => name);
    expect(names).toHaveLength(new Set(names).size);
  });

  it("and the browser agree on what is noted before anybody agreed", () => {
    expect(all.filter(([, { consent }]) => consent === "essential").map(([name]) => name)).toEqual(
      Object.keys(ESSENTIAL_EVENTS),
    );
  });
});
