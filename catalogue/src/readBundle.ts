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
  titles: CatalogueTitle[];
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

/** Reads the bundle. Throws if a file doesn't match the schema. */
export function readBundle(): Bundle {
  const hash = createHash("sha256");
  const read = (name: string): unknown => {
    const text = readFileSync(new URL(name, root), "utf8");
    hash.update(name).update("\0").update(text);
    return JSON.parse(text);
  };
  const titles = jsonFiles("titles/").map((file) => {
    const parsed = catalogueTitle.safeParse(read(`titles/${file}`));
    if (!parsed.success)
      throw new Error(
        `catalogue/titles/${file}: ${parsed.error.issues[0]?.path.join(".")}: ${parsed.error.issues[0]?.message}`,
      );
    return parsed.data;
  });
  // Our own reviewed files; the validator checks them.
  const people = read("people.json") as Record<string, number>;
  const services = read("services.json") as Service[];
  const lists = jsonFiles("lists/").map((file) => read(`lists/${file}`) as CuratedList);
  const { asOf } = read("about.json") as { asOf: string };
  return { titles, people, services, lists, asOf, checksum: hash.digest("hex") };
}

/** A person's display name, without the parenthesis that distinguishes homonyms. */
export function displayName(name: string): string {
  return name.replace(/ \([^)]*\)$/, "");
}
