import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Queries } from "../../platform/http/handler.ts";
import type { ExportFile } from "../../platform/personalData.ts";
import type { Owner } from "../../platform/policy.ts";
import { csvLine } from "../../platform/csvLine.ts";
import { exportReadme } from "./exportReadme.ts";

interface ExportParts {
  files: readonly ExportFile[];
  sql: Queries;
  owner: Owner;
  at: Date;
  /** Origin of the product as people see it. */
  origin: string;
}

type Format = (file: ExportFile, rows: AsyncIterable<object>) => AsyncGenerator<string>;

/** A row's values in the order of the file's fields, and no others. */
const valuesOf = (row: object, names: readonly string[]) => {
  const values = new Map(Object.entries(row));
  return names.map((name): unknown => values.get(name));
};

async function* csv({ fields }: ExportFile, rows: AsyncIterable<object>): AsyncGenerator<string> {
  const names = Object.keys(fields);
  yield csvLine(names);
  for await (const row of rows) yield csvLine(valuesOf(row, names));
}

async function* json({ fields }: ExportFile, rows: AsyncIterable<object>): AsyncGenerator<string> {
  const names = Object.keys(fields);
  let before = "[\n";
  for await (const row of rows) {
    const values = valuesOf(row, names);
    yield before + JSON.stringify(Object.fromEntries(names.map((name, at) => [name, values[at] ?? null])));
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

const FORMATS = [
  ["json", json],
  ["csv", csv],
] as const;

/** All that is kept of a person as one zip, written while it is read: a page of rows is in memory at a time, and a slow reader holds no connection. */
export function exportZip({ files, sql, owner, at, origin }: ExportParts): Readable {
  const zip = new ZipFile();
  const out = Readable.from(zip.outputStream, { objectMode: false });
  const options = { mtime: at };
  let current: Readable | null = null;
  const open = (file: ExportFile, format: Format) => {
    // Nobody else listens to it: unheard, its error would end the process.
    current = Readable.from(format(file, file.rows(sql, owner))).once("error", (error) => out.destroy(error));
    return current;
  };
  zip.once("error", (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))));
  out.once("close", () => current?.destroy());
  zip.addBuffer(Buffer.from(exportReadme(files, { at, origin })), "README.txt", options);
  for (const file of files) {
    for (const [ending, format] of FORMATS) zip.addReadStreamLazy(`${file.name}.${ending}`, options, (done) => done(null, open(file, format)));
  }
  zip.end();
  return out;
}
