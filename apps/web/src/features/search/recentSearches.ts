export interface RecentSearch {
  name: string;
  url: string;
}

/** Local storage key. */
export const RECENT_SEARCHES_KEY = "recentSearches";
/** Entries shown and stored; more than a panel holds doesn't help. */
const MOST_KEPT = 20;

/** Only titles are stored: urls that start with /tv/ or /movies/. */
function isKept(url: string): boolean {
  return url.startsWith("/tv/") || url.startsWith("/movies/");
}

/**
 * The entries with `entry` first; an entry that may not be stored changes nothing, an existing one
 * moves up.
 */
export function withRecentSearch(
  entries: readonly RecentSearch[],
  entry: RecentSearch,
): RecentSearch[] {
  if (!isKept(entry.url)) return [...entries];
  return [
    { name: entry.name, url: entry.url },
    ...entries.filter(({ url }) => url !== entry.url),
  ].slice(0, MOST_KEPT);
}

/** Parses the stored list, dropping invalid entries. */
export function parseRecentSearches(text: string | null): RecentSearch[] {
  let value: unknown;
  try {
    value = JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
  const entries = Array.isArray(value) ? value.filter(isEntry) : [];
  return entries.toReversed().reduce<RecentSearch[]>(withRecentSearch, []);
}

function isEntry(value: unknown): value is RecentSearch {
  const { name, url }: { name?: unknown; url?: unknown } =
    typeof value === "object" && value !== null ? value : {};
  return typeof name === "string" && name !== "" && typeof url === "string";
}
