import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import { ROOT } from "../step.ts";
import { COUNTS_VARIABLE, countLine, unusual, type Outcome } from "./counts.ts";
import { readCpu } from "./cpuReport.ts";
import { isOfThisLayer } from "./layers.ts";
import { findQuarantined } from "./quarantine.ts";

/** Maximum length of repeated messages. */
const LONGEST = 400;

/**
 * Prints failed and skipped tests at the end of a run; whoever prints the last line adds the
 * counts.
 */
class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const outcome: Outcome = {
      passed: 0,
      failed: errors.length,
      skipped: 0,
      retries: 0,
      quarantined: 0,
      cpu: readCpu(modules),
      failures: errors.map((error) => `outside of tests: ${shorten(messageOf(error))}`),
    };
    for (const module of modules) {
      const file = relative(ROOT, module.moduleId).replaceAll("\\", "/");
      // A file that fails to load, or whose hooks fail, has tests that are merely skipped.
      if (module.errors().length > 0) outcome.failed += 1;
      for (const { message } of module.errors())
        outcome.failures.push(`${file}: ${shorten(message)}`);
      for (const test of module.children.allTests()) {
        if (test.result().state === "skipped" && !isOfThisLayer(test.options.tags)) continue;
        count(outcome, test);
        outcome.failures.push(...failuresOf(file, test));
        printQuarantined(outcome, { file, test });
      }
    }
    for (const failure of outcome.failures) process.stdout.write(`  failed: ${failure}\n`);
    const file = process.env[COUNTS_VARIABLE];
    if (file) writeFileSync(file, JSON.stringify(outcome));
    else
      process.on("exit", () =>
        process.stdout.write(`\n${unusual(outcome)}\n${countLine(outcome)}\n`),
      );
  }
}

function count(outcome: Outcome, test: TestCase): void {
  const { state } = test.result();
  if (state === "passed" || state === "failed" || state === "skipped") outcome[state] += 1;
  outcome.retries += test.diagnostic()?.retryCount ?? 0;
}

function failuresOf(file: string, test: TestCase): string[] {
  return (test.result().errors ?? []).map(({ message, stacks }) => {
    const line = stacks?.find((frame) => frame.file.endsWith(file))?.line ?? "?";
    return `${file}:${line} ${test.fullName}: ${shorten(message)}`;
  });
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String((error as { message?: unknown }).message); // as the runner passes it on

const shorten = (message: string): string =>
  stripVTControlCharacters(message).replaceAll(/\s+/g, " ").slice(0, LONGEST);

function printQuarantined(
  outcome: Outcome,
  { file, test }: { file: string; test: TestCase },
): void {
  const name = test.fullName.replaceAll(" > ", " ");
  const found = test.result().state === "skipped" && findQuarantined({ file, name });
  if (!found) return;
  outcome.quarantined += 1;
  process.stdout.write(`  quarantined: ${file} ${test.fullName}: ${found.why}\n`);
}

// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter by its default export
export default CountReporter;
