import { LANGUAGES } from "@worthy/domain";
import { BROWSER_ENTRY, chunksOf, languageEntry, lateSources, type ViteManifest } from "../apps/server/src/platform/ssr/pageAssets.ts";

/** Bytes, gzipped, of JavaScript that a screen's first page loads: 1 KB is 1000 bytes. */
export const FIRST_LOAD_BAR = 130_000;

/** Declares the screens that few visits begin at; their first pages load it too. */
const LATER_SCREENS = "src/laterScreens.tsx";

/** A screen that shows another within, and those that it may show. */
const SHOWN_WITHIN: Readonly<Record<string, readonly string[]>> = {
  "src/screens/home/HomeScreen.tsx": ["src/screens/wall/WallScreen.tsx", "src/screens/today/TodayScreen.tsx"],
};

/** What stands above a visitor's page in place of the app's bar, and the screens whose first pages wear it or do not. */
const PUBLIC_HEADER = "src/publicMode/PublicHeader.tsx";
const UNDER_PUBLIC_HEADER: readonly string[] = ["title/TitleScreen", "person/PersonScreen", "lists/ListsScreen", "lists/ListScreen", "lists/TitlesScreen"].map(
  (name) => `src/screens/${name}.tsx`,
);

export interface FirstLoad {
  /** The screen's source file. */
  source: string;
  /** What else is shown: the screen within, or the public header. */
  beside: string | null;
  files: string[];
  bytes: number;
}

/** Source files of all screens: what the entry, or the declarations of further screens, load when an address asks for it. */
export function screensOf(manifest: ViteManifest): { source: string; declaredIn: string | null }[] {
  const first = screensFrom(manifest, BROWSER_ENTRY);
  const later = screensFrom(manifest, LATER_SCREENS).filter((source) => !first.includes(source));
  return [...first.map((source) => ({ source, declaredIn: null })), ...later.map((source) => ({ source, declaredIn: LATER_SCREENS }))];
}

function screensFrom(manifest: ViteManifest, key: string): string[] {
  const late = chunksOf(manifest, key).flatMap((each) => manifest[each]?.dynamicImports ?? []);
  return [...new Set(late)].filter((source) => source.startsWith("src/screens/"));
}

/** What the first page of every screen loads: the entry, the screen's declaration and its own file, what it shows within or above, and all that these import statically. */
export function firstLoads(manifest: ViteManifest, sizeOf: (file: string) => number): FirstLoad[] {
  return screensOf(manifest).flatMap(({ source, declaredIn }) => {
    const variants = SHOWN_WITHIN[source] ?? (UNDER_PUBLIC_HEADER.includes(source) ? [null, PUBLIC_HEADER] : [null]);
    return variants.map((beside) => {
      const parts = [BROWSER_ENTRY, declaredIn, source, beside].filter((part) => part !== null);
      const chunks = new Set(parts.flatMap((key) => chunksOf(manifest, key)));
      const files = [...chunks].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith(".js"));
      return { source, beside, files, bytes: files.reduce((sum, file) => sum + sizeOf(file), 0) };
    });
  });
}

/** Source files of other languages that an English page would load: none may be. */
export function strayLanguages(manifest: ViteManifest): string[] {
  const sources = [BROWSER_ENTRY, ...lateSources(manifest)];
  const reached = new Set(sources.flatMap((source) => chunksOf(manifest, source)).map((key) => manifest[key]?.file));
  return LANGUAGES.filter((language) => reached.has(manifest[languageEntry(language)]?.file ?? "")).map(languageEntry);
}

/** The languages beside English that a build has no file for. */
export const missingLanguages = (manifest: ViteManifest): string[] => LANGUAGES.filter((language) => language !== "en" && !(languageEntry(language) in manifest));

/** What keeps a build from passing: a screen over the bar, or none at all. */
export function problemsOf(loads: readonly FirstLoad[], bar = FIRST_LOAD_BAR): string[] {
  if (loads.length === 0) return ["the build has no screens"];
  return loads.filter(({ bytes }) => bytes > bar).map((load) => `${nameOf(load)} loads ${load.bytes} bytes of JavaScript at first, ${load.bytes - bar} more than ${bar}`);
}

/** What tables and messages call it. */
export const nameOf = ({ source, beside }: Pick<FirstLoad, "source" | "beside">) =>
  [source, beside]
    .filter((part) => part !== null)
    .join(" with ")
    .replaceAll(/src\/(screens\/)?|\.tsx?\b/g, "");
