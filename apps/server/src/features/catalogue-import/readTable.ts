import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { FileProblem } from "../../platform/files/FileProblem.ts";
import type { CsvRow } from "../../platform/files/parseBlock.ts";
import { readCsv, type ReadingCsv } from "../../platform/files/readCsv.ts";

/** The operator's file in a folder, compressed or not. */
export function findFile(folder: string, name: string): string {
  const found = [name, `${name}.gz`]
    .map((each) => join(folder, each))
    .find((path) => existsSync(path));
  if (!found) throw new FileProblem(`There’s no ${name} or ${name}.gz in ${folder}.`);
  return found;
}

/** A row with the wanted columns, or null if it isn't as the header says. */
export interface TableRow<Name extends string> {
  readonly line: number;
  readonly cells: Readonly<Record<Name, string>> | null;
}

/** Where a row is, to be shown. */
export const placeOf = (path: string, { line }: { line: number }): string =>
  `${basename(path)}, line ${line}`;

interface Header<Name extends string> {
  width: number;
  at: readonly (readonly [Name, number])[];
}

function headerOf<Name extends string>(
  path: string,
  { line, fields }: CsvRow,
  names: readonly Name[],
): Header<Name> {
  const found = (fields ?? []).map((field) => field.trim());
  const at = names.map((name) => [name, found.indexOf(name)] as const);
  const missing = at.filter(([, place]) => place < 0).map(([name]) => name);
  if (missing.length > 0)
    throw new FileProblem(
      `${path}, line ${line}: there’s no column ${missing.join(", ")}, so this isn’t the right file. Its first line should name ${names.join(", ")}.`,
    );
  return { width: found.length, at };
}

function presentRow<Name extends string>(
  { line, fields }: CsvRow,
  { width, at }: Header<Name>,
): TableRow<Name> {
  if (fields?.length !== width) return { line, cells: null };
  const cells = {} as Record<Name, string>; // filled from the same names
  for (const [name, place] of at) cells[name] = fields[place] ?? "";
  return { line, cells };
}

/**
 * The rows below the header of an operator's file, in batches.
 * @throws FileProblem if it can't be read, is empty, or lacks one of the columns
 */
export async function* readTable<Name extends string>(
  path: string,
  names: readonly Name[],
  format: ReadingCsv,
): AsyncGenerator<TableRow<Name>[]> {
  let header: Header<Name> | null = null;
  for await (const rows of readCsv(path, format)) {
    const [first] = rows;
    const isHeader = header === null;
    if (header === null && first) header = headerOf(path, first, names);
    if (header === null) continue;
    const known = header;
    yield (isHeader ? rows.slice(1) : rows).map((row) => presentRow(row, known));
  }
  if (header === null) throw new FileProblem(`${path} is empty.`);
}

/** Reads the beginning of a file. Throws FileProblem if it isn't such a table. */
export async function checkTable(
  path: string,
  names: readonly string[],
  format: ReadingCsv,
): Promise<void> {
  // The first batch has the header; leaving the loop closes the file.
  for await (const rows of readTable(path, names, format)) if (rows.length >= 0) return;
}
