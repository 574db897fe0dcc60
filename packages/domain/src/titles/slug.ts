import type { TitleKind } from "../ratings/rating.ts";

/**
 * Strips accents and other characters, lower-cases, and turns spaces into hyphens; `title` if no
 * letter is left.
 */
export function slugOf(name: string): string {
  const slug = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .replace(/[\s-]+/g, "-")
    .replace(/^-|-$/g, "");
  return slug === "" ? "title" : slug;
}

/** Canonical path of a title's page. */
export function titlePath(kind: TitleKind, name: string, id: number): string {
  return `/${kind === "tv" ? "tv" : "movies"}/${slugOf(name)}-${id}`;
}

/** Canonical path of a person's page (cast or crew). */
export function personPath(name: string, id: number): string {
  return `/person/${slugOf(name)}-${id}`;
}

/**
 * Splits `name-123` into a name of letters, digits, pipes and hyphens, and an id of digits. Null
 * for anything else, or if the id is not a positive safe integer.
 */
export function parseSlugId(segment: string): { slug: string; id: number } | null {
  const match = /^(?:([A-Za-z0-9|-]*)-)?([1-9]\d{0,15})$/.exec(segment);
  if (!match) return null;
  const id = Number(match[2]);
  return Number.isSafeInteger(id) ? { slug: match[1] ?? "", id } : null;
}
