import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { SourceProblem } from "./http/sourceProblem.ts";

/** The operator's file in a folder, also where it is still compressed or was unpacked. */
export function findFile(folder: string, name: string): string {
  const found = [name, `${name}.gz`].map((each) => join(folder, each)).find((path) => existsSync(path));
  if (!found) throw new SourceProblem("refused", `There is no ${name} or ${name}.gz in ${folder}`);
  return found;
}

const LONGEST_LINE = 100_000;

/** Lines of a text file, or of a gzipped one, streamed: however large it is, one piece is in memory. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const input = path.endsWith(".gz") ? file.compose(createGunzip()) : file;
  try {
    for await (const line of createInterface({ input, crlfDelay: Infinity })) if (line.length <= LONGEST_LINE) yield line;
  } catch (error) {
    throw new SourceProblem("refused", `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    file.destroy();
  }
}

/** Where the wanted columns are, by the names in a file's first line. Throws where one is missing. */
export function columnsOf<Name extends string>(header: readonly string[], names: readonly Name[], file: string): Record<Name, number> {
  const places = names.map((name) => [name, header.indexOf(name)] as const);
  const missing = places.filter(([, at]) => at < 0).map(([name]) => name);
  if (missing.length > 0) throw new SourceProblem("refused", `${file} has no column ${missing.join(", ")}`);
  return Object.fromEntries(places) as Record<Name, number>; // from exactly these names
}
