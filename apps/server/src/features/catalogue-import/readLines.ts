import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { SourceProblem } from "./http/sourceProblem.ts";

/** The operator's file in a folder, compressed or not. */
export function findFile(folder: string, name: string): string {
  const found = [name, `${name}.gz`]
    .map((each) => join(folder, each))
    .find((path) => existsSync(path));
  if (!found) throw new SourceProblem("refused", `There is no ${name} or ${name}.gz in ${folder}`);
  return found;
}

const LONGEST_LINE = 100_000;

/** Streams the lines of a text file, gzipped or not, with one chunk in memory at a time. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const input = path.endsWith(".gz") ? file.compose(createGunzip()) : file;
  try {
    for await (const line of createInterface({ input, crlfDelay: Infinity }))
      if (line.length <= LONGEST_LINE) yield line;
  } catch (error) {
    throw new SourceProblem(
      "refused",
      `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  } finally {
    file.destroy();
  }
}

/** Positions of the wanted columns, from a file's header line. Throws if one is missing. */
export function columnsOf<Name extends string>(
  header: readonly string[],
  names: readonly Name[],
  file: string,
): Record<Name, number> {
  const places = names.map((name) => [name, header.indexOf(name)] as const);
  const missing = places.filter(([, at]) => at < 0).map(([name]) => name);
  if (missing.length > 0)
    throw new SourceProblem("refused", `${file} has no column ${missing.join(", ")}`);
  return Object.fromEntries(places) as Record<Name, number>; // built from these names
}
