import { endWithCounts, readOutcome, unusual } from "./testing/counts.ts";
import { cpuLines } from "./testing/cpuReport.ts";
import { layerArguments } from "./testing/layers.ts";
import { runStep, printNumber } from "./step.ts";

// Arguments are passed to the test runner: npm test -- ratings, npm test -- --project api. `--unit`
// skips tests that need a database or a browser; `--deep` runs the deep layer.
const given = process.argv.slice(2);
const isUnit = given.includes("--unit");
const isDeep = given.includes("--deep");
const chosen = [
  ...layerArguments(isDeep ? "deep" : "fast"),
  ...(isUnit ? ["unit", "web", "apart"].flatMap((name) => ["--project", name]) : []),
  ...given.filter((argument) => argument !== "--unit" && argument !== "--deep"),
];

const WEB = {
  says: "Building the web client (where its sources changed)",
  script: "apps/web/build.ts",
};

function titleOfRun(): string {
  if (isUnit) return "Testing the rules";
  const layer = isDeep ? "Testing in depth" : "Testing";
  return `${layer}: rules, API against the real database, browser`;
}

/** How many failures are repeated at the end. */
const MOST_FAILURES = 20;

await endWithCounts(async () => {
  if (!isUnit && !(await runStep(WEB, { atOnce: true })).passed) return false;
  const { passed, seconds } = await runStep({
    says: titleOfRun(),
    tool: "vitest",
    args: ["run", "--reporter=default", "--reporter=./scripts/testing/countReporter.ts", ...chosen],
  });
  const outcome = readOutcome();
  if (outcome) printNumber(`Tests: ${seconds.toFixed(0)} s, ${unusual(outcome)}`);
  for (const line of outcome ? cpuLines(outcome.cpu) : []) printNumber(line);
  // The runner prints them in full, but further up.
  for (const failure of outcome?.failures.slice(0, MOST_FAILURES) ?? [])
    printNumber(`Failed: ${failure}`);
  return passed;
});
