import type { CallInput } from "@worthy/contract";
import { COMPANIES, ENERGIES, TITLE_KINDS } from "@worthy/domain";
import { LENGTHS } from "../../features/filters/lengths.ts";
import { MOST_OF_A_FILTER } from "../../features/filters/toggled.ts";
import type { MoodFilters } from "../../features/settings/localSettings.ts";

type Body = NonNullable<CallInput<"recommendHome">["body"]>;

/** Picks a page: few, for they are looked at one by one. */
export const MOOD_PAGE = 24;

/** The same choice again takes it back. */
export function chosenOrNone(now: string, choice: string): string {
  return now === choice ? "" : choice;
}

/** The call for one page of what is asked for; what a device has kept of former versions and nobody knows any more is left out. */
export function moodBody({ moods, themes, runTimes, company, energy, kind }: MoodFilters, page: number): Body {
  const known = <Value extends string>(values: readonly Value[], value: string) => values.find((each) => each === value);
  const [wantedCompany, wantedEnergy, nodeType] = [known(COMPANIES, company), known(ENERGIES, energy), known(TITLE_KINDS, kind)];
  const refinement = {
    ...(moods.length > 0 ? { moods: moods.slice(0, MOST_OF_A_FILTER) } : {}),
    ...(themes.length > 0 ? { themes: themes.slice(0, MOST_OF_A_FILTER) } : {}),
    ...(runTimes.length > 0 ? { runTimes: LENGTHS.map(({ range }) => range).filter((range) => runTimes.includes(range)) } : {}),
    ...(wantedCompany ? { company: wantedCompany } : {}),
    ...(wantedEnergy ? { energy: wantedEnergy } : {}),
  };
  return {
    limit: MOOD_PAGE,
    ...(page > 0 ? { offset: page * MOOD_PAGE } : {}),
    ...(nodeType ? { nodeType } : {}),
    ...(Object.keys(refinement).length > 0 ? { refinement } : {}),
  };
}
