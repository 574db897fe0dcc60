import { readFileSync } from "node:fs";

/** What the search API answers, as far as it is measured. */
export interface SearchedAnswer {
  results: { id: number }[];
  best: boolean;
  onlyNear: boolean;
}

type Ask = (term: string) => Promise<SearchedAnswer>;

/** What a title must have for a query that names none, such as `country=KR genre=Drama`. */
export type Describe = (titleId: number) => Promise<Readonly<Record<string, readonly string[]>>>;

/** Queries of one kind, and how many of them were answered right. */
export interface QualityRow {
  kind: string;
  asked: number;
  right: number;
  /** Those that were not. */
  wrong: string[];
}

/** Kinds of queries with the titles that they mean, one file each; any of these is right. */
export const QUERY_KINDS = [
  "misspelt",
  "german",
  "spanish",
  "short",
  "sequels",
  "qualifiers",
  "characters",
  "present",
] as const;

const linesOf = (file: string) =>
  readFileSync(new URL(`queries/${file}`, import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean);

/** How often the first title is the one that was meant, by kind of query. */
export async function measureFound(ask: Ask): Promise<QualityRow[]> {
  const rows: QualityRow[] = [];
  for (const kind of QUERY_KINDS) {
    const row: QualityRow = { kind, asked: 0, right: 0, wrong: [] };
    for (const line of linesOf(`${kind}.tsv`)) {
      const [term = "", ids = ""] = line.split("\t");
      const { results } = await ask(term);
      const isRight = ids.split(",").includes(String(results[0]?.id));
      row.asked += 1;
      if (isRight) row.right += 1;
      else row.wrong.push(`${term} → ${results[0]?.id ?? "nothing"}`);
    }
    rows.push(row);
  }
  return rows;
}

/** How many queries that name what is here are denied: answered as if it weren't. */
export async function measureDenied(ask: Ask): Promise<QualityRow> {
  const row: QualityRow = { kind: "not denied", asked: 0, right: 0, wrong: [] };
  const kinds = QUERY_KINDS.filter((kind) => kind !== "misspelt" && kind !== "characters");
  for (const line of kinds.flatMap((kind) => linesOf(`${kind}.tsv`))) {
    const [term = "", ids = ""] = line.split("\t");
    const { results, onlyNear } = await ask(term);
    row.asked += 1;
    if (results.length > 0 && !onlyNear) row.right += 1;
    else row.wrong.push(`${term} (${ids})`);
  }
  return row;
}

/** How many words for what titles have in common lead to titles that all have it. */
export async function measureMeaning(ask: Ask, describe: Describe): Promise<QualityRow> {
  const row: QualityRow = { kind: "meaning", asked: 0, right: 0, wrong: [] };
  for (const line of linesOf("meaning.tsv")) {
    const [term = "", wanted = ""] = line.split("\t");
    const { results, onlyNear } = await ask(term);
    const needed = wanted.split(/ (?=[a-z]+=)/).map((each) => each.split("="));
    const found = await Promise.all(results.map(({ id }) => describe(id)));
    const isRight =
      found.length > 0 &&
      !onlyNear &&
      found.every((facts) => needed.every(([type = "", key = ""]) => facts[type]?.includes(key)));
    row.asked += 1;
    if (isRight) row.right += 1;
    else row.wrong.push(`${term} → ${results[0]?.id ?? "nothing"}`);
  }
  return row;
}

/** How many names of titles that aren't here are answered with no other title as the best match. */
export async function measureAbsent(ask: Ask): Promise<QualityRow> {
  const row: QualityRow = { kind: "absent", asked: 0, right: 0, wrong: [] };
  for (const term of linesOf("absent.txt")) {
    const { results, best } = await ask(term);
    row.asked += 1;
    if (best) row.wrong.push(`${term} → ${results[0]?.id}`);
    else row.right += 1;
  }
  return row;
}

/** The names that no title of the catalogue may have. */
export const absentNames = (): string[] => linesOf("absent.txt");
