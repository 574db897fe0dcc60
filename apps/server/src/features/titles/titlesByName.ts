import { shownName, type Language, type Naming } from "@worthy/domain";
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
const ARTICLES: Record<Language, RegExp> = {
  en: /^(the|an?) (?=\S)/i,
  de: /^(der|die|das|eine?) (?=\S)/i,
  es: /^(el|la|los|las|una?) (?=\S)/i,
};

/**
 * Nobody browses more names than this: of more titles, the most widely known. The others are found
 * by search and through sitemaps.
 */
const MOST = 20_000;

const made = new WeakMap<CatalogueSnapshot, Map<string, TitlesByName>>();

/** Sorted once per catalogue, for each way of naming. */
export function titlesByName(snapshot: CatalogueSnapshot, naming: Naming): TitlesByName {
  const known = made.get(snapshot) ?? new Map<string, TitlesByName>();
  made.set(snapshot, known);
  const key = `${naming.language} ${naming.original}`;
  const index = known.get(key) ?? sortByName(snapshot, naming);
  known.set(key, index);
  return index;
}

function sortByName({ titles }: CatalogueSnapshot, naming: Naming): TitlesByName {
  const { compare } = new Intl.Collator(naming.language, { numeric: true });
  const listed =
    titles.length <= MOST
      ? titles
      : titles.toSorted((a, b) => b.fame - a.fame || a.id - b.id).slice(0, MOST);
  const sorted = listed
    .map((title) => {
      const name = shownName(title, naming);
      return { key: name.replace(ARTICLES[naming.language], ""), name, title };
    })
    .toSorted((a, b) => compare(a.key, b.key) || a.title.id - b.title.id);
  const named: NamedTitle[][] = [];
  const pages: TitlesByName["pages"] = [];
  for (let from = 0; from < sorted.length; from += PAGE) {
    const rows = sorted.slice(from, from + PAGE);
    named.push(
      rows.map(({ name, title: { id, path, kind, firstAirDate } }) => ({
        id,
        name,
        path,
        nodeType: kind,
        year: yearOf(firstAirDate) || null,
      })),
    );
    pages.push({ page: named.length, first: rows[0]?.key ?? "", last: rows.at(-1)?.key ?? "" });
  }
  return { pages, named, total: sorted.length };
}
