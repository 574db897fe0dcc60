// Reads docs/spec-coverage.md, prints how far it is, and fails where a row is wrong or names what is not there.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const PAGE = "docs/spec-coverage.md";
const HEADER = "id what owner status files tests";
const STATUSES = ["done", "partly", "open"] as const;
const OWNERS = ["errand", "web", "engine", "catalogue", "accounts", "watchlists", "app", "public", "tracking"] as const;

export type Status = (typeof STATUSES)[number];
export type Owner = (typeof OWNERS)[number];

export interface TestReference {
  file: string;
  /** Parts of the names of its describes and tests, outermost first. */
  names: string[];
}

export interface CoverageRow {
  line: number;
  id: string;
  what: string;
  owner: Owner;
  status: Status;
  files: string[];
  tests: TestReference[];
}

export interface Coverage {
  rows: CoverageRow[];
  problems: string[];
}

/** The text of a file of the project by its path from the root, or null where there is none. */
export type ReadFile = (path: string) => string | null;

/** Reads every table of the page. A row that cannot be read is a problem and not among the rows. */
export function parseCoverage(page: string): Coverage {
  const coverage: Coverage = { rows: [], problems: [] };
  let inTable = false;
  page.split("\n").forEach((text, index) => {
    if (!text.trimStart().startsWith("|")) {
      inTable = false;
      return;
    }
    const cells = cellsOf(text);
    if (cells.join(" ") === HEADER) {
      inTable = true;
      return;
    }
    if (inTable && cells.every((cell) => /^:?-+:?$/.test(cell))) return;
    const row = inTable ? parseRow(cells, index + 1) : `line ${index + 1}: a row outside a table with the columns ${HEADER.replaceAll(" ", ", ")}`;
    if (typeof row === "string") coverage.problems.push(row);
    else coverage.rows.push(row);
  });
  if (coverage.rows.length === 0) coverage.problems.push("there is no row");
  return coverage;
}

/** A bar within a cell is written `\|`. */
function cellsOf(text: string): string[] {
  const cells = text
    .trim()
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));
  // What stands before the first bar and after the last is empty in a whole row; a missing last bar leaves its cell.
  return cells.slice(1, cells.at(-1) === "" ? -1 : undefined);
}

/** A row, or the problem that keeps it from being one. */
function parseRow(cells: string[], line: number): CoverageRow | string {
  const [id = "", what = "", owner = "", status = "", filesCell = "", testsCell = ""] = cells;
  const at = `line ${line}: `;
  if (cells.length !== 6) return `${at}${cells.length} columns instead of 6`;
  if (!/^[1-9]\.[a-z][A-Za-z]*\.[1-9]\d*$/.test(id)) return `${at}"${id}" is no id such as 7.ratings.2`;
  if (what === "") return `${at}${id} says nothing`;
  if (!isOneOf(OWNERS, owner)) return `${at}${id} has the unknown owner "${owner}"`;
  if (!isOneOf(STATUSES, status)) return `${at}${id} has the unknown status "${status}"`;
  const files = codeSpans(filesCell);
  const tests = codeSpans(testsCell);
  if (!files || !tests) return `${at}${id}: files and tests are paths in backticks with commas between them`;
  return { line, id, what, owner, status, files, tests: tests.map(testReference) };
}

function isOneOf<T extends string>(values: readonly T[], value: string): value is T {
  return (values as readonly string[]).includes(value);
}

/** The contents of "`a`, `b`"; null where anything else stands there. */
function codeSpans(cell: string): string[] | null {
  if (cell === "") return [];
  if (!/^`[^`]+`(\s*,\s*`[^`]+`)*$/.test(cell)) return null;
  return [...cell.matchAll(/`([^`]+)`/g)].map((match) => (match[1] ?? "").trim());
}

function testReference(text: string): TestReference {
  const [file = "", ...names] = text.split("›").map((part) => part.trim());
  return { file, names };
}

/** Everything that is wrong with the rows, one line each. */
export function checkCoverage(rows: readonly CoverageRow[], readFile: ReadFile): string[] {
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const twice = seen.has(row.id);
    seen.add(row.id);
    const problems = [
      ...(twice ? ["the id is used twice"] : []),
      ...evidenceProblems(row),
      ...fileProblems(row.files, readFile),
      ...row.tests.flatMap((test) => testProblems(test, readFile)),
    ];
    return problems.map((problem) => `line ${row.line}: ${row.id}: ${problem}`);
  });
}

function evidenceProblems({ status, files, tests }: CoverageRow): string[] {
  if (status === "open") return files.length + tests.length > 0 ? ["open, yet it names files or tests: it is partly there or done"] : [];
  if (files.length === 0) return [`${status}, yet it names no file`];
  return status === "done" && tests.length === 0 ? ["done, yet it names no test"] : [];
}

function fileProblems(files: readonly string[], readFile: ReadFile): string[] {
  return files.filter((file) => readFile(file) === null).map((file) => `there is no file ${file}`);
}

function testProblems({ file, names }: TestReference, readFile: ReadFile): string[] {
  if (!/\.test\.tsx?$/.test(file)) return [`${file} is no test file`];
  const text = readFile(file);
  if (text === null) return [`there is no test file ${file}`];
  return names.filter((name) => name === "" || !text.includes(name)).map((name) => `${file} has no test "${name}"`);
}

/** How many rows there are by status, in all and for each owner. */
export function summarise(rows: readonly CoverageRow[]): string[] {
  const line = (name: string, some: readonly CoverageRow[]) => {
    const counts = STATUSES.map((status) => `${some.filter((row) => row.status === status).length} ${status}`);
    return `${name.padEnd(12)}${String(some.length).padStart(4)} rows: ${counts.join(", ")}`;
  };
  return [
    line("all", rows),
    ...OWNERS.map((owner) =>
      line(
        owner,
        rows.filter((row) => row.owner === owner),
      ),
    ),
  ];
}

/** Reads files below a folder, and nothing outside it. */
export function readBelow(root: string): ReadFile {
  return (path) => {
    if (path.startsWith("/") || path.split("/").includes("..")) return null;
    const place = join(root, path);
    return statSync(place, { throwIfNoEntry: false })?.isFile() ? readFileSync(place, "utf8") : null;
  };
}

function main(): void {
  const readFile = readBelow(join(import.meta.dirname, ".."));
  const { rows, problems } = parseCoverage(readFile(PAGE) ?? "");
  const all = [...problems, ...checkCoverage(rows, readFile)];
  console.log(summarise(rows).join("\n"));
  for (const problem of all) console.error(`${PAGE}: ${problem}`);
  if (all.length > 0) process.exitCode = 1;
}

if (import.meta.main) main();
