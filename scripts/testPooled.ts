// Runs the API tests through PgBouncer in transaction mode, where it is installed:
//   npm run test:pooled              all of them
//   npm run test:pooled -- friends   these files
import { findPgBouncer } from "../apps/server/src/platform/database/testPgBouncer.ts";
import { layerArguments } from "./testing/layers.ts";
import { runStep, printNumber } from "./step.ts";

if (findPgBouncer() === undefined) {
  printNumber(
    "Tests through PgBouncer: skipped, it is not installed (Debian: apt install pgbouncer)",
  );
} else {
  process.env["WORTHY_TEST_POOLED"] = "on";
  const { passed } = await runStep({
    says: "Testing the API through PgBouncer",
    tool: "vitest",
    args: ["run", "--project", "api", ...layerArguments("fast"), ...process.argv.slice(2)],
  });
  process.exitCode = passed ? 0 : 1;
}
