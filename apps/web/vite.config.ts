import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown, type Plugin } from "vite";
import { fileURLToPath } from "node:url";
import { nameLazyComponents } from "./nameLazyComponents.ts";
import { textsPlugin } from "./textsPlugin.ts";

const MANIFEST = fileURLToPath(import.meta.resolve("@worthy/contract/manifest"));

/**
 * Replaces the contract's manifest, which is derived from the declared endpoints, with the finished
 * table: browsers need no schemas.
 */
const contractManifest: Plugin = {
  name: "contract-manifest",
  async load(id) {
    if (id !== MANIFEST) return null;
    const { manifest } = await import("@worthy/contract/manifest");
    return `export const manifest = ${JSON.stringify(manifest)};`;
  },
};

type ChunkGroups = Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>["groups"];

/**
 * Entries run their imports before themselves, and languages load in parallel with the program:
 * neither may be in the chunks that every page loads.
 */
const APART = /\/src\/(entries|locale\/catalogues)\//;

type Context = Parameters<Extract<NonNullable<ChunkGroups>[number]["name"], CallableFunction>>[1];

/** What every page loads as soon as it works. */
const DEFERRED = /\/src\/(entries\/startDeferred\.ts|popups\/DeferredParts\.tsx)$/;
const OURS = /\/web\/src\//;

/** Whether deferred code imports a module, or one that does. */
function isDeferred(id: string, context: Context): boolean {
  const reached = new Set([id]);
  for (const each of reached)
    for (const importer of context.getModuleInfo(each)?.importers ?? [])
      if (OURS.test(importer)) reached.add(importer); // a Set is iterated as it grows
  return [...reached].some((each) => DEFERRED.test(each));
}

/**
 * How shared code is split into files; everything else stays with the screen, popup or deferred
 * part that uses it. A slow network waits for each file (decision 74).
 */
const GROUPS = [
  // Third-party code seldom changes: in a file of its own it stays cached.
  { name: "vendor", test: /\/node_modules\//, tags: ["$initial"], priority: 2 },
  {
    name: "app",
    test: (id) => !APART.test(id) && !id.endsWith(".css"),
    tags: ["$initial"],
    priority: 1,
  },
  // What screens share with deferred code is loaded by every page anyway.
  {
    name: (id, context) => (isDeferred(id, context) ? "always" : null),
    debugName: "always",
    test: (id) => OURS.test(id) && !APART.test(id) && !id.endsWith(".css"),
    minShareCount: 2,
  },
  { name: "icons", test: /\/lucide-react\//, minShareCount: 2 },
  { name: "wall", test: /\/src\/features\/wall\//, minShareCount: 2 },
  { name: "shared", minShareCount: 10 },
] satisfies ChunkGroups;

/** Files whose code runs when somebody first presses something. */
const RUN_BY_FIRST_PRESS = new Set([
  "vendor",
  "app",
  "always",
  "wall",
  "startDeferred",
  "DeferredParts",
]);
/**
 * Has V8 compile a whole file in the background while it loads (decision 185). Otherwise it compiles each function when
 * it is first called, and the first press waits for that. Must be at the start of the file.
 */
const COMPILED_AT_ONCE = "//# allFunctionsCalledOnLoad";

/**
 * Two builds from one configuration: the browser's, with a manifest, and the server entry, bundled
 * with all its dependencies.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  // Browsers find one file from another, whatever path Worthy has (BASE_PATH).
  base: isSsrBuild ? "/" : "./",
  plugins: [contractManifest, nameLazyComponents(), textsPlugin(), react(), tailwindcss()],
  publicDir: isSsrBuild ? false : "public",
  ssr: isSsrBuild ? { noExternal: true } : {},
  define: {
    "process.env.NODE_ENV": JSON.stringify(
      process.env["NODE_ENV"] === "development" ? "development" : "production",
    ),
  },
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        emptyOutDir: true,
        ssr: "src/entries/public.server.tsx",
        target: "node22",
        rolldownOptions: { output: { entryFileNames: "[name].js" } },
      }
    : {
        outDir: "dist/client",
        emptyOutDir: true,
        manifest: true,
        // The server links a page's modules in its head, and links load their target before it is
        // followed, so no preload code is needed.
        modulePreload: false,
        // The content security policy allows fonts and scripts only from our own files.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: "src/entries/browser.tsx",
          output: {
            codeSplitting: { groups: GROUPS },
            postBanner: ({ name }) => (RUN_BY_FIRST_PRESS.has(name) ? COMPILED_AT_ONCE : ""),
          },
        },
      },
}));
