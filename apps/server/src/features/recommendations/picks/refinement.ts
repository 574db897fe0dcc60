import { hasEnergy, suitsCompany, type Company, type Energy } from "@worthy/domain";
import type { Title } from "../../catalogue/title.ts";
import { allOf, compileFilter, NO_FILTER } from "./titleFilter.ts";

/**
 * What a person adds to narrow the picks on the screen. Values of one entry are alternatives; all
 * entries must hold.
 */
export interface Refinement {
  tags?: readonly string[] | undefined;
  genres?: readonly string[] | undefined;
  moods?: readonly string[] | undefined;
  themes?: readonly string[] | undefined;
  /** Ranges of minutes. */
  runTimes?: readonly string[] | undefined;
  company?: Company | undefined;
  energy?: Energy | undefined;
}

/** Compiles a refinement into a test of a title, or says what is wrong with it. */
export function compileRefinement(
  { tags = [], genres = [], moods = [], themes = [], runTimes = [], company, energy }: Refinement,
  region: string,
): ((title: Title) => boolean) | string {
  const tests: ((title: Title) => boolean)[] = [];
  for (const filter of [{ tags, genres, runTimes }, { tags: moods }, { tags: themes }]) {
    const test = compileFilter({ ...NO_FILTER, ...filter }, region);
    if (typeof test === "string") return test;
    tests.push(test);
  }
  if (company) tests.push((title) => suitsCompany(company, title));
  if (energy) tests.push((title) => hasEnergy(energy, title));
  return allOf(tests);
}
