import type { RecentSearch } from "./recentSearches.ts";
import type { PersonHit, SearchAnswer, TitleHit } from "./searchQuery.ts";

/** What a key or a tap may choose, in the order of the screen. */
export type SearchOption = { kind: "title"; url: string; hit: TitleHit } | { kind: "person"; url: string; hit: PersonHit } | { kind: "recent"; url: string; recent: RecentSearch };

export const SEARCH_SCOPES = ["all", "tv", "movie", "people"] as const;
/** What a search is narrowed to. */
export type SearchScope = (typeof SEARCH_SCOPES)[number];

/** Whether a person was meant: titles were found only by mending the spelling, and a person's whole name matches as it stands. */
export function isPersonMeant({ correction, people }: Pick<SearchAnswer, "correction" | "people">): boolean {
  const [first] = people;
  if (correction === null || !first) return false;
  const matched = first.matches.reduce((sum, [start, end]) => sum + end - start, 0);
  return matched >= first.name.replace(/\s/g, "").length;
}

/** The options for an answer within a scope: best match first, titles before people unless a person was meant; without an answer the recent searches. */
export function searchOptions(answer: SearchAnswer | null, recent: readonly RecentSearch[], scope: SearchScope = "all"): SearchOption[] {
  if (!answer) return recent.map((entry) => ({ kind: "recent", url: entry.url, recent: entry }));
  const titles = scope === "people" ? [] : answer.results.filter((hit) => scope === "all" || hit.nodeType === scope);
  const people = scope === "all" || scope === "people" ? answer.people : [];
  const titleOptions = titles.map((hit): SearchOption => ({ kind: "title", url: hit.path, hit }));
  const personOptions = people.map((hit): SearchOption => ({ kind: "person", url: hit.path, hit }));
  return isPersonMeant(answer) ? [...personOptions, ...titleOptions] : [...titleOptions, ...personOptions];
}
