import { BROWSER_ENTRY, chunksOf, lateSources, type ViteManifest } from "../apps/server/src/platform/ssr/pageAssets.ts";

/** Bytes, gzipped, of JavaScript that a screen's first page loads: 1 KB is 1000 bytes. */
export const FIRST_LOAD_BAR = 130_000;

/** The screens that the bar is for, by their source files. */
export const MEASURED_SCREENS = ["today/TodayScreen", "title/TitleScreen", "search/SearchScreen", "watchlist/WatchlistsScreen"].map((name) => `src/screens/${name}.tsx`);

/** A screen that shows another within, and of those that it may show the largest. */
const SHOWN_WITHIN: Readonly<Record<string, string>> = { "src/screens/home/HomeScreen.tsx": "src/screens/wall/WallScreen.tsx" };

export interface FirstLoad {
  source: string;
  files: string[];
  bytes: number;
}

/** What the first page of every screen loads: the entry, the screen's own file and that of a screen within it, and what they import statically. */
export function firstLoads(manifest: ViteManifest, sizeOf: (file: string) => number): FirstLoad[] {
  const sources = lateSources(manifest).filter((source) => source.startsWith("src/screens/"));
  return sources.map((source) => {
    const within = SHOWN_WITHIN[source];
    const chunks = new Set([BROWSER_ENTRY, source, ...(within === undefined ? [] : [within])].flatMap((key) => chunksOf(manifest, key)));
    const files = [...chunks].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith(".js"));
    return { source, files, bytes: files.reduce((sum, file) => sum + sizeOf(file), 0) };
  });
}

/** What keeps a build from passing: a screen over the bar, or one that the build does not know. */
export function problemsOf(loads: readonly FirstLoad[], bar = FIRST_LOAD_BAR): string[] {
  return MEASURED_SCREENS.flatMap((source) => {
    const load = loads.find((each) => each.source === source);
    if (!load) return [`the build has no ${source}`];
    return load.bytes > bar ? [`${source} loads ${load.bytes} bytes of JavaScript at first, ${load.bytes - bar} more than ${bar}`] : [];
  });
}
