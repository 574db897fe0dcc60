import { KNIP_PRODUCTION } from "./coverage/knipProduction.ts";
import { endWithCounts } from "./testing/counts.ts";
import { runStep, type Step, type StepResult } from "./step.ts";

/** Several checkers check shared types several times, and the other lanes need the processors. */
const ONE_CHECKER = ["--checkers", "1"];

/**
 * Lanes run in parallel, the steps of a lane one after the other. The tests need the build, and
 * there isn't enough memory for two type checks at once. The first lane's steps print as they run,
 * all others at once when they are done. Lines that a step starts with `= ` (`printNumber`) are
 * repeated at the end.
 */
const LANES: readonly (readonly Step[])[] = [
  [
    {
      says: "Build of the web, and how much of it a first page loads",
      script: "scripts/checkBundle.ts",
    },
    { says: "Tests", script: "scripts/test.ts" },
  ],
  [
    {
      says: "Types: server and packages",
      tool: "tsc",
      args: ["-p", "tsconfig.json", ...ONE_CHECKER],
    },
    { says: "Types: web", tool: "tsc", args: ["-p", "tsconfig.web.json", ...ONE_CHECKER] },
    {
      says: "Types: service worker",
      tool: "tsc",
      args: ["-p", "tsconfig.worker.json", ...ONE_CHECKER],
    },
  ],
  [
    { says: "Lockfile lists every platform", script: "scripts/checkLockfile.ts" },
    { says: "Format", tool: "oxfmt", args: ["--check"] },
    { says: "Lint", tool: "oxlint" },
    { says: "Import directions", script: "scripts/checkImports.ts" },
    { says: "Proofs of permission", script: "scripts/checkProofs.ts" },
    { says: "Tables and their owners", script: "scripts/checkTables.ts" },
    { says: "Unused files, exports and dependencies", tool: "knip" },
    { says: "Code that only tests call", tool: "knip", args: KNIP_PRODUCTION },
    { says: "Texts: missing and unused ones, by language", script: "scripts/checkTexts.ts" },
    { says: "Words: turns of phrase that nobody says", script: "scripts/words/checkWords.ts" },
    { says: "Catalogue", script: "catalogue/src/validate.ts" },
    {
      says: "OpenAPI: what changed since the last release",
      script: "scripts/openapi.ts",
      args: ["--diff"],
    },
    { says: "Catalogue of events", script: "scripts/events.ts", args: ["--check"] },
    { says: "Coverage of the specification", script: "scripts/coverage.ts", args: ["--check"] },
  ],
];

async function runLane(steps: readonly Step[], lane: number): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(step, { atOnce: lane > 0 }));
  return results;
}

function summarize(results: readonly StepResult[]): void {
  console.log("\nSteps");
  for (const { says, passed, seconds } of results)
    console.log(`  ${passed ? "passed" : "FAILED"}  ${seconds.toFixed(1).padStart(6)} s  ${says}`);
  const numbers = results.flatMap((result) => result.numbers);
  if (numbers.length > 0) console.log("\nNumbers");
  for (const line of numbers) console.log(`  ${line}`);
}

await endWithCounts(async () => {
  const results = (await Promise.all(LANES.map(runLane))).flat();
  summarize(results);
  return results.every(({ passed }) => passed);
});
