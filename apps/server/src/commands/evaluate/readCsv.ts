import { EvaluationProblem } from "./evaluationProblem.ts";
import { readLines } from "./readLines.ts";

/** A record of a CSV file and the line on which it starts (from 1). */
export interface CsvRecord {
  readonly line: number;
  readonly fields: readonly string[];
}

const QUOTE = '"';
/** A quoted field may contain line breaks, but hardly this many. */
const MOST_LINES = 100;

const openQuote = (text: string): boolean => text.split(QUOTE).length % 2 === 0;

/** Fields of a record with quotes (RFC 4180); null if a quote is misplaced. */
function quotedFields(text: string): string[] | null {
  const fields: string[] = [];
  for (let at = 0; at <= text.length;) {
    if (text[at] !== QUOTE) {
      const end = text.indexOf(",", at);
      const to = end < 0 ? text.length : end;
      fields.push(text.slice(at, to));
      at = to + 1;
      continue;
    }
    let end = text.indexOf(QUOTE, at + 1);
    while (end >= 0 && text[end + 1] === QUOTE) end = text.indexOf(QUOTE, end + 2);
    if (end < 0 || (end + 1 < text.length && text[end + 1] !== ",")) return null;
    fields.push(text.slice(at + 1, end).replaceAll('""', QUOTE));
    at = end + 2;
  }
  return fields;
}

/**
 * The records of a CSV file (RFC 4180: commas, quotes; LF or CRLF), in batches. Skips empty lines.
 * @throws EvaluationProblem with the line of a quote that is misplaced or never closed
 */
export async function* readCsv(file: string): AsyncGenerator<CsvRecord[]> {
  let line = 0;
  let pending: { line: number; text: string } | null = null;
  for await (const lines of readLines(file)) {
    const records: CsvRecord[] = [];
    for (const text of lines) {
      line += 1;
      if (!pending && !text.includes(QUOTE)) {
        if (text.trim() !== "") records.push({ line, fields: text.split(",") });
        continue;
      }
      pending = pending ? { line: pending.line, text: `${pending.text}\n${text}` } : { line, text };
      if (openQuote(pending.text)) {
        if (line - pending.line >= MOST_LINES) throw neverClosed(file, pending.line);
        continue;
      }
      const fields = quotedFields(pending.text);
      if (!fields)
        throw new EvaluationProblem(
          `${file}, line ${pending.line}: a quote inside an unquoted field. Quote the whole field and double the quotes in it.`,
        );
      records.push({ line: pending.line, fields });
      pending = null;
    }
    yield records;
  }
  if (pending) throw neverClosed(file, pending.line);
}

const neverClosed = (file: string, line: number): EvaluationProblem =>
  new EvaluationProblem(`${file}, line ${line}: this quote is never closed.`);
