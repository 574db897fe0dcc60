import { writeFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";
import { COUNTS_VARIABLE } from "./counts.ts";

/** Says the runner's own counts in one plain line: at the end of the run, or to whoever prints the last line. */
class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === "passed" || state === "failed" || state === "skipped") counts[state] += 1;
      }
      // A file that cannot even be loaded has no tests to count.
      if (module.errors().length > 0) counts.failed += 1;
    }
    counts.failed += errors.length;
    const line = `${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ""}`;
    const file = process.env[COUNTS_VARIABLE];
    if (file) writeFileSync(file, line);
    else process.on("exit", () => process.stdout.write(`\n${line}\n`));
  }
}

// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter by its default export
export default CountReporter;
