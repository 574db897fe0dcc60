import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { nameLazyComponents } from "./apps/web/nameLazyComponents.ts";
import { LAYER_TAGS } from "./scripts/testing/layers.ts";
import { keepTemporaryFilesInMemory } from "./scripts/testing/memoryFolder.ts";
import { QUARANTINE } from "./scripts/testing/quarantine.ts";
import { textsPlugin } from "./apps/web/textsPlugin.ts";

// Tests start many processes of the same modules: what compiling them came to is kept for the next, by this run and later ones.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, "node_modules/.compile-cache");

keepTemporaryFilesInMemory();

/** Tests that put something else in a module's place. */
const apart = ["apps/web/src/features/realtime/connectRealtime.test.ts"];
const setupFiles = [
  "scripts/testing/measureFile.ts",
  "scripts/testing/limitProperties.ts",
  ...(QUARANTINE.length > 0 ? ["scripts/testing/skipQuarantined.ts"] : []),
];
const unit = {
  // Threads begin sooner than processes do.
  pool: "threads",
  unstubGlobals: true,
  setupFiles,
  // Nothing here measures time; a busy machine is no failure.
  testTimeout: 240_000,
} as const;
/** Tests of what only Vite can load. */
const WEB = ["apps/web/**/*.test.{ts,tsx}", "packages/ui/**/*.test.{ts,tsx}"];
const skipped = ["**/node_modules/**", "**/dist/**"];

export default defineConfig({
  test: {
    // Four workers: on two cores, fewer leave some of the time unused, waiting for a browser or a database. More would crowd these out.
    maxWorkers: 4,
    tags: LAYER_TAGS,
    projects: [
      {
        test: {
          ...unit,
          name: "unit",
          // Node runs the sources as they are.
          experimental: { viteModuleRunner: false },
          include: ["{packages,apps}/**/*.test.ts", "{catalogue,scripts}/**/*.test.ts"],
          exclude: [...skipped, ...WEB, "**/*.api.test.ts", "**/*.browser.test.ts"],
          // Modules are loaded once a thread: a third of the time goes into that otherwise.
          isolate: false,
        },
      },
      {
        plugins: [nameLazyComponents(), textsPlugin()],
        test: {
          ...unit,
          name: "web",
          include: WEB,
          exclude: [...skipped, ...apart, "**/*.browser.test.ts"],
          isolate: false,
        },
      },
      {
        plugins: [textsPlugin()],
        test: { ...unit, name: "apart", include: apart, exclude: skipped },
      },
      {
        test: {
          name: "api",
          // Node runs the sources as they are.
          experimental: { viteModuleRunner: false },
          setupFiles,
          include: ["apps/server/src/**/*.api.test.ts"],
          exclude: skipped,
          globalSetup: ["apps/server/src/testing/testGlobalSetup.ts"],
          // Each file has a database and servers of its own; the program's modules, which keep no state, are loaded once.
          isolate: false,
          // Waiting ends as soon as what is waited for is there: these are for a machine that does much else.
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: "browser",
          experimental: { viteModuleRunner: false },
          setupFiles,
          include: ["apps/**/*.browser.test.ts"],
          exclude: skipped,
          globalSetup: ["apps/server/src/testing/sharedFolders.ts"],
          // The files of a worker share a product and a browser (apps/web/test/visits), and each test makes its own people and windows.
          isolate: false,
          // Longer than what a test waits for takes at most (borrowBrowser.ts).
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
