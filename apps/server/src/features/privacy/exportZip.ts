import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Queries } from "../../platform/http/handler.ts";
import type { ExportFile } from "../../platform/personalData.ts";
import type { Owner } from "../../platform/policy.ts";
import { csvLine } from "../../platform/csvLine.ts";

interface ExportParts {
  files: readonly ExportFile[];
  sql: Queries;
  owner: Owner;
  at: Date;
  /** The product's public origin. */
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
    yield (
      before +
        JSON.stringify(Object.fromEntries(names.map((name, at) => [name, values[at] ?? null])))
    );
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

const FORMATS = [
  ["json", json],
  ["csv", csv],
] as const;

/**
 * A person's data as a zip, written while it is read: only one page of rows is in memory, and a
 * slow reader holds no connection.
 */
export function exportZip({ files, sql, owner, at, origin }: ExportParts): Readable {
  const zip = new ZipFile();
  const out = Readable.from(zip.outputStream, { objectMode: false });
  const options = { mtime: at };
  let current: Readable | null = null;
  const open = (file: ExportFile, format: Format) => {
    // Without a listener, its error would end the process.
    current = Readable.from(format(file, file.rows(sql, owner))).once("error", (error) =>
      out.destroy(error),
    );
    return current;
  };
  zip.once("error", (error: unknown) =>
    out.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  out.once("close", () => current?.destroy());
  zip.addBuffer(Buffer.from(exportReadme(files, { at, origin })), "README.txt", options);
  for (const file of files) {
    for (const [ending, format] of FORMATS)
      zip.addReadStreamLazy(`${file.name}.${ending}`, options, (done) =>
        done(null, open(file, format)),
      );
  }
  zip.end();
  return out;
}

/** Describes each file and field of a download. */
function exportReadme(
  files: readonly ExportFile[],
  { at, origin }: { at: Date; origin: string },
): string {
  const sections = files.map(({ name, about, fields }) => {
    const lines = Object.entries(fields).map(([field, meaning]) => `  ${field}: ${meaning}`);
    return [`${name}.json, ${name}.csv`, about, ...lines].join("\n");
  });
  const intro = [
    "Everything Worthy has about you",
    `From ${origin}, begun on ${at.toISOString()}.`,
    "",
    "Each kind of data comes twice: as JSON, a list of objects, and as CSV for spreadsheets. Both are UTF-8 with the same fields.",
    "Times are UTC (ISO 8601). In CSV, lists are joined by semicolons, unknown values are empty cells, and text that a spreadsheet would run as a formula starts with an apostrophe. JSON has it unchanged.",
    "Other people only appear with the names they show, if they share a list with you.",
    "What you sign in with isn’t included: we only keep checksums of keys and links.",
  ];
  return `${[intro.join("\n"), ...sections].join("\n\n")}\n`;
}
