import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Sql } from "../../platform/database/sqlClient.ts";

/** A value of a column; an object goes in as JSON, a list as an array. */
type Cell = string | number | null | readonly string[] | Record<string, unknown>;

const escaped = (text: string) =>
  text.replace(
    /[\\\t\n\r]/g,
    (sign) => ({ "\t": "\\t", "\n": "\\n", "\r": "\\r" })[sign] ?? "\\\\",
  );
const arrayOf = (texts: readonly string[]) =>
  `{${texts.map((text) => `"${text.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;

function cellText(cell: Cell): string {
  if (cell === null) return "\\N";
  if (typeof cell === "number") return String(cell);
  if (typeof cell === "string") return escaped(cell);
  return escaped(Array.isArray(cell) ? arrayOf(cell) : JSON.stringify(cell));
}

/** Rows into a table by COPY, in the order of the columns; the fastest way there is. */
export async function copyRows(
  sql: Sql,
  table: string,
  { columns, rows }: { columns: readonly string[]; rows: Iterable<readonly Cell[]> },
): Promise<void> {
  await sql.begin(async (tx) => {
    const into = await tx`copy ${tx(table)} (${tx(columns as string[])}) from stdin`.writable();
    await pipeline(Readable.from(linesOf(rows)), into);
  });
}

const LINES_AT_ONCE = 500;

function* linesOf(rows: Iterable<readonly Cell[]>): Generator<Buffer> {
  let lines: string[] = [];
  for (const row of rows) {
    lines.push(`${row.map(cellText).join("\t")}\n`);
    if (lines.length < LINES_AT_ONCE) continue;
    yield Buffer.from(lines.join(""));
    lines = [];
  }
  yield Buffer.from(lines.join(""));
}
