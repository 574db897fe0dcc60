import { LANGUAGES } from "@worthy/domain";
import {
  AFTER_HYDRATION,
  BROWSER_ENTRY,
  chunksOf,
  catalogueSource,
  lateSources,
  type ViteManifest,
} from "../../apps/server/src/platform/ssr/pageAssets.ts";

/**
 * Maximum gzipped bytes of JavaScript that the first page of a screen should load (1 KB is 1000
 * bytes). Screens may miss it.
 */
export const FIRST_LOAD_TARGET = 150_000;

/** A screen may grow to this multiple of its recorded size; more needs a sentence. */
const UNEXPLAINED_GROWTH = 1.1;

/** Source files of each screen's first page, by address. */
export type ScreenSources = Readonly<Record<string, readonly string[]>>;

export interface FirstLoad {
  /** The screen's address. */
  path: string;
  files: string[];
  bytes: number;
}

/** The content of docs/first-load.json. */
export interface FirstLoadRecord {
  /** Why screens grew by more than a tenth, latest first. */
  explanations: readonly string[];
  /** KB by address. */
  screens: Readonly<Record<string, number>>;
}

/**
 * What a visitor's first page of every screen loads: the entry, the screen's own files, and all
 * their static imports.
 */
export function firstLoads(
  manifest: ViteManifest,
  screens: ScreenSources,
  sizeOf: (file: string) => number,
): FirstLoad[] {
  return Object.entries(screens).map(([path, sources]) => {
    const chunks = new Set(
      [BROWSER_ENTRY, ...sources].flatMap((source) => chunksOf(manifest, source)),
    );
    const files = [...chunks]
      .flatMap((key) => manifest[key]?.file ?? [])
      .filter((file) => file.endsWith(".js"));
    return { path, files, bytes: files.reduce((sum, file) => sum + sizeOf(file), 0) };
  });
}

export const kilobytesOf = ({ bytes }: Pick<FirstLoad, "bytes">): number =>
  Math.round(bytes / 100) / 10;

/**
 * Screens that grew by more than a tenth since they were recorded. New ones have nothing to compare
 * with.
 */
export function grownScreens(loads: readonly FirstLoad[], recorded: FirstLoadRecord): string[] {
  return loads.flatMap((load) => {
    const before = recorded.screens[load.path];
    const now = kilobytesOf(load);
    return before !== undefined && now > before * UNEXPLAINED_GROWTH
      ? [`${load.path} grew from ${before} to ${now} KB`]
      : [];
  });
}

/**
 * Texts of other languages loaded with a part of the client. There must be none, because English
 * pages would load them.
 */
export function strayLanguages(manifest: ViteManifest): string[] {
  const catalogues = LANGUAGES.map(catalogueSource);
  const sources = [BROWSER_ENTRY, ...lateSources(manifest)].filter(
    (source) => !catalogues.includes(source),
  );
  const reached = new Set(
    sources.flatMap((source) => chunksOf(manifest, source)).map((key) => manifest[key]?.file),
  );
  return LANGUAGES.filter((language) =>
    reached.has(manifest[catalogueSource(language)]?.file ?? ""),
  ).map(catalogueSource);
}

/** Languages other than English without a file in the build. */
export const missingLanguages = (manifest: ViteManifest): string[] =>
  LANGUAGES.filter((language) => language !== "en" && !(catalogueSource(language) in manifest));

/** Deferred code that the build has no file for: pages could not name it in their head. */
export const missingDeferred = (manifest: ViteManifest): string[] =>
  AFTER_HYDRATION.filter((source) => !(source in manifest));

/** Screens whose files are missing in the build. */
export const missingScreens = (manifest: ViteManifest, screens: ScreenSources): string[] =>
  Object.entries(screens)
    .filter(([, sources]) => sources.length === 0 || sources.some((each) => !(each in manifest)))
    .map(([path]) => path);
