import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import { yearOf } from "../catalogue/yearOf.ts";

interface NamedTitle {
  id: number;
  name: string;
  path: string;
  nodeType: "tv" | "movie";
  year: number | null;
}

/** All titles by name, in pages. */
interface TitlesByName {
  pages: { page: number; first: string; last: string }[];
  named: NamedTitle[][];
  total: number;
}

/** As many names as a browser page holds comfortably. */
const PAGE = 100;
const ARTICLE = /^(the|an?) (?=\S)/i;

/**
 * Nobody browses more names than this: of more titles, the most widely known. The others are found
 * by search and through sitemaps.
 */
const MOST = 20_000;

/** A name for sorting: without its leading article. */
const filed = (name: string) => name.replace(ARTICLE, "");

const made = new WeakMap<CatalogueSnapshot, TitlesByName>();

/** Sorted once per catalogue. */
export function titlesByName(snapshot: CatalogueSnapshot): TitlesByName {
  const known = made.get(snapshot);
  if (known) return known;
  const { compare } = new Intl.Collator("en", { numeric: true });
  const { titles } = snapshot;
  const listed =
    titles.length <= MOST
      ? titles
      : titles.toSorted((a, b) => b.fame - a.fame || a.id - b.id).slice(0, MOST);
  const sorted = listed
    .map((title) => ({ key: filed(title.name), title }))
    .toSorted((a, b) => compare(a.key, b.key) || a.title.id - b.title.id);
  const named: NamedTitle[][] = [];
  const pages: TitlesByName["pages"] = [];
  for (let from = 0; from < sorted.length; from += PAGE) {
    const rows = sorted.slice(from, from + PAGE);
    named.push(
      rows.map(({ title: { id, name, path, kind, firstAirDate } }) => ({
        id,
        name,
        path,
        nodeType: kind,
        year: yearOf(firstAirDate) || null,
      })),
    );
    pages.push({ page: named.length, first: rows[0]?.key ?? "", last: rows.at(-1)?.key ?? "" });
  }
  const index = { pages, named, total: sorted.length };
  made.set(snapshot, index);
  return index;
}
