import type { CallInput } from "@worthy/contract";
import type { Filters } from "../settings/localSettings.ts";
import { BASES, CERTIFICATES, DECADES, SORTS } from "./filterChoices.ts";
import { LENGTHS } from "./lengths.ts";
import { MOST_OF_A_FILTER } from "./toggled.ts";

type Body = NonNullable<NonNullable<CallInput<"recommend">["body"]>["filters"]>;

/** The lists of a filter, in the order of the sheet. */
export const FILTER_LISTS = ["genres", "airDates", "streamingProviders", "runTimes", "contentRatings"] as const;
export type FilterList = (typeof FILTER_LISTS)[number];

const known = (choices: readonly string[], chosen: readonly string[]) => choices.filter((choice) => chosen.includes(choice));

/** The filters of a list, some of which also say which ratings it goes by. */
export type ListFilters = Filters & { ratingFilter?: string };

/** The filter as a call takes it; what a device has kept of former versions and nobody knows any more is left out, and so is what narrows nothing. */
export function filterBody({ sort, genres, airDates, streamingProviders, runTimes, contentRatings, ratingFilter }: ListFilters): Body {
  const lists: Record<FilterList, string[]> = {
    genres: genres.slice(0, MOST_OF_A_FILTER),
    airDates: known(
      DECADES.map(({ range }) => range),
      airDates,
    ),
    streamingProviders: streamingProviders.slice(0, MOST_OF_A_FILTER),
    runTimes: known(
      LENGTHS.map(({ range }) => range),
      runTimes,
    ),
    contentRatings: known(CERTIFICATES, contentRatings),
  };
  const wanted = SORTS.find((each) => each === sort);
  const basis = BASES.find((each) => each === ratingFilter);
  return { ...(wanted ? { sort: wanted } : {}), ...(basis ? { ratingFilter: basis } : {}), ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) };
}

/** How much is set: entries of lists, an order of one's own, and ratings to go by. */
export function countChosen(filters: ListFilters, hidden: readonly FilterList[] = []): number {
  const { sort, ratingFilter, ...body } = filterBody(filters);
  const lists = FILTER_LISTS.filter((list) => !hidden.includes(list)).map((list) => body[list]?.length ?? 0);
  return lists.reduce((sum, length) => sum + length, Number(sort !== undefined) + Number(ratingFilter !== undefined));
}
