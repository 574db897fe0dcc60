import type { Naming } from "@worthy/domain";
import { isHiddenTag } from "@worthy/catalogue";
import { yearOf } from "../../catalogue/yearOf.ts";
import type { Title } from "../../catalogue/title.ts";
import { providersIn } from "../../titles/providersIn.ts";
import { byName, newestFirst, oldestFirst } from "../../catalogue/titleOrder.ts";

export type SortOrder = "DEFAULT" | "WORTHY" | "NAME" | "NEWEST" | "OLDEST" | "RUNTIME";

/** A person's filters of a list. Values of one filter are alternatives; all filters must hold. */
export interface TitleFilter {
  genres: readonly string[];
  /** Decades (`1990`) or ranges of years (`1990-2004`). */
  airDates: readonly string[];
  /** Provider ids, names or former names. */
  streamingProviders: readonly string[];
  /** Ranges of minutes: `0-30`, `90-120`. */
  runTimes: readonly string[];
  contentRatings: readonly string[];
  tags: readonly string[];
  nodeType?: "tv" | "movie";
  mediaTypes: readonly string[];
}

export const NO_FILTER: TitleFilter = {
  genres: [],
  airDates: [],
  streamingProviders: [],
  runTimes: [],
  contentRatings: [],
  tags: [],
  mediaTypes: [],
};

type Range = readonly [number, number];

/** Parses `90-120`, `120-` or, with a width, `1990`; null if it isn't a range. */
export function parseRange(text: string, width: number): Range | null {
  const match = /^(\d{1,4})(?:(-)(\d{1,4})?)?$/.exec(text.trim());
  if (!match) return null;
  const from = Number(match[1]);
  if (!match[2]) return [from, from + width - 1];
  return [from, match[3] === undefined ? Infinity : Number(match[3])];
}

type Test = (title: Title) => boolean;

const PASS: Test = () => true;

const isIn = (value: number, [from, to]: Range) => value >= from && value <= to;
const lower = (values: readonly string[]) => new Set(values.map((value) => value.toLowerCase()));

/** Ranges of a filter; an invalid text rejects the whole list with a message. */
function rangesOf(texts: readonly string[], width: number, name: string): Range[] | string {
  const ranges = texts.map((text) => parseRange(text, width));
  const bad = ranges.indexOf(null);
  return bad === -1
    ? ranges.filter((range) => range !== null)
    : `${name}: "${texts[bad]}" isn’t a range such as ${name === "airDates" ? "1990 or 1990-1999" : "90-120"}`;
}

/**
 * Compiles the filter into a test of a title, or says what is wrong with it. @param region country
 * whose offers count, besides originals
 */
export function compileFilter(filter: TitleFilter, region: string): Test | string {
  const years = rangesOf(filter.airDates, 10, "airDates");
  const minutes = rangesOf(filter.runTimes, 1, "runTimes");
  if (typeof years === "string") return years;
  if (typeof minutes === "string") return minutes;
  const kinds = new Set<string>(filter.nodeType ? [filter.nodeType] : filter.mediaTypes);
  const [genres, tags, services, certificates] = [
    lower(filter.genres),
    lower(filter.tags),
    lower(filter.streamingProviders),
    lower(filter.contentRatings),
  ];
  const any = (set: ReadonlySet<string>, values: readonly string[]) =>
    values.some((value) => set.has(value.toLowerCase()));
  // Tests only what is set: an unset filter must cost nothing for many titles.
  const tests: Test[] = [];
  if (kinds.size > 0) tests.push(({ kind }) => kinds.has(kind));
  if (genres.size > 0) tests.push((title) => any(genres, title.genres));
  if (tags.size > 0)
    tests.push((title) => title.tags.some((tag) => tags.has(tag) && !isHiddenTag(tag)));
  if (services.size > 0)
    tests.push((title) =>
      providersIn(title, region).some(({ id, name, aliases }) =>
        any(services, [String(id), name, ...aliases]),
      ),
    );
  if (certificates.size > 0)
    tests.push((title) => any(certificates, Object.values(title.certificates)));
  if (years.length > 0)
    tests.push(({ firstAirDate }) => years.some((range) => isIn(yearOf(firstAirDate), range)));
  if (minutes.length > 0)
    tests.push(({ runtime }) => runtime !== null && minutes.some((range) => isIn(runtime, range)));
  return allOf(tests);
}

/** A test that all of these pass; what accepts everything costs nothing. */
export function allOf(tests: readonly Test[]): Test {
  const strict = tests.filter((test) => test !== PASS);
  return strict.length < 2
    ? (strict[0] ?? PASS)
    : (title) => strict.every((passes) => passes(title));
}

/** The order of a list; null for the ranking itself. */
export function orderOf(
  sort: SortOrder | undefined,
  naming: Naming,
): ((a: Title, b: Title) => number) | null {
  if (sort === "NAME") return byName(naming);
  if (sort === "NEWEST") return newestFirst;
  if (sort === "OLDEST") return oldestFirst;
  if (sort === "RUNTIME")
    return (a, b) => (a.runtime ?? Infinity) - (b.runtime ?? Infinity) || a.id - b.id;
  return null;
}
