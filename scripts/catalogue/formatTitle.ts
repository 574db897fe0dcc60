import type { CatalogueTitle } from "../../catalogue/src/schema.ts";

const IN_ORDER: readonly (keyof CatalogueTitle)[] = [
  "id",
  "kind",
  "name",
  "originalName",
  "part",
  "names",
  "otherNames",
  "date",
  "endDate",
  "status",
  "runtime",
  "countries",
  "language",
  "genres",
  "tags",
  "logline",
  "overview",
  "makers",
  "cast",
  "certificates",
  "home",
  "awards",
  "franchise",
  "seasons",
  "imdb",
  "tmdb",
  "tvdb",
  "wikidata",
  "motif",
  "liked",
  "fame",
  "kin",
];

/** JSON on one line, with spaces as in the files of titles. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, each]) => `${JSON.stringify(name)}: ${inline(each)}`,
  );
  return fields.length > 0 ? `{ ${fields.join(", ")} }` : "{}";
}

const listed = (items: readonly string[], indent: string) =>
  items.length > 0
    ? `[\n${items.map((item) => `${indent}  ${item}`).join(",\n")}\n${indent}]`
    : "[]";

function season({ list, ...facts }: NonNullable<CatalogueTitle["seasons"]>[number]): string {
  const own = inline(facts);
  return list ? `${own.slice(0, -2)}, "list": ${listed(list.map(inline), "    ")} }` : own;
}

/** The file of a title: a line a field, and a line each for roles, seasons and episodes. */
export function formatTitle(title: CatalogueTitle): string {
  const lines = IN_ORDER.flatMap((field) => {
    if (title[field] === undefined) return [];
    if (field === "cast") return [`  "cast": ${listed(title.cast.map(inline), "  ")}`];
    if (field === "seasons")
      return [`  "seasons": ${listed((title.seasons ?? []).map(season), "  ")}`];
    return [`  "${field}": ${inline(title[field])}`];
  });
  return `{\n${lines.join(",\n")}\n}\n`;
}
