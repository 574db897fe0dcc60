import type { Reporter, TestModule } from "vitest/node";

/** Ends a run with one plain line of the runner's own counts. */
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
    process.on("exit", () => process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ""}\n`));
  }
}

// Vitest takes a reporter by its default export.
// oxlint-disable-next-line import/no-default-export
export default CountReporter;
