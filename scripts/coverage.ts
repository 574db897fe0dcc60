import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { coverageCounts, coveragePage } from "./coverage/coveragePage.ts";
import { evidenceProblems, gatherEvidence } from "./coverage/evidence.ts";
import { shownBy } from "./coverage/shownBy.ts";
import { parseStatements } from "./coverage/statements.ts";
import { ROOT } from "./step.ts";

// Generates docs/spec-coverage.md from the statements and the tags of the tests. With --check,
// fails if it is out of date; with the id of a statement, lists its tests.
const PAGE = "docs/spec-coverage.md";
const [asked] = process.argv.slice(2);

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const find = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, exclude: ["**/node_modules", "**/dist"] })
    .map((name) => name.replaceAll("\\", "/"))
    .sort();

const pages = find("docs/spec-coverage/*.md").map((file) => parseStatements(file, read(file)));
const files = find("{apps,packages,catalogue,scripts,bench}/**/*.test.{ts,tsx}").map((file) =>
  shownBy(file, read(file)),
);
const tests = files.flatMap((file) => file.tests);
const evidence = gatherEvidence(
  pages.flatMap((page) => page.statements),
  tests,
);
const problems = [
  ...pages.flatMap((page) => page.problems),
  ...files.flatMap((file) => file.problems),
  ...evidenceProblems(evidence, tests, (file) => existsSync(join(ROOT, file))),
];

if (asked && asked !== "--check") {
  const statement = evidence.find(({ id }) => id === asked);
  console.log(statement ? `${statement.text}\n${statement.code.join("\n")}` : "No such statement.");
  for (const { file, name } of statement?.tests ?? []) console.log(`${file} › ${name}`);
} else {
  const page = coveragePage(evidence);
  if (asked !== "--check") writeFileSync(join(ROOT, PAGE), page);
  else if (read(PAGE) !== page)
    problems.push(`${PAGE} is out of date: node scripts/coverage.ts writes it`);
  for (const [section, all, browser, http, unit, open] of coverageCounts(evidence))
    console.log(
      `${section}: ${all} statements, ${browser} shown in the browser, ${http} over HTTP, ${unit} by unit tests only, ${open} open`,
    );
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
