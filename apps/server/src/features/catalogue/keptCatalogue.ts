import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import { SearchIndex, type PackedNames } from "@worthy/search";
import type { Queries } from "../../platform/http/handler.ts";
import { growIndex } from "./indexChanges.ts";
import { readParts, type CataloguePart } from "./reading/catalogueParts.ts";
import { collectParts, type ReadCatalogue } from "./reading/readCatalogue.ts";
import type * as schema from "./schema.ts";
import type { Row } from "../../platform/database/row.ts";

/** Where the catalogue is kept, below the folder for caches. */
const FILE = "catalogue.v8";

/** The code that makes it of rows: its own feature, what it trains the content model with, and what it searches with. */
const MAKERS = [
  new URL("./", import.meta.url),
  new URL("./", import.meta.resolve("@worthy/recommender")),
  new URL("./", import.meta.resolve("@worthy/search")),
  new URL("./", import.meta.resolve("@worthy/domain")),
];

async function hashCode(): Promise<string> {
  const hash = createHash("sha256").update(process.versions.v8);
  for (const folder of MAKERS.map((url) => fileURLToPath(url))) {
    const names = (await readdir(folder, { recursive: true })).filter((name) =>
      /(?<!\.test)\.ts$/.test(name),
    );
    const texts = names.toSorted().map((name) => readFile(join(folder, name)));
    for (const text of await Promise.all(texts)) hash.update(text);
  }
  return hash.digest("hex");
}

/** What it depends on: the latest generation, whose row no other database has, and the code. */
async function keyOf(sql: Queries): Promise<string> {
  const [generation] = await sql<
    Row<typeof schema.catalogueGenerations, "generation" | "checksum">[]
  >`select generation, checksum, loaded_at::text from catalogue_generations order by generation desc limit 1`;
  return JSON.stringify([generation, await hashCode()]);
}

interface Kept {
  key: string;
  parts: CataloguePart[];
  index: PackedNames;
}

/** Writes the whole file or nothing, so that a start never sees half of it. */
async function write(folder: string, kept: Kept): Promise<void> {
  const draft = join(folder, `${FILE}.tmp`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(draft, serialize(kept));
    await rename(draft, join(folder, FILE));
  } catch {
    await rm(draft, { force: true }).catch(() => {}); // without the file, the next start reads the database
  }
}

async function read(folder: string, key: string): Promise<Kept | null> {
  try {
    const kept = deserialize(await readFile(join(folder, FILE))) as Kept; // this file's own
    return kept.key === key ? kept : null;
  } catch {
    return null; // absent, or not readable
  }
}

/** A catalogue that was read, with its index. */
export type IndexedCatalogue = ReadCatalogue & { index: SearchIndex };

/** Reads the catalogue, and derives its index. */
export async function indexParts(parts: AsyncIterable<CataloguePart>): Promise<IndexedCatalogue> {
  const { derived, ...read } = await collectParts(parts, growIndex());
  return { ...read, index: derived };
}

/**
 * The catalogue and its index, from the file in which they were kept if it still has this generation: reading the database,
 * assembling titles, training the content model and indexing names take longer than everything else in a start.
 * @param folder of the installation, for caches
 */
export async function keptCatalogue(sql: Queries, folder: string): Promise<IndexedCatalogue> {
  const key = await keyOf(sql);
  const kept = await read(folder, key);
  if (kept) return { ...(await collectParts(kept.parts)), index: SearchIndex.from(kept.index) };
  const parts: CataloguePart[] = [];
  const indexed = await indexParts(
    (async function* () {
      for await (const part of readParts(sql)) {
        parts.push(part);
        yield part;
      }
    })(),
  );
  await write(folder, { key, parts, index: indexed.index.pack() });
  return indexed;
}
