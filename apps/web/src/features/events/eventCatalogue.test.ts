import { declarationProblems } from "@worthy/domain";
import { describe, expect, it } from "vitest";
import { eventCatalogue } from "./eventCatalogue.ts";
import { ESSENTIAL_EVENTS } from "./Track.ts";

const all = Object.values(eventCatalogue).flatMap((events) => Object.entries(events));

describe("the catalogue of events", () => {
  it("defines a valid name, valid parameters and a purpose for each event", () => {
    expect(declarationProblems(Object.fromEntries(all))).toEqual([]);
  });

  it("lists each name once", () => {
    const names = all.map(([name]) => name);
    expect(names).toHaveLength(new Set(names).size);
  });

  it("matches the browser's list of events allowed without consent", () => {
    expect(all.filter(([, { consent }]) => consent === "essential").map(([name]) => name)).toEqual(
      Object.keys(ESSENTIAL_EVENTS),
    );
  });
});
