import { CsvError, parse } from "csv-parse/sync";

/** What is wrong with a row: its quotes, a quote that is never closed, or its length. */
export type RowProblem = "quote" | "open-quote" | "long";

/** A row of a file and the line on which it starts (from 1). */
export type CsvRow =
  | { readonly line: number; readonly fields: readonly string[]; readonly problem: null }
  | { readonly line: number; readonly fields: null; readonly problem: RowProblem };

export interface CsvFormat {
  /** A comma by default. */
  readonly delimiter?: string;
  /** Whether fields may be in quotes; yes by default. */
  readonly quotes?: boolean;
  /** Characters that a row may have; more are a problem of this row. */
  readonly longest?: number;
}

export interface Block {
  /** Whole lines. */
  readonly bytes: Buffer;
  /** Number of the first one. */
  readonly line: number;
  /** The file begins with this block, so it may begin with a byte order mark. */
  readonly isFirst: boolean;
  /** Nothing comes after it. */
  readonly isLast: boolean;
}

/** Characters that a row may have by default. */
export const LONGEST_ROW = 100_000;
const NEWLINE = 10;

/** Line breaks within the fields of a row. */
const linesIn = (fields: readonly string[]): number =>
  fields.reduce((sum, field) => sum + (field.includes("\n") ? field.split("\n").length - 1 : 0), 0);

const isEmpty = (fields: readonly string[]): boolean =>
  fields.length === 1 && fields[0]?.trim() === "";

interface Parsed {
  rows: CsvRow[];
  /** Where the row begins that stopped the parser, and why it did. */
  stopped?: { at: number; problem: RowProblem };
}

function problemOf(error: unknown): RowProblem {
  const code = error instanceof CsvError ? error.code : "";
  if (code === "CSV_MAX_RECORD_SIZE") return "long";
  if (code === "CSV_QUOTE_NOT_CLOSED") return "open-quote";
  if (code === "INVALID_OPENING_QUOTE" || code === "CSV_INVALID_CLOSING_QUOTE") return "quote";
  throw error;
}

function parseUntilProblem({ bytes, line, isFirst }: Block, format: CsvFormat): Parsed {
  const rows: CsvRow[] = [];
  let at = 0;
  try {
    parse(bytes, {
      bom: isFirst,
      delimiter: format.delimiter ?? ",",
      quote: format.quotes === false ? null : '"',
      record_delimiter: ["\r\n", "\n"],
      relax_column_count: true,
      max_record_size: format.longest ?? LONGEST_ROW,
      on_record: (fields: string[], info) => {
        at = info.bytes;
        if (!isEmpty(fields))
          rows.push({ line: line + info.lines - 1 - linesIn(fields), fields, problem: null });
        return null;
      },
    });
    return { rows };
  } catch (error) {
    return { rows, stopped: { at, problem: problemOf(error) } };
  }
}

const lineEnd = (bytes: Buffer, from: number): number => {
  const end = bytes.indexOf(NEWLINE, from);
  return end < 0 ? bytes.length : end + 1;
};

/** Past the empty lines before a row. */
function startOfRow(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes.subarray(at, lineEnd(bytes, at)).toString().trim() === "")
    at = lineEnd(bytes, at);
  return at;
}

function linesBefore(bytes: Buffer, end: number): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0 && at < end; at = bytes.indexOf(NEWLINE, at + 1))
    count++;
  return count;
}

/**
 * Parses whole lines. A row that can't be parsed costs only its first line: csv-parse stops there, or
 * drops all that it has read so far, so parsing begins again with the next line.
 * @returns the rows, and the bytes that need what comes after them
 */
export function parseBlock(
  { bytes, line, isFirst, isLast }: Block,
  format: CsvFormat,
): { rows: CsvRow[]; rest: Buffer; restLine: number } {
  const rows: CsvRow[] = [];
  let from = 0;
  let at = line;
  while (from < bytes.length) {
    const part = bytes.subarray(from);
    const parsed = parseUntilProblem(
      { bytes: part, line: at, isFirst: isFirst && from === 0, isLast },
      format,
    );
    rows.push(...parsed.rows);
    if (!parsed.stopped) break;
    const start = startOfRow(part, parsed.stopped.at);
    const startLine = at + linesBefore(part, start);
    const { problem } = parsed.stopped;
    // The quote may be closed in the next block.
    if (problem === "open-quote" && !isLast)
      return { rows, rest: part.subarray(start), restLine: startLine };
    rows.push({ line: startLine, fields: null, problem });
    from += lineEnd(part, start);
    at = startLine + 1;
  }
  return { rows, rest: Buffer.alloc(0), restLine: line + linesBefore(bytes, bytes.length) };
}
