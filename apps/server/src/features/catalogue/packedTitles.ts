import { LRUCache } from "lru-cache";
import { KeptTitle, type TitleAlike, type TitleInLists, type TitleOnPage } from "./keptTitle.ts";
import type { AssembledTitle, Title } from "./title.ts";

/** Some titles on their way between threads, small and quick to take in. */
export interface PackedTitles {
  readonly own: readonly TitleInLists[];
  /** Nine places in the list of shared values a title, in the order of `alikeOf`. */
  readonly alike: Uint32Array;
  /** What comes to the shared values by these titles. */
  readonly added: readonly unknown[];
  /** What stands on its page, as JSON, title after title. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Where each one's ends. */
  readonly ends: Uint32Array;
}

const ownOf = ({
  id,
  kind,
  name,
  originalName,
  firstAirDate,
  datePrecision,
  lastAirDate,
  runtime,
  logline,
  franchise,
  prominence,
  posterName,
  backdropName,
  posterPath,
  backdropPath,
  source,
}: AssembledTitle): TitleInLists => ({
  id,
  kind,
  name,
  originalName,
  firstAirDate,
  datePrecision,
  lastAirDate,
  runtime,
  logline,
  franchise,
  prominence,
  posterName,
  backdropName,
  posterPath,
  backdropPath,
  source,
});
const alikeOf = ({ genres, tags, certificates, awards, crew, seasons, providers, offers, provenance }: TitleAlike) => [
  genres,
  tags,
  certificates,
  awards,
  crew,
  seasons,
  providers,
  offers,
  provenance,
];
const ALIKE = 9;
const pageOf = ({ status, countries, language, overview, imdbId, statedBy, cast }: AssembledTitle): TitleOnPage => ({
  status,
  countries,
  language,
  overview,
  imdbId,
  statedBy,
  cast,
});

/** Packs titles, some at a time, for an unpacker that is given all of them in this order. */
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
    const alike = Uint32Array.from(titles.flatMap((title) => alikeOf(title).map(placeOf)));
    const pages = titles.map((title) => Buffer.from(JSON.stringify(pageOf(title))));
    const bytes = new Uint8Array(pages.reduce((sum, { length }) => sum + length, 0));
    let end = 0;
    const ends = Uint32Array.from(pages, (page) => {
      bytes.set(page, end);
      return (end += page.length);
    });
    return { own: titles.map(ownOf), alike, added, bytes, ends };
  };
}

/** Pages that stay unpacked for who asks next. */
const MOST_PAGES = 2_000;

/** Takes packed titles in, in the order in which they were packed. */
export function createTitleUnpacker(): (packed: PackedTitles) => Title[] {
  const shared: unknown[] = [];
  const pages = new LRUCache<number, TitleOnPage>({ max: MOST_PAGES });
  return ({ own, alike, added, bytes, ends }) => {
    for (const value of added) shared.push(value);
    const all = Buffer.from(bytes.buffer);
    const unpack = (at: number) => JSON.parse(all.toString("utf8", ends[at - 1] ?? 0, ends[at])) as TitleOnPage; // packed above
    return own.map((title, at) => {
      const page = (id: number) => {
        const known = pages.get(id) ?? unpack(at);
        pages.set(id, known);
        return known;
      };
      return new KeptTitle(title, sharedAt(shared, alike, at * ALIKE), page);
    });
  };
}

function sharedAt(shared: readonly unknown[], alike: Uint32Array, from: number): TitleAlike {
  const [genres, tags, certificates, awards, crew, seasons, providers, offers, provenance] = Array.from({ length: ALIKE }, (_, each) => shared[alike[from + each] ?? 0]);
  return { genres, tags, certificates, awards, crew, seasons, providers, offers, provenance } as TitleAlike; // in the order of `alikeOf`
}
