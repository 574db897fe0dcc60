const COLUMNS = "id statement owner code";
const OWNERS = [
  "journey",
  "web",
  "engine",
  "catalogue",
  "accounts",
  "watchlists",
  "app",
  "public",
  "tracking",
] as const;

export const STATEMENT_ID = /^[1-9]\.[a-z][A-Za-z]*\.[1-9]\d*$/;

/** A requirement of the specification: one sentence that a test can confirm or refute. */
export interface Statement {
  /** Section of the specification, subject and number, such as 4.rating.2. */
  id: string;
  text: string;
  owner: (typeof OWNERS)[number];
  /** Paths from the root. */
  code: string[];
  /** Why no test shows it yet; null if one has to. */
  open: string | null;
}

export interface Statements {
  statements: Statement[];
  problems: string[];
}

/** Parses all tables of a page. An unreadable row is a problem and not a statement. */
export function parseStatements(file: string, page: string): Statements {
  const read: Statements = { statements: [], problems: [] };
  let inTable = false;
  page.split("\n").forEach((text, index) => {
    if (!text.trimStart().startsWith("|")) {
      inTable = false;
      return;
    }
    const cells = cellsOf(text);
    if (cells.join(" ") === COLUMNS) {
      inTable = true;
      return;
    }
    if (inTable && cells.every((cell) => /^:?-+:?$/.test(cell))) return;
    const row = inTable ? parseRow(cells) : `a row outside a table of ${COLUMNS}`;
    if (typeof row === "string") read.problems.push(`${file}:${index + 1}: ${row}`);
    else read.statements.push(row);
  });
  if (read.statements.length === 0) read.problems.push(`${file}: there is no statement`);
  return read;
}

/** A bar within a cell is written `\|`. */
function cellsOf(text: string): string[] {
  const cells = text
    .trim()
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));
  // In a complete row, the text before the first and after the last bar is empty; without the last
  // bar, its cell is kept.
  return cells.slice(1, cells.at(-1) === "" ? -1 : undefined);
}

/** A statement, or the row's problem. */
function parseRow(cells: string[]): Statement | string {
  const [id = "", text = "", owner = "", codeCell = ""] = cells;
  if (cells.length !== 4) return `${cells.length} columns instead of 4`;
  if (!STATEMENT_ID.test(id)) return `"${id}" isn't an id such as 7.ratings.2`;
  if (text === "") return `${id} says nothing`;
  if (!isOneOf(OWNERS, owner)) return `${id} has the unknown owner "${owner}"`;
  const open = /^open: *(.*)$/.exec(codeCell);
  if (open) {
    const reason = open[1] ?? "";
    return reason === ""
      ? `${id} is open without a reason`
      : { id, text, owner, code: [], open: reason };
  }
  const code = codeSpans(codeCell);
  return code
    ? { id, text, owner, code, open: null }
    : `${id}: the code is paths in backticks with commas between them, or "open: " and the reason`;
}

function isOneOf<T extends string>(values: readonly T[], value: string): value is T {
  return (values as readonly string[]).includes(value);
}

/** The contents of "`a`, `b`"; null if the cell is empty or contains anything else. */
function codeSpans(cell: string): string[] | null {
  if (!/^`[^`]+`(\s*,\s*`[^`]+`)*$/.test(cell)) return null;
  return [...cell.matchAll(/`([^`]+)`/g)].map((match) => (match[1] ?? "").trim());
}
