import { columnsOf, readLines } from "../readLines.ts";

/** Streams the rows of an IMDb file: the wanted columns, with null for `\N`. */
export async function* readTsv<Name extends string>(
  path: string,
  names: readonly Name[],
): AsyncGenerator<Record<Name, string | null>> {
  let columns: Record<Name, number> | null = null;
  for await (const line of readLines(path)) {
    const cells = line.split("\t");
    if (!columns) {
      columns = columnsOf(cells, names, path);
      continue;
    }
    const row = {} as Record<Name, string | null>;
    for (const name of names) {
      const cell = cells[columns[name]];
      row[name] = cell === undefined || cell === "\\N" || cell === "" ? null : cell;
    }
    yield row;
  }
}

/** The number in `tt0903747`; null for anything else. */
export function numberOfId(id: string | null): number | null {
  const digits = /^tt(\d{7,9})$/.exec(id ?? "")?.[1];
  return digits === undefined ? null : Number(digits);
}
