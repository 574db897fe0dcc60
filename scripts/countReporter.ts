import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import { COUNTS_VARIABLE, countLine, type Counts, type Outcome } from "./counts.ts";
import { ROOT } from "./step.ts";

/** So much of a message is repeated. */
const LONGEST = 400;

/** Says at the end of a run what went wrong, every try of it, and leaves the runner's own counts to whoever prints the last line. */
class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const outcome: Outcome = { files: {}, errors: errors.length, failedInBrowser: [] };
    for (const module of modules) {
      const file = relative(ROOT, module.moduleId).replaceAll("\\", "/");
      outcome.files[file] = countsOf(module);
      if (!module.ok() && module.project.name === "browser") outcome.failedInBrowser.push(file);
      for (const test of module.children.allTests()) sayErrors(file, test);
    }
    const file = process.env[COUNTS_VARIABLE];
    if (file) writeFileSync(file, JSON.stringify(outcome));
    else process.on("exit", () => process.stdout.write(`\n${countLine(outcome)}\n`));
  }
}

function countsOf(module: TestModule): Counts {
  // A file that cannot even be loaded has no tests to count.
  const counts = { passed: 0, failed: module.errors().length > 0 ? 1 : 0, skipped: 0 };
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    if (state === "passed" || state === "failed" || state === "skipped") counts[state] += 1;
  }
  return counts;
}

/** The runner shows errors at length, further up, and of a test that passed at its second try none. */
function sayErrors(file: string, test: TestCase): void {
  for (const [index, { message, stacks }] of (test.result().errors ?? []).entries()) {
    const line = stacks?.find((frame) => frame.file.endsWith(file))?.line ?? "?";
    const said = stripVTControlCharacters(message).replaceAll(/\s+/g, " ").slice(0, LONGEST);
    process.stdout.write(`  ${test.result().state}, try ${index + 1}: ${file}:${line} ${test.fullName}: ${said}\n`);
  }
}

// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter by its default export
export default CountReporter;
