import type { TitleInFull } from "../title/titleLabel.ts";

/** JustWatch calls its search by the country's language, and the United Kingdom "uk". */
const JUSTWATCH_WORDS: Readonly<Record<string, string>> = {
  de: "Suche",
  at: "Suche",
  ch: "Suche",
  es: "buscar",
  mx: "buscar",
  ar: "buscar",
  co: "buscar",
  cl: "buscar",
  pe: "buscar",
  fr: "recherche",
  it: "cerca",
  br: "busca",
  pt: "busca",
};

/** Services with a public search, by how their names begin. */
const SERVICE_SEARCHES: readonly (readonly [RegExp, string])[] = [
  [/^netflix/i, "https://www.netflix.com/search?q="],
  [/^(amazon|prime video)/i, "https://www.primevideo.com/search?phrase="],
  [/^apple tv/i, "https://tv.apple.com/search?term="],
  [/^hulu/i, "https://www.hulu.com/search?q="],
  [/^crunchyroll/i, "https://www.crunchyroll.com/search?q="],
  [/^bbc/i, "https://www.bbc.co.uk/iplayer/search?q="],
];

export function justWatchSearch(name: string, region: string | null): string {
  const country = region === null ? "us" : region.toLowerCase().replace(/^gb$/, "uk");
  const word = JUSTWATCH_WORDS[country] ?? "search";
  return `https://www.justwatch.com/${country}/${word}?${new URLSearchParams({ q: name })}`;
}

export const letterboxdSearch = (name: string) =>
  `https://letterboxd.com/search/films/${encodeURIComponent(name)}/`;

export const webSearch = (words: string) =>
  `https://www.google.com/search?${new URLSearchParams({ q: words })}`;

/** A service's own search for a title, or null if it has none that we know. */
export function serviceSearch(service: string, name: string): string | null {
  const found = SERVICE_SEARCHES.find(([names]) => names.test(service));
  return found ? `${found[1]}${encodeURIComponent(name)}` : null;
}

/** The own search of the service whose original it is, or null if it has none that we know. */
export function homeSearch({
  name,
  providers,
}: Pick<TitleInFull, "name" | "providers">): { service: string; href: string } | null {
  const home = providers.find(({ sourceTypes }) => sourceTypes.includes("ORIGINAL"));
  const href = home ? serviceSearch(home.name, name) : null;
  return home && href ? { service: home.name, href } : null;
}
