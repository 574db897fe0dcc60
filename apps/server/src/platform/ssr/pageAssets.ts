import type { PageRequest } from "@worthy/contract";
import { z } from "zod";

const chunk = z.object({ file: z.string(), css: z.array(z.string()).default([]), imports: z.array(z.string()).default([]) });

/** What Vite writes about the browser build: each source file's output, style sheets and static imports. */
export const viteManifest = z.record(z.string(), chunk);

export const BROWSER_ENTRY = "src/entries/browser.tsx";
export const THEME_SCRIPT = "/theme.js";

/** The tags that a page needs: the entry, what it imports, and all their style sheets. */
export function pageAssets(manifest: z.infer<typeof viteManifest>): PageRequest["assets"] {
  const entry = manifest[BROWSER_ENTRY];
  if (!entry) throw new Error(`The web build has no ${BROWSER_ENTRY}. Run \`npm start\` to build it anew.`);
  const reached = new Set([BROWSER_ENTRY]);
  for (const key of reached) for (const name of manifest[key]?.imports ?? []) reached.add(name); // a Set is iterated as it grows
  const chunks = [...reached].flatMap((key) => manifest[key] ?? []);
  const styles = new Set(chunks.flatMap(({ css }) => css.map((file) => `/${file}`)));
  return { styles: [...styles], preloads: chunks.slice(1).map(({ file }) => `/${file}`), entry: `/${entry.file}`, themeScript: THEME_SCRIPT };
}
