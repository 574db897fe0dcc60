import { describe, expect, it } from "vitest";
import { COMPANIES, ENERGIES, hasEnergy, suitsCompany, type MoodFacts } from "./inTheMood.ts";

const facts = (tags: readonly string[], more: Partial<MoodFacts> = {}): MoodFacts => ({
  tags,
  genres: [],
  certificates: {},
  ...more,
});
const companies = (title: MoodFacts) => COMPANIES.filter((company) => suitsCompany(company, title));
const energies = (...tags: string[]) => ENERGIES.filter((energy) => hasEnergy(energy, { tags }));

describe("company", () => {
  it("follows from moods and themes, unless others rule it out", () => {
    expect(companies(facts(["romantic"]))).toEqual(["DATE"]);
    expect(companies(facts(["romantic", "gory"]))).toEqual([]);
    expect(companies(facts(["witty"]))).toEqual(["DATE", "FRIENDS"]);
    expect(companies(facts(["brooding", "loneliness"]))).toEqual(["ALONE"]);
    expect(companies(facts(["heist"]))).toEqual(["FRIENDS"]);
    expect(companies(facts([]))).toEqual([]);
  });

  it("with children follows from all certificates, or from the genre if there are none", () => {
    const withCertificates = (certificates: Record<string, string>, tags: readonly string[] = []) =>
      companies(facts(tags, { certificates })).includes("FAMILY");
    expect(withCertificates({ US: "PG" })).toBe(true);
    expect(withCertificates({ US: "PG", GB: "12A" })).toBe(false);
    expect(withCertificates({ US: "R" })).toBe(false);
    expect(withCertificates({ US: "PG" }, ["creepy"])).toBe(false);
    expect(companies(facts([], { genres: ["Family"] }))).toEqual(["FAMILY"]);
    expect(companies(facts([], { genres: ["Family"], certificates: { US: "TV-MA" } }))).toEqual([]);
    expect(companies(facts([], { genres: ["Drama"] }))).toEqual([]);
  });
});

describe("energy", () => {
  it("follows from moods", () => {
    expect(energies("cozy")).toEqual(["CALM"]);
    expect(energies("silly")).toEqual(["LIVELY"]);
    expect(energies("tense")).toEqual(["INTENSE"]);
    expect(energies("slow-burn", "tense")).toEqual(["INTENSE"]);
    expect(energies("witty", "heartbreaking")).toEqual([]);
    expect(energies("family")).toEqual([]);
  });
});
