import { describe, expect, it } from "vitest";
import { decideNames } from "./decideNames.ts";
import { nameProblems, namesFrom, parseNames } from "./nameReadings.ts";

const godfather = { name: "The Godfather" };
const reading = (facts: object) => ({ name: "The Godfather", ...facts });

describe("names from readings", () => {
  it("include the names that two readings agree on, ignoring case and accents", () => {
    expect(
      decideNames(godfather, [
        reading({ de: "Der Pate", es: "El padrino", other: ["TG", "Godfather 1"] }),
        reading({ de: "der pate", es: "El Padrino II", other: ["godfather 1"] }),
      ]),
    ).toEqual({ names: { de: "Der Pate" }, otherNames: ["Godfather 1"] });
  });

  it("omit a name that comes from only one reading, even if that reading repeats it", () => {
    expect(
      decideNames(godfather, [reading({ de: "Der Pate", other: ["TG", "tg"] }), reading({})]),
    ).toEqual({ names: {}, otherNames: [] });
  });

  it("don't repeat the English name, the original name or each other", () => {
    const twice = (facts: object) => [reading(facts), reading(facts)];
    expect(
      decideNames(
        { name: "The Godfather", originalName: "Il padrino" },
        twice({ de: "The Godfather", es: "El padrino", other: ["el padrino", "Il Padrino", "TG"] }),
      ),
    ).toEqual({ names: { es: "El padrino" }, otherNames: ["TG"] });
  });

  it("must be the names that the title's readings decide, and must belong to that title", () => {
    const readings = (name: string) =>
      new Map(
        ["names/a.json", "names/b.json"].map((file) => [
          file,
          parseNames({ "10209": { name, de: "Der Pate" } }),
        ]),
      );
    const title = { id: 10_209, ...godfather };
    expect(nameProblems([title], readings("The Godfather"))).toEqual([
      '10209 The Godfather: its names should be {"names":{"de":"Der Pate"},"otherNames":[]}',
    ]);
    const named = { ...title, ...namesFrom(title, readings("The Godfather")) };
    expect(nameProblems([named], readings("The Godfather"))).toEqual([]);
    expect(nameProblems([named], readings("The Godson"))).toEqual([
      "10209 The Godfather: its names were read as those of The Godson",
    ]);
    expect(nameProblems([], readings("The Godfather"))).toEqual([
      "names/a.json: there is no title 10209",
      "names/b.json: there is no title 10209",
    ]);
    expect(() => parseNames({ "10209": { name: "The Godfather", fr: "Le Parrain" } })).toThrow(
      /fr/,
    );
  });
});
