import type { TitleKind } from "./rating.ts";

/** Accents stripped, lower case, other signs dropped, spaces to hyphens; `title` where no letter is left. */
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

/** Canonical page address of a title. */
export function titlePath(kind: TitleKind, name: string, id: number): string {
  return `/${kind === "tv" ? "tv" : "movies"}/${slugOf(name)}-${id}`;
}

/** Canonical page address of a person of cast or crew. */
export function personPath(name: string, id: number): string {
  return `/person/${slugOf(name)}-${id}`;
}

/** Takes `name-123` apart: a name of letters, digits, pipes and hyphens, and an id of digits. Null where it is anything else, or the id no positive safe integer. */
export function parseSlugId(segment: string): { slug: string; id: number } | null {
  const match = /^(?:([A-Za-z0-9|-]*)-)?([1-9]\d{0,15})$/.exec(segment);
  if (!match) return null;
  const id = Number(match[2]);
  return Number.isSafeInteger(id) ? { slug: match[1] ?? "", id } : null;
}
