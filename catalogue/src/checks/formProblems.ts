import { slugOf } from "@worthy/domain";
import type { CatalogueTitle } from "../schema.ts";
import { yearIn } from "./words.ts";

/** Permitted tags and homes of a title. */
export interface Vocabulary {
  tags: ReadonlySet<string>;
  services: ReadonlySet<string>;
}

const CERTIFICATES = {
  US: new Set([
    "G",
    "PG",
    "PG-13",
    "R",
    "NC-17",
    "X",
    "Not Rated",
    "TV-Y",
    "TV-Y7",
    "TV-G",
    "TV-PG",
    "TV-14",
    "TV-MA",
  ]),
  GB: new Set(["U", "PG", "12", "12A", "15", "18"]),
} as const;

const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const languages = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/**
 * Problems of one title's words: names outside the controlled lists, repetitions, and a file name
 * that doesn't match.
 */
export function formProblems(
  title: CatalogueTitle,
  file: string,
  { tags, services }: Vocabulary,
): string[] {
  const problems: string[] = [];
  const expected = `${slugOf(title.name)}-${yearIn(title.date)}.json`;
  if (file !== expected) problems.push(`file should be ${expected}`);
  for (const tag of title.tags) if (!tags.has(tag)) problems.push(`unknown tag "${tag}"`);
  for (const list of [
    title.tags,
    title.genres,
    title.countries,
    title.makers,
    title.cast.map((role) => role.person),
  ]) {
    const twice = (list as readonly string[]).find(
      (word, at) => (list as readonly string[]).indexOf(word) !== at,
    );
    if (twice) problems.push(`twice in one list: ${twice}`);
  }
  if (title.home && !services.has(title.home)) problems.push(`unknown home "${title.home}"`);
  for (const country of title.countries)
    if (!regions.of(country)) problems.push(`unknown country "${country}"`);
  if (!languages.of(title.language)) problems.push(`unknown language "${title.language}"`);
  const { US, GB } = title.certificates;
  if (US !== undefined && !CERTIFICATES.US.has(US)) problems.push(`unknown US certificate "${US}"`);
  if (GB !== undefined && !CERTIFICATES.GB.has(GB)) problems.push(`unknown UK certificate "${GB}"`);
  return problems;
}
