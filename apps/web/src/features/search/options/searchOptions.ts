import type { RecentSearch } from "../recentSearches.ts";
import type { CastHit, PersonHit, SearchAnswer, SimilarHit, TitleHit } from "../searchQuery.ts";

/**
 * What a key or tap can choose, in screen order. `similar` and `cast` belong to the answer's best
 * match.
 */
export type SearchOption =
  | { kind: "title"; url: string; hit: TitleHit }
  | { kind: "similar"; url: string; hit: SimilarHit }
  | { kind: "person"; url: string; hit: PersonHit }
  | { kind: "cast"; url: string; hit: CastHit }
  | { kind: "recent"; url: string; recent: RecentSearch };

export const SEARCH_SCOPES = ["all", "tv", "movie", "people"] as const;
/** Scope of a search. */
export type SearchScope = (typeof SEARCH_SCOPES)[number];

/** Extra data about the best match. */
export interface BestMatchDetails {
  similar: readonly SimilarHit[];
  cast: readonly CastHit[];
}

export const NOTHING_BESIDE: BestMatchDetails = { similar: [], cast: [] };
/** Recent searches shown with an answer. */
const RECENT_WITH_ANSWER = 3;

/**
 * Whether a person was meant: titles were found only with corrected spelling or nearly, and a person's whole
 * name matches exactly.
 */
export function isPersonMeant({
  correction,
  onlyNear,
  people,
}: Pick<SearchAnswer, "correction" | "onlyNear" | "people">): boolean {
  const [first] = people;
  if ((correction === null && !onlyNear) || !first) return false;
  const matched = first.matches.reduce((sum, [start, end]) => sum + end - start, 0);
  return matched >= first.name.replace(/\s/g, "").length;
}

interface OptionSources {
  answer: SearchAnswer | null;
  recent: readonly RecentSearch[];
  beside?: BestMatchDetails;
  scope?: SearchScope;
}

const recentOptions = (recent: readonly RecentSearch[]) =>
  recent.map((entry): SearchOption => ({ kind: "recent", url: entry.url, recent: entry }));

/**
 * The options for an answer within a scope: best match first, titles before people unless a person
 * was meant; without an answer, the recent searches.
 */
export function searchOptions({
  answer,
  recent,
  beside = NOTHING_BESIDE,
  scope = "all",
}: OptionSources): SearchOption[] {
  if (!answer) return recentOptions(recent);
  const titles =
    scope === "people"
      ? []
      : answer.results.filter((hit) => scope === "all" || hit.nodeType === scope);
  const people = scope === "all" || scope === "people" ? answer.people : [];
  const titleOptions = titles.map((hit): SearchOption => ({ kind: "title", url: hit.path, hit }));
  const personOptions = people.map((hit): SearchOption => ({ kind: "person", url: hit.path, hit }));
  if (isPersonMeant(answer)) return [...personOptions, ...titleOptions];
  const found = new Set(titles.map(({ id }) => id));
  const similar = scope === "all" ? beside.similar.filter(({ id }) => !found.has(id)) : [];
  const cast = scope === "all" && people.length === 0 && titles.length > 0 ? beside.cast : [];
  return [
    ...titleOptions,
    ...similar.map((hit): SearchOption => ({ kind: "similar", url: hit.path, hit })),
    ...personOptions,
    ...cast.map((hit): SearchOption => ({ kind: "cast", url: hit.path, hit })),
    ...(scope === "all" ? recentOptions(recent.slice(0, RECENT_WITH_ANSWER)) : []),
  ];
}

/** The first option that is a person, for Tab; null if there is none. */
export function firstPerson(options: readonly SearchOption[]): number | null {
  const index = options.findIndex(isPersonOption);
  return index === -1 ? null : index;
}

export function isPersonOption(option: SearchOption | undefined): boolean {
  return option?.kind === "person" || option?.kind === "cast";
}
