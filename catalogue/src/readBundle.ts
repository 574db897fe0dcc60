import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { catalogueTitle, type CatalogueTitle } from "./schema.ts";

export interface Service {
  id: number;
  name: string;
  category: string;
  aliases?: string[];
}

export interface CuratedList {
  id: string;
  name: string;
  titleIds: number[];
}

/** The bundled catalogue as in its files. */
export interface Bundle {
  readonly titles: CatalogueTitle[];
  /** Ids of people by their catalogue name. */
  people: Record<string, number>;
  services: Service[];
  lists: CuratedList[];
  /** ISO date of the facts. */
  asOf: string;
  /** SHA-256 of all files, in hex; differs whenever the bundle does. */
  checksum: string;
}

const root = new URL("../", import.meta.url);

const jsonFiles = (folder: string) =>
  readdirSync(new URL(folder, root))
    .filter((file) => file.endsWith(".json"))
    .toSorted();

/** Throws if a file doesn't match the schema. */
function parseTitle(name: string, content: unknown): CatalogueTitle {
  const parsed = catalogueTitle.safeParse(content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`catalogue/${name}: ${issue?.path.join(".")}: ${issue?.message}`);
}

/**
 * Reads the bundle's files. Titles are parsed when they're first asked for, which throws if one doesn't
 * match the schema: a server that has loaded this bundle before needs the checksum alone.
 */
export function readBundle(): Bundle {
  const hash = createHash("sha256");
  // As bytes: most are only hashed.
  const read = (name: string): Buffer => {
    const bytes = readFileSync(new URL(name, root));
    hash.update(name).update("\0").update(bytes);
    return bytes;
  };
  const parse = (bytes: Buffer): unknown => JSON.parse(bytes.toString());
  const files = jsonFiles("titles/").map(
    (file) => [`titles/${file}`, read(`titles/${file}`)] as const,
  );
  // Our own reviewed files; the validator checks them.
  const people = parse(read("people.json")) as Record<string, number>;
  const services = parse(read("services.json")) as Service[];
  const lists = jsonFiles("lists/").map((file) => parse(read(`lists/${file}`)) as CuratedList);
  const { asOf } = parse(read("about.json")) as { asOf: string };
  let titles: CatalogueTitle[] | undefined;
  return {
    get titles() {
      return (titles ??= files.map(([name, bytes]) => parseTitle(name, parse(bytes))));
    },
    people,
    services,
    lists,
    asOf,
    checksum: hash.digest("hex"),
  };
}

/** A person's display name, without the parenthesis that distinguishes homonyms. */
export function displayName(name: string): string {
  return name.replace(/ \([^)]*\)$/, "");
}
