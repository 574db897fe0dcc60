import { z } from "zod";
import type { CatalogueTitle } from "../schema.ts";

/** A title's second, independent review: when, by whom, and which fields it corrected. */
const review = z.strictObject({
  reviewed: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
  by: z.string().min(1).max(40),
  changed: z.array(z.string().min(1)),
});

const reviewFile = z.record(z.string().regex(/^\d{5}$/), review);

/**
 * Titles without a review, reviews without a title, and malformed files. `files`: parsed, by name.
 */
export function reviewProblems(
  titles: readonly Pick<CatalogueTitle, "id">[],
  files: ReadonlyMap<string, unknown>,
): string[] {
  const problems: string[] = [];
  const read = new Set<number>();
  const ids = new Set(titles.map(({ id }) => id));
  for (const [name, content] of files) {
    const parsed = reviewFile.safeParse(content);
    if (!parsed.success)
      problems.push(
        `${name}: ${parsed.error.issues[0]?.path.join(".")}: ${parsed.error.issues[0]?.message}`,
      );
    for (const id of Object.keys(parsed.data ?? {}).map(Number)) {
      if (!ids.has(id)) problems.push(`${name}: there is no title ${id}`);
      read.add(id);
    }
  }
  const missing = [...ids].filter((id) => !read.has(id)).toSorted((a, b) => a - b);
  if (missing.length)
    problems.push(
      `reviews: ${missing.length} titles have no second reading: ${missing.slice(0, 10).join(", ")}${missing.length > 10 ? " …" : ""}`,
    );
  return problems;
}
