import { isTaste } from "@worthy/domain";
import { eachFeature } from "../../community/sparseRow.ts";
import type { Trait } from "../../model/trait.ts";
import type { TitleSpace } from "../../model/titleSpace.ts";
import type { RatedTitle, Taste } from "../../taste/taste.ts";
import { isLiked } from "../grade.ts";

/** Of decades and countries, so many likes of none in particular are assumed. */
const ASSUMED = 3;

/** What a feature counts for: flags, by family. */
export const PRICED = 1;
export const CAPPED = 2;
const BALANCED = 4;
const FLAGS: Partial<Record<Trait, number>> = {
  tag: PRICED | CAPPED,
  person: PRICED,
  genre: CAPPED,
  decade: CAPPED | BALANCED,
  country: CAPPED | BALANCED,
};

/** What a person's ratings and the titles placed so far have in common, by feature. */
export interface Balance {
  readonly flags: Uint8Array;
  /** By title: the group of those with the same decade and countries. */
  readonly groupOf: Uint32Array;
  /** By group: the columns of its decade and countries. */
  readonly groups: readonly (readonly number[])[];
  /** By group: what its titles gain at the next place; 0 for what the person doesn't like. */
  readonly gains: Float64Array;
  /** Share of all their ratings, and of what they like. */
  readonly rated: Float64Array;
  readonly liked: Float64Array;
  /** Titles placed so far. */
  readonly uses: Uint32Array;
  /** Titles missing at the next place; 0 for what the person doesn't like. */
  readonly lacks: Float64Array;
  /** Decades and countries of what they like. */
  readonly balanced: number[];
}

/** Titles in groups with the same decade and countries, which are the first of their features. */
function groupsOf({ facts, size }: TitleSpace, flags: Uint8Array) {
  const end = flags.findLastIndex((flag) => flag & BALANCED) + 1;
  const groups: number[][] = [];
  const known = new Map<string, number>();
  const groupOf = Uint32Array.from({ length: size }, (_, title) => {
    const columns = [...facts.columns.subarray(facts.rowStart[title], facts.rowStart[title + 1])];
    const own = columns.filter((column) => column < end);
    const key = own.join();
    const group = known.get(key) ?? groups.push(own) - 1;
    known.set(key, group);
    return group;
  });
  return { groups, groupOf };
}

const balances = new WeakMap<TitleSpace, Balance>();

/** A balance of nothing: one per catalogue, which serves one person after another. */
function emptyBalance(space: TitleSpace): Balance {
  const known = balances.get(space);
  if (known) return known;
  const { features } = space.facts;
  const numbers = () => new Float64Array(features.length);
  const flags = Uint8Array.from(features, ({ trait }) => FLAGS[trait] ?? 0);
  const { groups, groupOf } = groupsOf(space, flags);
  const balance: Balance = {
    flags,
    groupOf,
    groups,
    gains: new Float64Array(groups.length),
    rated: numbers(),
    liked: numbers(),
    uses: new Uint32Array(features.length),
    lacks: numbers(),
    balanced: [],
  };
  balances.set(space, balance);
  return balance;
}

/** What a person's ratings have in common, with no title placed yet. */
export function balanceOf(space: TitleSpace, { rated, tasteRatings }: Taste): Balance {
  const balance = emptyBalance(space);
  const { flags, liked, balanced } = balance;
  const share = 1 / tasteRatings;
  const likes = rated.filter(({ rating }) => isLiked(rating));
  const likedShare = 1 / (likes.length + ASSUMED);
  for (const { title, rating } of rated)
    if (isTaste(rating))
      eachFeature(space.facts, title, (column) => {
        if ((flags[column] ?? 0) & CAPPED)
          balance.rated[column] = (balance.rated[column] ?? 0) + share;
      });
  for (const { title } of likes)
    eachFeature(space.facts, title, (column) => {
      if (!((flags[column] ?? 0) & BALANCED)) return;
      if (liked[column] === 0) balanced.push(column);
      liked[column] = (liked[column] ?? 0) + likedShare;
    });
  return balance;
}

/** Makes the balance one of nothing again. */
export function clearBalance(
  { facts }: TitleSpace,
  balance: Balance,
  { rated, placed }: { rated: readonly RatedTitle[]; placed: readonly number[] },
): void {
  for (const { title } of rated) eachFeature(facts, title, (column) => (balance.rated[column] = 0));
  for (const title of placed) eachFeature(facts, title, (column) => (balance.uses[column] = 0));
  for (const column of balance.balanced) balance.liked[column] = balance.lacks[column] = 0;
  balance.balanced.length = 0;
  balance.gains.fill(0);
}
