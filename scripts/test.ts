import { endWithCounts } from "./counts.ts";
import { runStep } from "./step.ts";

// Arguments go to the runner: npm test -- ratings, npm test -- --project unit
const runner = ["run", "--reporter=default", "--reporter=./scripts/countReporter.ts", ...process.argv.slice(2)];

await endWithCounts(async () => {
  const built =
    (await runStep({ says: "Compiling the numerical kernels (where their sources changed)", script: "packages/recommender/buildKernels.ts" })) &&
    (await runStep({ says: "Building the web client (where its sources changed)", script: "apps/web/build.ts" }));
  return built && (await runStep({ says: "Testing: rules, API against the real database, browser", tool: "vitest", args: runner }));
});
