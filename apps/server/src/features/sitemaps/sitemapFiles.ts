import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { SitemapEntry } from "./sitemapXml.ts";

/** sitemaps.org allows 50,000 addresses per file; fewer keep a file small and quick to generate. */
export const PER_FILE = 10_000;

const IMAGE_WIDTH = 800;

/** What sitemaps are generated from. */
export interface SitemapSource {
  origin: string;
  snapshot: Pick<CatalogueSnapshot, "titles" | "title" | "people" | "person">;
  /** Paths of all other public pages. */
  otherPaths: readonly string[];
  /** ISO day on which the catalogue last changed as a whole. */
  catalogueDay: string | null;
  /** Days of the last change of titles, by id. */
  daysOfChange(titleIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

/** The names of all files, without extension. */
export function sitemapNames({
  snapshot,
  otherPaths,
}: Pick<SitemapSource, "snapshot" | "otherPaths">): string[] {
  const numbered = (kind: string, count: number) =>
    Array.from({ length: Math.ceil(count / PER_FILE) }, (_, at) => `${kind}-${at + 1}`);
  return [
    ...numbered("pages", otherPaths.length),
    ...numbered("titles", snapshot.titles.length),
    ...numbered("people", snapshot.people.size),
  ];
}

/** The entries of a file; null if there is no such file. */
export async function sitemapEntries(
  name: string,
  source: SitemapSource,
): Promise<SitemapEntry[] | null> {
  if (!sitemapNames(source).includes(name)) return null;
  const [kind = "", number = ""] = name.split("-");
  const from = (Number(number) - 1) * PER_FILE;
  if (kind === "titles") return titleEntries(source, from);
  if (kind === "people") return peopleEntries(source, from);
  return source.otherPaths
    .slice(from, from + PER_FILE)
    .map((path) => ({ url: source.origin + path, lastmod: source.catalogueDay }));
}

async function titleEntries(
  { origin, snapshot, daysOfChange }: SitemapSource,
  from: number,
): Promise<SitemapEntry[]> {
  const titles = snapshot.titles.slice(from, from + PER_FILE);
  const days = await daysOfChange(titles.map(({ id }) => id));
  return titles.map(({ id, path, posterName }) => ({
    url: origin + path,
    lastmod: days.get(id) ?? null,
    image: `${origin}/api/image/tmdb/w${IMAGE_WIDTH}/${posterName}`,
  }));
}

/** A person's page changes with their titles. */
async function peopleEntries(
  { origin, snapshot, daysOfChange }: SitemapSource,
  from: number,
): Promise<SitemapEntry[]> {
  const count = Math.min(PER_FILE, snapshot.people.size - from);
  const people = Array.from({ length: count }, (_, at) =>
    snapshot.person(snapshot.people.entry(from + at).id),
  ).filter((person) => person !== undefined);
  const days = await daysOfChange([...new Set(people.flatMap(({ titleIds }) => titleIds))]);
  return people.map(({ path, titleIds }) => ({
    url: origin + path,
    lastmod:
      titleIds
        .flatMap((id) => days.get(id) ?? [])
        .toSorted()
        .at(-1) ?? null,
  }));
}
