import type { CallInput } from "@worthy/contract";
import { COMPANIES, ENERGIES, TITLE_KINDS } from "@worthy/domain";
import { LENGTHS } from "../../features/filters/lengths.ts";
import { MOST_OF_A_FILTER } from "../../features/filters/toggled.ts";
import type { MoodFilters } from "../../features/settings/localSettings.ts";

type Body = NonNullable<CallInput<"recommendHome">["body"]>;

/** Picks per page: few, because people look at them one by one. */
export const MOOD_PAGE = 24;

/** Choosing the same value again clears it. */
export function chosenOrNone(now: string, choice: string): string {
  return now === choice ? "" : choice;
}

/**
 * The call for one page with these filters, without values from former versions that no longer
 * exist.
 */
export function moodBody(
  { moods, themes, runTimes, company, energy, kind }: MoodFilters,
  page: number,
): Body {
  const known = <Value extends string>(values: readonly Value[], value: string) =>
    values.find((each) => each === value);
  const [wantedCompany, wantedEnergy, nodeType] = [
    known(COMPANIES, company),
    known(ENERGIES, energy),
    known(TITLE_KINDS, kind),
  ];
  const refinement = {
    ...(moods.length > 0 ? { moods: moods.slice(0, MOST_OF_A_FILTER) } : {}),
    ...(themes.length > 0 ? { themes: themes.slice(0, MOST_OF_A_FILTER) } : {}),
    ...(runTimes.length > 0
      ? { runTimes: LENGTHS.map(({ range }) => range).filter((range) => runTimes.includes(range)) }
      : {}),
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
