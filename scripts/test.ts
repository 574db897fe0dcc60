import { writeFileSync } from "node:fs";
import { COUNTS_VARIABLE, endWithCounts, joinOutcomes, readOutcome } from "./counts.ts";
import { runStep } from "./step.ts";

/** More than these are no accident. */
const MOST_AGAIN = 3;

// Arguments go to the runner: npm test -- ratings, npm test -- --project unit
const runner = ["run", "--reporter=default", "--reporter=./scripts/countReporter.ts"];
const chosen = process.argv.slice(2);

/**
 * Where CI finds nothing wrong but in a few of the browser's files, these begin once more with nothing beside them: on a machine that is busy with four of them at a
 * time one now and then loses a race that no person would, and what a person does step by step can only be tried again from its start. What the rules and the API
 * promise has one try: that it is kept most times is no promise.
 */
async function passesAlone(): Promise<boolean> {
  const first = readOutcome();
  const again = first?.failedInBrowser ?? [];
  if (!first || !process.env["CI"] || again.length === 0 || again.length > MOST_AGAIN || first.errors > 0) return false;
  const isFailed = ([file, { failed }]: [string, { failed: number }]) => failed > 0 && !again.includes(file);
  if (Object.entries(first.files).some(isFailed)) return false;
  const passed = await runStep({ says: `Testing once more, alone: ${again.join(", ")}`, tool: "vitest", args: [...runner, "--project", "browser", ...again] });
  const second = readOutcome();
  if (second) writeFileSync(process.env[COUNTS_VARIABLE] ?? "", JSON.stringify(joinOutcomes(first, second)));
  return passed;
}

await endWithCounts(async () => {
  const built =
    (await runStep({ says: "Compiling the numerical kernels (where their sources changed)", script: "packages/recommender/buildKernels.ts" })) &&
    (await runStep({ says: "Building the web client (where its sources changed)", script: "apps/web/build.ts" }));
  if (!built) return false;
  return (await runStep({ says: "Testing: rules, API against the real database, browser", tool: "vitest", args: [...runner, ...chosen] })) || passesAlone();
});
