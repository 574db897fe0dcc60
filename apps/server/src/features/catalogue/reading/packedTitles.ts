import { LRUCache } from "lru-cache";
import {
  ALIKE,
  IN_LISTS,
  CompactTitle,
  ON_PAGE,
  type TitleAlike,
  type TitleInLists,
  type TitleOnPage,
} from "./compactTitle.ts";
import type { AssembledTitle, Title } from "../title.ts";

/** Titles packed for transfer between threads, small and fast to process. */
export interface PackedTitles {
  readonly own: readonly TitleInLists[];
  /** Positions in the list of shared values, one per field of `ALIKE`, title by title. */
  readonly alike: Uint32Array;
  /** Shared values added by these titles. */
  readonly added: readonly unknown[];
  /** Fields of the titles' own pages, as JSON, title by title. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** End of each title's part. */
  readonly ends: Uint32Array;
}

/** Some fields of a title. */
function pick<const Field extends keyof AssembledTitle>(
  title: AssembledTitle,
  fields: readonly Field[],
): Pick<AssembledTitle, Field> {
  return Object.fromEntries(fields.map((field) => [field, title[field]])) as Pick<
    AssembledTitle,
    Field
  >; // one per field
}

/** Packs batches of titles, for an unpacker that gets all batches in this order. */
export function createTitlePacker(): (titles: readonly AssembledTitle[]) => PackedTitles {
  const places = new Map<string, number>();
  return (titles) => {
    const added: unknown[] = [];
    const placeOf = (value: unknown) => {
      const key = Array.isArray(value) && value.length === 0 ? "[]" : JSON.stringify(value);
      const known = places.get(key);
      if (known !== undefined) return known;
      added.push(value);
      places.set(key, places.size);
      return places.size - 1;
    };
    const alike = Uint32Array.from(
      titles.flatMap((title) => ALIKE.map((field) => placeOf(title[field]))),
    );
    const pages = titles.map((title) => Buffer.from(JSON.stringify(pick(title, ON_PAGE))));
    const bytes = new Uint8Array(pages.reduce((sum, { length }) => sum + length, 0));
    let end = 0;
    const ends = Uint32Array.from(pages, (page) => {
      bytes.set(page, end);
      return (end += page.length);
    });
    return { own: titles.map((title) => pick(title, IN_LISTS)), alike, added, bytes, ends };
  };
}

/** Maximum number of pages that stay unpacked. */
const MOST_PAGES = 2_000;

/** Unpacks batches in the order in which they were packed. */
export function createTitleUnpacker(): (packed: PackedTitles) => Title[] {
  const shared: unknown[] = [];
  const pages = new LRUCache<number, TitleOnPage>({ max: MOST_PAGES });
  return ({ own, alike, added, bytes, ends }) => {
    for (const value of added) shared.push(value);
    const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const unpack = (at: number) =>
      JSON.parse(all.toString("utf8", ends[at - 1] ?? 0, ends[at])) as TitleOnPage; // packed above
    return own.map((title, at) => {
      const page = (id: number) => {
        const known = pages.get(id) ?? unpack(at);
        pages.set(id, known);
        return known;
      };
      return new CompactTitle(title, sharedAt(shared, alike, at * ALIKE.length), page);
    });
  };
}

function sharedAt(shared: readonly unknown[], alike: Uint32Array, from: number): TitleAlike {
  return Object.fromEntries(
    ALIKE.map((field, place) => [field, shared[alike[from + place] ?? 0]]),
  ) as TitleAlike; // as they were packed
}
