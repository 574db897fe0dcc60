import type { TitleFeatures } from "@worthy/recommender";
import { z } from "zod";
import { EvaluationProblem } from "./evaluationProblem.ts";
import { Names } from "./names.ts";
import { readLines } from "./readLines.ts";

const words = z.array(z.string().min(1)).optional();
const person = z.union([
  z.string().min(1),
  z.object({ name: z.string().min(1), role: z.enum(["maker", "cast"]).optional() }),
]);

const itemSchema = z.object({
  item: z.union([z.string().min(1), z.number()]).transform(String),
  name: z.string().optional(),
  kind: z.enum(["tv", "movie"]).optional(),
  year: z.number().int().min(1800).max(2200).optional(),
  genres: words,
  tags: words,
  people: z.array(person).optional(),
  country: z.string().min(1).optional(),
  countries: words,
  language: z.string().min(1).optional(),
});

/** The content of an item's line. */
export type Item = z.infer<typeof itemSchema>;

function parseItem(file: string, line: number, text: string): Item {
  const where = `${file}, line ${line}`;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new EvaluationProblem(
      `${where}: this isn’t JSON. Each line should be one object, for example {"item":"12","genres":["Drama"]}.`,
    );
  }
  const parsed = itemSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new EvaluationProblem(
    `${where}: ${issue?.path.length ? `${issue.path.join(".")}: ` : ""}${issue?.message ?? "not an item"}.`,
  );
}

/**
 * Reads item features, one JSON object per line. If an item has two lines, the later one counts.
 */
export async function readItems(file: string): Promise<Map<string, Item>> {
  const items = new Map<string, Item>();
  let line = 0;
  for await (const lines of readLines(file)) {
    for (const text of lines) {
      line += 1;
      if (text.trim() === "") continue;
      const item = parseItem(file, line, text);
      items.set(item.item, item);
    }
  }
  if (items.size === 0) throw new EvaluationProblem(`${file} has no items.`);
  return items;
}

/** An unknown value must not connect titles; the model drops values that only one title has. */
const ofItsOwn = (id: number) => ({ year: -10 * id, language: `none-${id}` });

/**
 * Items in the form the engine takes. Ids are positions in `names`, from 1.
 * @param fame how well known each is, 1 to 9, in the same order
 */
export function titleFeaturesOf(
  names: readonly string[],
  items: ReadonlyMap<string, Item>,
  fame: Float32Array,
): TitleFeatures[] {
  const people = new Names();
  return names.map((name, index) => {
    const item = items.get(name);
    const own = ofItsOwn(index + 1);
    return {
      id: index + 1,
      kind: item?.kind ?? "movie",
      year: item?.year ?? own.year,
      genres: item?.genres ?? [],
      tags: item?.tags ?? [],
      people: (item?.people ?? []).map((entry) => {
        const { name, role = "cast" } = typeof entry === "string" ? { name: entry } : entry;
        return { id: people.numberOf(name) + 1, name, role };
      }),
      countries: item?.countries ?? (item?.country === undefined ? [] : [item.country]),
      language: item?.language ?? own.language,
      fame: fame[index] ?? 4,
    };
  });
}
