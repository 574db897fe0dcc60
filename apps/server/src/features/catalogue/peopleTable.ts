import { personPath, slugOf } from "@worthy/domain";
import type { Person, Title } from "./title.ts";

/** Everybody who has a credit, in arrays by ascending id: there are several for each title. */
export interface PackedPeople {
  readonly ids: Float64Array<ArrayBuffer>;
  /** Names in UTF-8, one after another. */
  readonly names: Uint8Array<ArrayBuffer>;
  readonly nameEnds: Uint32Array<ArrayBuffer>;
  /** Titles, most widely known first, one person's after another's. */
  readonly titleIds: Float64Array<ArrayBuffer>;
  readonly titleEnds: Uint32Array<ArrayBuffer>;
}

/** A person as far as search needs to know. */
export interface PersonEntry {
  readonly id: number;
  readonly name: string;
  readonly titleCount: number;
  /** The most widely known. */
  readonly firstTitleId: number;
}

export interface PeopleTable {
  readonly size: number;
  entry(at: number): PersonEntry;
  find(id: number): Person | undefined;
}

/** What people's credits are collected from. */
export type CreditedTitle = Pick<Title, "id" | "prominence"> & { personIds: readonly number[] };

export function packPeople(titles: readonly CreditedTitle[], names: ReadonlyMap<number, string>): PackedPeople {
  const ids = Float64Array.from(new Set(titles.flatMap(({ personIds }) => personIds))).sort();
  const texts = Array.from(ids, (id) => names.get(id) ?? "");
  const nameEnds = new Uint32Array(ids.length);
  let end = 0;
  texts.forEach((text, at) => (nameEnds[at] = end += Buffer.byteLength(text)));
  const bytes = new Uint8Array(end);
  new TextEncoder().encodeInto(texts.join(""), bytes);
  return { ids, names: bytes, nameEnds, ...packCredits(titles, ids) };
}

/** Everybody's titles, counted first and then filled in. */
function packCredits(titles: readonly CreditedTitle[], ids: Float64Array): Pick<PackedPeople, "titleIds" | "titleEnds"> {
  const places = new Map<number, number>();
  ids.forEach((id, at) => places.set(id, at));
  const placesOf = ({ personIds }: CreditedTitle) => new Set(personIds.map((id) => places.get(id) ?? 0));
  const titleEnds = new Uint32Array(ids.length);
  for (const title of titles) for (const at of placesOf(title)) titleEnds[at] = (titleEnds[at] ?? 0) + 1;
  let total = 0;
  const filled = titleEnds.map((count) => (total += count) - count);
  const titleIds = new Float64Array(total);
  for (const title of titles.toSorted((a, b) => b.prominence - a.prominence || a.id - b.id)) {
    for (const at of placesOf(title)) {
      const place = filled[at] ?? 0;
      titleIds[place] = title.id;
      filled[at] = place + 1;
    }
  }
  return { titleIds, titleEnds: filled };
}

/** @param ids ascending. @returns where an id stands, -1 where it is not */
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

export function openPeople({ ids, names, nameEnds, titleIds, titleEnds }: PackedPeople): PeopleTable {
  const text = Buffer.from(names.buffer, names.byteOffset, names.byteLength);
  const nameAt = (at: number) => text.toString("utf8", nameEnds[at - 1] ?? 0, nameEnds[at]);
  const startOf = (at: number) => titleEnds[at - 1] ?? 0;
  return {
    size: ids.length,
    entry: (at) => ({ id: ids[at] ?? 0, name: nameAt(at), titleCount: (titleEnds[at] ?? 0) - startOf(at), firstTitleId: titleIds[startOf(at)] ?? 0 }),
    find: (id) => {
      const at = placeOf(ids, id);
      if (at < 0) return undefined;
      const name = nameAt(at);
      return { id, name, slug: slugOf(name), path: personPath(name, id), titleIds: Array.from(titleIds.subarray(startOf(at), titleEnds[at])) };
    },
  };
}
