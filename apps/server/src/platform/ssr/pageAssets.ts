import type { PageAssets } from "@worthy/contract";
import { LANGUAGES } from "@worthy/domain";
import { z } from "zod";

const chunk = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
  dynamicImports: z.array(z.string()).default([]),
  assets: z.array(z.string()).default([]),
});

/**
 * Vite's manifest of the browser build: each source file's output, style sheets, fonts, and static
 * and dynamic imports.
 */
export const viteManifest = z.record(z.string(), chunk);
export type ViteManifest = z.infer<typeof viteManifest>;

/** What every page loads as soon as it works; `vite.config.ts` splits files by the same two. */
export const AFTER_HYDRATION = ["src/entries/startDeferred.ts", "src/popups/DeferredParts.tsx"];

export const BROWSER_ENTRY = "src/entries/browser.tsx";
export const THEME_SCRIPT = "/theme.js";

/** The module with all texts of a language other than English (apps/web/textsPlugin.ts). */
export const catalogueSource = (language: string) => `src/locale/catalogues/${language}.js`;

/**
 * Latin subsets of the fonts, which the first paint of an English page needs. Other scripts load
 * when they occur.
 */
const FIRST_FONTS = /-latin-wght-normal-[\w-]+\.woff2$/;

/** Keys of all chunks a browser needs before this one can run, itself first. */
export function chunksOf(manifest: ViteManifest, key: string): string[] {
  const reached = new Set([key]);
  for (const each of reached) for (const name of manifest[each]?.imports ?? []) reached.add(name); // a Set is iterated as it grows
  return [...reached];
}

/**
 * Source files that browsers load on demand: screens, popups, other deferred parts, and what these
 * load in turn.
 */
export function lateSources(manifest: ViteManifest): string[] {
  const late = new Set(deferredImportsOf(manifest, BROWSER_ENTRY));
  for (const source of late)
    for (const further of deferredImportsOf(manifest, source)) late.add(further); // a Set is iterated as it grows
  return [...late];
}

function deferredImportsOf(manifest: ViteManifest, key: string): string[] {
  return chunksOf(manifest, key).flatMap((each) => manifest[each]?.dynamicImports ?? []);
}

/**
 * The tags pages need: the entry, its imports, all their style sheets, and what each screen or
 * popup needs besides.
 */
export function pageAssets(manifest: ViteManifest): PageAssets {
  const entry = manifest[BROWSER_ENTRY];
  if (!entry)
    throw new Error(`The web build has no ${BROWSER_ENTRY}. Run \`npm start\` to build it again.`);
  const everywhere = chunksOf(manifest, BROWSER_ENTRY);
  const addressesOf = (keys: readonly string[]) =>
    keys.flatMap((key) => manifest[key] ?? []).map(({ file }) => `/${file}`);
  const beyond = (source: string) =>
    addressesOf(chunksOf(manifest, source).filter((key) => !everywhere.includes(key)));
  const parts = lateSources(manifest).map((source) => [source, beyond(source)] as const);
  const spoken = LANGUAGES.filter((language) => catalogueSource(language) in manifest);
  const styles = new Set(everywhere.flatMap((key) => manifest[key]?.css ?? []));
  return {
    styles: [...styles].map((file) => `/${file}`),
    preloads: addressesOf([...everywhere.slice(1), BROWSER_ENTRY]),
    deferred: [...new Set(AFTER_HYDRATION.flatMap(beyond))],
    parts: Object.fromEntries(parts),
    fonts: everywhere
      .flatMap((key) => manifest[key]?.assets ?? [])
      .filter((file) => FIRST_FONTS.test(file))
      .map((file) => `/${file}`),
    languages: Object.fromEntries(
      spoken.map((language) => [language, beyond(catalogueSource(language))]),
    ),
    entry: `/${entry.file}`,
    themeScript: THEME_SCRIPT,
  };
}
