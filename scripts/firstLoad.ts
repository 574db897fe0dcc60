import { LANGUAGES } from "@worthy/domain";
import { BROWSER_ENTRY, chunksOf, languageEntry, lateSources, type ViteManifest } from "../apps/server/src/platform/ssr/pageAssets.ts";

/** Bytes, gzipped, of JavaScript that a screen's first page loads: 1 KB is 1000 bytes. */
export const FIRST_LOAD_BAR = 130_000;

/** The screens that the bar is for, by their source files. */
export const MEASURED_SCREENS = ["today/TodayScreen", "title/TitleScreen", "search/SearchScreen", "watchlist/WatchlistsScreen"].map((name) => `src/screens/${name}.tsx`);

/** A screen that shows another within, and of those that it may show the largest. */
const SHOWN_WITHIN: Readonly<Record<string, string>> = { "src/screens/home/HomeScreen.tsx": "src/screens/wall/WallScreen.tsx" };

/** What stands above a visitor's page of a title or a person, whose screens are first loads with it and without. */
const PUBLIC_HEADER = "src/publicMode/PublicHeader.tsx";
const UNDER_PUBLIC_HEADER: readonly string[] = ["title/TitleScreen", "person/PersonScreen"].map((name) => `src/screens/${name}.tsx`);

export interface FirstLoad {
  source: string;
  /** Whether a visitor's, with the public header. */
  visitor: boolean;
  files: string[];
  bytes: number;
}

/** What the first page of every screen loads: the entry, the screen's own file and that of a screen within it, and what they import statically. */
export function firstLoads(manifest: ViteManifest, sizeOf: (file: string) => number): FirstLoad[] {
  const sources = lateSources(manifest).filter((source) => source.startsWith("src/screens/"));
  const loadOf = (source: string, visitor: boolean): FirstLoad => {
    const parts = [BROWSER_ENTRY, source, SHOWN_WITHIN[source], visitor ? PUBLIC_HEADER : undefined].filter((part) => part !== undefined);
    const chunks = new Set(parts.flatMap((key) => chunksOf(manifest, key)));
    const files = [...chunks].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith(".js"));
    return { source, visitor, files, bytes: files.reduce((sum, file) => sum + sizeOf(file), 0) };
  };
  return sources.flatMap((source) => [loadOf(source, false), ...(UNDER_PUBLIC_HEADER.includes(source) ? [loadOf(source, true)] : [])]);
}

/** Source files of other languages that an English page would load: none may be. */
export function strayLanguages(manifest: ViteManifest): string[] {
  const sources = [BROWSER_ENTRY, ...lateSources(manifest)];
  const reached = new Set(sources.flatMap((source) => chunksOf(manifest, source)).map((key) => manifest[key]?.file));
  return LANGUAGES.filter((language) => reached.has(manifest[languageEntry(language)]?.file ?? "")).map(languageEntry);
}

/** The languages beside English that a build has no file for. */
export const missingLanguages = (manifest: ViteManifest): string[] => LANGUAGES.filter((language) => language !== "en" && !(languageEntry(language) in manifest));

/** What keeps a build from passing: a screen over the bar, or one that the build does not know. */
export function problemsOf(loads: readonly FirstLoad[], bar = FIRST_LOAD_BAR): string[] {
  return MEASURED_SCREENS.flatMap((source) => {
    const own = loads.filter((each) => each.source === source);
    if (own.length === 0) return [`the build has no ${source}`];
    return own.filter(({ bytes }) => bytes > bar).map((load) => `${nameOf(load)} loads ${load.bytes} bytes of JavaScript at first, ${load.bytes - bar} more than ${bar}`);
  });
}

/** What tables and messages call it. */
export const nameOf = ({ source, visitor }: Pick<FirstLoad, "source" | "visitor">) => (visitor ? `${source} with the public header` : source);
