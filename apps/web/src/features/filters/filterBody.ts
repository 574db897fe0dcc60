import type { CallInput } from "@worthy/contract";
import type { Filters } from "../settings/localSettings.ts";
import { BASES, CERTIFICATES, DECADES, SORTS } from "./filterChoices.ts";
import { LENGTHS } from "./lengths.ts";
import { MOST_OF_A_FILTER } from "./toggled.ts";

type Body = NonNullable<NonNullable<CallInput<"recommend">["body"]>["filters"]>;

/** The filters of a list, in the order of the sheet. */
export const FILTER_LISTS = [
  "genres",
  "airDates",
  "streamingProviders",
  "runTimes",
  "contentRatings",
] as const;
export type FilterList = (typeof FILTER_LISTS)[number];

const known = (choices: readonly string[], chosen: readonly string[]) =>
  choices.filter((choice) => chosen.includes(choice));

/** Filters of a list, which may include the ratings it is based on. */
export type ListFilters = Filters & { ratingFilter?: string };

/**
 * The filters in a call's form, without values from former versions that no longer exist, and
 * without empty ones.
 */
export function filterBody({
  sort,
  genres,
  airDates,
  streamingProviders,
  runTimes,
  contentRatings,
  ratingFilter,
}: ListFilters): Body {
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
  return {
    ...(wanted ? { sort: wanted } : {}),
    ...(basis ? { ratingFilter: basis } : {}),
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
  };
}

/** Number of filters set: selected values, a sort order, and ratings to base on. */
export function countChosen(filters: ListFilters, hidden: readonly FilterList[] = []): number {
  const { sort, ratingFilter, ...body } = filterBody(filters);
  const lists = FILTER_LISTS.filter((list) => !hidden.includes(list)).map(
    (list) => body[list]?.length ?? 0,
  );
  return lists.reduce(
    (sum, length) => sum + length,
    Number(sort !== undefined) + Number(ratingFilter !== undefined),
  );
}
