import { endWithCounts, readOutcome, unusual } from "./testing/counts.ts";
import { runStep, sayNumber } from "./step.ts";

// Arguments are passed to the test runner: npm test -- ratings, npm test -- --project api. `--unit`
// skips tests that need a database or a browser.
const given = process.argv.slice(2);
const isUnit = given.includes("--unit");
const chosen = [
  ...(isUnit ? ["--project", "unit", "--project", "apart"] : []),
  ...given.filter((argument) => argument !== "--unit"),
];

const KERNELS = {
  says: "Compiling the numerical kernels (where their sources changed)",
  script: "packages/recommender/buildKernels.ts",
};
const WEB = {
  says: "Building the web client (where its sources changed)",
  script: "apps/web/build.ts",
};

/** How many failures are repeated at the end. */
const MOST_FAILURES = 20;

await endWithCounts(async () => {
  const builds = isUnit ? [KERNELS] : [KERNELS, WEB];
  const built = await Promise.all(builds.map((step) => runStep(step, { atOnce: true })));
  if (!built.every(({ passed }) => passed)) return false;
  const { passed, seconds } = await runStep({
    says: isUnit ? "Testing the rules" : "Testing: rules, API against the real database, browser",
    tool: "vitest",
    args: ["run", "--reporter=default", "--reporter=./scripts/testing/countReporter.ts", ...chosen],
  });
  const outcome = readOutcome();
  if (outcome) sayNumber(`Tests: ${seconds.toFixed(0)} s, ${unusual(outcome)}`);
  // The runner prints them in full, but further up.
  for (const failure of outcome?.failures.slice(0, MOST_FAILURES) ?? [])
    sayNumber(`Failed: ${failure}`);
  return passed;
});
