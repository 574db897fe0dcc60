import { defineConfig } from "vitest/config";

const skipped = ["**/node_modules/**", "**/dist/**"];

export default defineConfig({
  test: {
    // Two workers: the embedded database and the browser want room beside them.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          include: ["{packages,apps}/**/*.test.{ts,tsx}", "{catalogue,scripts}/**/*.test.ts"],
          exclude: [...skipped, "**/*.api.test.ts", "**/*.browser.test.ts"],
          // Nothing here measures time; a busy machine is no failure.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "api",
          include: ["apps/server/src/**/*.api.test.ts"],
          exclude: skipped,
          globalSetup: ["apps/server/src/platform/database/testGlobalSetup.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "browser",
          include: ["apps/**/*.browser.test.ts"],
          exclude: skipped,
          // A browser on a machine of two cores that are both busy now and then loses a race that no person would: such a test may begin once more.
          retry: process.env["CI"] ? 1 : 0,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
