import { personPath, slugOf } from "@worthy/domain";
import { pictureName } from "../pictures/pictureName.ts";
import type { Person, Title } from "../title.ts";

/** Texts in UTF-8, concatenated, with the end of each. */
interface PackedTexts {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly ends: Uint32Array<ArrayBuffer>;
}

/** Everybody with a credit, in arrays by ascending id; there are several people per title. */
export interface PackedPeople {
  readonly ids: Float64Array<ArrayBuffer>;
  readonly names: PackedTexts;
  /** Paths on the image host; empty if there is no picture. */
  readonly pictures: PackedTexts;
  /** Titles, most widely known first, person by person. */
  readonly titleIds: Float64Array<ArrayBuffer>;
  readonly titleEnds: Uint32Array<ArrayBuffer>;
}

/** A person's data for search. */
export interface PersonEntry {
  readonly id: number;
  readonly name: string;
  readonly titleCount: number;
  /** The most widely known one. */
  readonly firstTitleId: number;
}

export interface PeopleTable {
  readonly size: number;
  entry(at: number): PersonEntry;
  find(id: number): Person | undefined;
}

/** The fields needed to collect people's credits. */
export type CreditedTitle = Pick<Title, "id" | "fame"> & { personIds: readonly number[] };

export interface KnownPeople {
  names: ReadonlyMap<number, string>;
  /** Paths on the image host. */
  pictures: ReadonlyMap<number, string>;
}

export function packPeople(
  titles: readonly CreditedTitle[],
  { names, pictures }: KnownPeople,
): PackedPeople {
  const ids = Float64Array.from(new Set(titles.flatMap(({ personIds }) => personIds))).sort();
  return {
    ids,
    names: packTexts(ids, names),
    pictures: packTexts(ids, pictures),
    ...packCredits(titles, ids),
  };
}

/** @param texts ids without a text get an empty one */
function packTexts(ids: Float64Array, texts: ReadonlyMap<number, string>): PackedTexts {
  const all = Array.from(ids, (id) => texts.get(id) ?? "");
  const ends = new Uint32Array(ids.length);
  let end = 0;
  all.forEach((text, at) => (ends[at] = end += Buffer.byteLength(text)));
  const bytes = new Uint8Array(end);
  new TextEncoder().encodeInto(all.join(""), bytes);
  return { bytes, ends };
}

function openTexts({ bytes, ends }: PackedTexts): (at: number) => string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (at) => text.toString("utf8", ends[at - 1] ?? 0, ends[at]);
}

/** Everybody's titles, counted first and then filled in. */
function packCredits(
  titles: readonly CreditedTitle[],
  ids: Float64Array,
): Pick<PackedPeople, "titleIds" | "titleEnds"> {
  const places = new Map<number, number>();
  ids.forEach((id, at) => places.set(id, at));
  const credits = titles.map(({ id, fame, personIds }) => ({
    id,
    fame,
    people: [...new Set(personIds)].map((personId) => places.get(personId) ?? 0),
  }));
  const titleEnds = new Uint32Array(ids.length);
  for (const { people } of credits)
    for (const at of people) titleEnds[at] = (titleEnds[at] ?? 0) + 1;
  let total = 0;
  const filled = titleEnds.map((count) => (total += count) - count);
  const titleIds = new Float64Array(total);
  for (const { id, people } of credits.sort((a, b) => b.fame - a.fame || a.id - b.id)) {
    for (const at of people) {
      const place = filled[at] ?? 0;
      titleIds[place] = id;
      filled[at] = place + 1;
    }
  }
  return { titleIds, titleEnds: filled };
}

/** @param ids ascending. @returns the position of an id, or -1 */
function placeOf(ids: Float64Array, id: number): number {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = ids[middle] ?? 0;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

export function openPeople({
  ids,
  names,
  pictures,
  titleIds,
  titleEnds,
}: PackedPeople): PeopleTable {
  const nameAt = openTexts(names);
  const pictureAt = openTexts(pictures);
  const startOf = (at: number) => titleEnds[at - 1] ?? 0;
  return {
    size: ids.length,
    entry: (at) => ({
      id: ids[at] ?? 0,
      name: nameAt(at),
      titleCount: (titleEnds[at] ?? 0) - startOf(at),
      firstTitleId: titleIds[startOf(at)] ?? 0,
    }),
    find: (id) => {
      const at = placeOf(ids, id);
      if (at < 0) return undefined;
      const name = nameAt(at);
      const picturePath = pictureAt(at) || null;
      const picture = {
        picturePath,
        pictureName: picturePath === null ? null : pictureName("profile", id, picturePath),
      };
      return {
        id,
        name,
        slug: slugOf(name),
        path: personPath(name, id),
        ...picture,
        titleIds: Array.from(titleIds.subarray(startOf(at), titleEnds[at])),
      };
    },
  };
}
