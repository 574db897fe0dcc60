import type { PageAssets } from "@worthy/contract";
import { z } from "zod";

const chunk = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
  dynamicImports: z.array(z.string()).default([]),
  assets: z.array(z.string()).default([]),
});

/** What Vite writes about the browser build: each source file's output, style sheets, fonts, static and dynamic imports. */
export const viteManifest = z.record(z.string(), chunk);
export type ViteManifest = z.infer<typeof viteManifest>;

export const BROWSER_ENTRY = "src/entries/browser.tsx";
export const THEME_SCRIPT = "/theme.js";

/** The fonts' Latin parts: what the first paint of an English page is set in. Other scripts load when they occur. */
const FIRST_FONTS = /-latin-wght-normal-[\w-]+\.woff2$/;

/** Keys of all chunks that a browser must have before this one runs, itself first. */
export function chunksOf(manifest: ViteManifest, key: string): string[] {
  const reached = new Set([key]);
  for (const each of reached) for (const name of manifest[each]?.imports ?? []) reached.add(name); // a Set is iterated as it grows
  return [...reached];
}

/** Source files that the browser loads only when they are wanted: screens, popups, and what else opens late. */
export function lateSources(manifest: ViteManifest): string[] {
  return [...new Set(chunksOf(manifest, BROWSER_ENTRY).flatMap((key) => manifest[key]?.dynamicImports ?? []))];
}

/** The tags that pages need: the entry, what it imports, all their style sheets, and what each screen or popup needs beside them. */
export function pageAssets(manifest: ViteManifest): PageAssets {
  const entry = manifest[BROWSER_ENTRY];
  if (!entry) throw new Error(`The web build has no ${BROWSER_ENTRY}. Run \`npm start\` to build it anew.`);
  const everywhere = chunksOf(manifest, BROWSER_ENTRY);
  const addressesOf = (keys: readonly string[]) => keys.flatMap((key) => manifest[key] ?? []).map(({ file }) => `/${file}`);
  const parts = lateSources(manifest).map((source) => [source, addressesOf(chunksOf(manifest, source).filter((key) => !everywhere.includes(key)))] as const);
  const styles = new Set(everywhere.flatMap((key) => manifest[key]?.css ?? []));
  return {
    styles: [...styles].map((file) => `/${file}`),
    preloads: addressesOf(everywhere.slice(1)),
    parts: Object.fromEntries(parts),
    fonts: everywhere
      .flatMap((key) => manifest[key]?.assets ?? [])
      .filter((file) => FIRST_FONTS.test(file))
      .map((file) => `/${file}`),
    entry: `/${entry.file}`,
    themeScript: THEME_SCRIPT,
  };
}
