import { endWithCounts } from "./counts.ts";
import { runStep, type Step } from "./step.ts";

const STEPS: Step[] = [
  { says: "Lockfile lists every platform", script: "scripts/checkLockfile.ts" },
  { says: "Format", tool: "oxfmt", args: ["--check"] },
  { says: "Lint", tool: "oxlint" },
  { says: "Import directions", script: "scripts/checkImports.ts" },
  { says: "Types: server and packages", tool: "tsc", args: ["-p", "tsconfig.json"] },
  { says: "Types: web", tool: "tsc", args: ["-p", "tsconfig.web.json"] },
  { says: "Types: service worker", tool: "tsc", args: ["-p", "tsconfig.worker.json"] },
  { says: "Unused files, exports and dependencies", tool: "knip" },
  { says: "Catalogue", script: "catalogue/src/validate.ts" },
  { says: "OpenAPI document", script: "scripts/openapi.ts", args: ["--check"] },
  { says: "Catalogue of events", script: "scripts/events.ts", args: ["--check"] },
  { says: "Coverage of the specification", script: "scripts/checkCoverage.ts" },
  { says: "Build of the web, and how much of it a first page loads", script: "scripts/checkBundle.ts" },
  { says: "Tests", script: "scripts/test.ts" },
];

await endWithCounts(async () => {
  const failed: string[] = [];
  for (const step of STEPS) if (!(await runStep(step))) failed.push(step.says);
  if (failed.length > 0) console.error(`\nFailed: ${failed.join("; ")}`);
  return failed.length === 0;
});
