import { isTaste } from "@worthy/domain";
import { eachFeature } from "../community/sparseRow.ts";
import type { Trait } from "../model/trait.ts";
import { similarityOf, type TitleSpace } from "../model/titleSpace.ts";
import type { Taste } from "../taste/taste.ts";
import { isLiked } from "./grade.ts";
import { placesOf } from "./placesOf.ts";

/** Only this many titles of each kind are placed anew, as a whole, so that pages fit together. */
export const HEAD = 120;
/** A title loses this much for each use of its commonest tag or person so far, beyond the free ones. */
const PRICE = 0.1;
const FREE_USES = 3;
/** How many more of a screen than of a person's own ratings may share a tag, genre, decade or country. */
const SCREEN = 20;
const LEEWAY = 5;

/** As many titles as fill the screens that this many begin. */
export const onScreens = (titles: number): number => Math.ceil(titles / SCREEN) * SCREEN;
/**
 * A title gains this much for each missing title of its decade and its country but the first, up to the
 * most. Of decades and countries, so many likes of none in particular are assumed.
 */
const LACKING = 0.3;
const FREE_LACK = 1;
const MOST_LACKING = 6;
const ASSUMED = 3;
/** Evens out the first places: the best title isn't worth much more than the next. */
const EVEN = 4;
/** Worth of a logit beside the logarithm of a place, when a screen is put in order. */
const LOGIT = 0.7;
/** A title waits while this many of the titles placed last are near copies of it, from this cosine on. */
const LOOK_BACK = 4;
const COPIES_ALLOWED = 3;
const NEAR_COPY = 0.5;

/** What a feature counts for: flags, by family. */
const [PRICED, CAPPED, BALANCED] = [1, 2, 4];
const FLAGS: Partial<Record<Trait, number>> = {
  tag: PRICED | CAPPED,
  person: PRICED,
  genre: CAPPED,
  decade: CAPPED | BALANCED,
  country: CAPPED | BALANCED,
};

const flagsKept = new WeakMap<TitleSpace, Uint8Array>();

/** Flags of every fact, computed once per catalogue. */
function flagsOf(space: TitleSpace): Uint8Array {
  const known = flagsKept.get(space);
  if (known) return known;
  const flags = Uint8Array.from(space.facts.features, ({ trait }) => FLAGS[trait] ?? 0);
  flagsKept.set(space, flags);
  return flags;
}

/** What a person's ratings and the titles placed so far have in common, by feature. */
interface Balance {
  readonly flags: Uint8Array;
  /** Share of all their ratings, and of what they like. */
  readonly rated: Float64Array;
  readonly liked: Float64Array;
  /** Titles placed so far. */
  readonly uses: Uint32Array;
  /** Decades and countries of what they like. */
  readonly balanced: readonly number[];
}

function balanceOf(space: TitleSpace, { rated, tasteRatings }: Taste): Balance {
  const size = space.facts.features.length;
  const flags = flagsOf(space);
  const shares = { rated: new Float64Array(size), liked: new Float64Array(size) };
  const balanced = new Set<number>();
  const likes = rated.filter(({ rating }) => isLiked(rating));
  const add = (into: Float64Array, title: number, share: number) =>
    eachFeature(space.facts, title, (column) => (into[column] = (into[column] ?? 0) + share));
  for (const { title, rating } of rated)
    if (isTaste(rating)) add(shares.rated, title, 1 / tasteRatings);
  for (const { title } of likes) {
    add(shares.liked, title, 1 / (likes.length + ASSUMED));
    eachFeature(space.facts, title, (column) => {
      if ((flags[column] ?? 0) & BALANCED) balanced.add(column);
    });
  }
  return { flags, ...shares, uses: new Uint32Array(size), balanced: [...balanced] };
}

interface Placing {
  readonly space: TitleSpace;
  /** Null for somebody who has rated nothing. */
  readonly balance: Balance | null;
  readonly placed: number[];
}

interface Waiting {
  readonly title: number;
  /** Its worth before anything is placed. */
  readonly worth: number;
}

/** How many titles with a feature are missing at a place. */
const lackOf = ({ liked, uses }: Balance, column: number, place: number): number =>
  Math.max(0, (liked[column] ?? 0) * place - (uses[column] ?? 0) - FREE_LACK);

/** The worth of a title for the next place, or null if it has too much in common with those placed. */
function worthOf({ space: { facts }, balance, placed }: Placing, waiting: Waiting): number | null {
  const { title, worth } = waiting;
  if (!balance) return worth;
  const { flags, rated, uses } = balance;
  const place = placed.length + 1;
  const screen = Math.max(SCREEN, place);
  let most = 0;
  let lacking = 0;
  const end = facts.rowStart[title + 1] ?? 0;
  for (let at = facts.rowStart[title] ?? 0; at < end; at++) {
    const column = facts.columns[at] ?? 0;
    const flag = flags[column] ?? 0;
    const used = uses[column] ?? 0;
    if (flag & CAPPED && used + 1 > ((rated[column] ?? 0) + LEEWAY / SCREEN) * screen) return null;
    if (flag & PRICED && used > most) most = used;
    if (flag & BALANCED) lacking += lackOf(balance, column, place);
  }
  return worth - PRICE * Math.max(0, most - FREE_USES) + LACKING * Math.min(MOST_LACKING, lacking);
}

/** The most that any title could gain at the next place: it has one decade, and any of the countries. */
function mostGained({ space, balance, placed }: Placing): number {
  if (!balance) return 0;
  let [decade, countries] = [0, 0];
  for (const column of balance.balanced) {
    const lack = lackOf(balance, column, placed.length + 1);
    if (space.features[column]?.trait === "decade") decade = Math.max(decade, lack);
    else countries += lack;
  }
  return LACKING * Math.min(MOST_LACKING, decade + countries);
}

/** Whether too many of the titles placed last are near copies; compares until that is certain. */
function isCopy({ space, placed }: Pick<Placing, "space" | "placed">, title: number): boolean {
  let copies = 0;
  for (let left = Math.min(LOOK_BACK, placed.length); copies + left >= COPIES_ALLOWED; left--) {
    if (copies === COPIES_ALLOWED) return true;
    const other = placed[placed.length - left] ?? 0;
    if (similarityOf(space, title, other) >= NEAR_COPY) copies++;
  }
  return false;
}

/** Position of the title for the next place among those waiting, which are in order of their worth. */
function nextOf(placing: Placing, waiting: readonly Waiting[]): number {
  const gain = mostGained(placing);
  let [best, bestWorth] = [0, -Infinity];
  for (let at = 0; at < waiting.length; at++) {
    const candidate = waiting[at] ?? { title: 0, worth: -Infinity };
    if (candidate.worth + gain <= bestWorth) break;
    const worth = worthOf(placing, candidate);
    if (worth === null || worth <= bestWorth || isCopy(placing, candidate.title)) continue;
    [best, bestWorth] = [at, worth];
  }
  return best;
}

interface Ranked {
  /** By kind: title indices, best first. */
  readonly ranked: readonly Uint32Array[];
  /** Titles that stay behind the others of their kind. */
  readonly isUnfit: (title: number) => boolean;
  readonly limit: number;
}

/**
 * One list from the ranking of each kind, so that each has the share it has among what this person
 * likes. Within a kind, titles go a few places down if much of what is above shares a tag or person with
 * them, and up if their decade or country is missing.
 */
function varied(space: TitleSpace, taste: Taste, { ranked, isUnfit, limit }: Ranked): number[] {
  const place = placesOf(space, taste);
  const placing: Placing = {
    space,
    balance: taste.tasteRatings > 0 ? balanceOf(space, taste) : null,
    placed: [],
  };
  const heads = ranked.map((titles, kind) =>
    Array.from(titles.subarray(0, HEAD), (title, at) => ({
      title,
      worth: isUnfit(title) ? -Infinity : -Math.log(place(kind, at) + EVEN),
    })),
  );
  const counts = ranked.map(() => 0);
  while (placing.placed.length < limit) {
    let kind = -1;
    ranked.forEach((titles, other) => {
      const at = counts[other] ?? 0;
      if (at < titles.length && (kind < 0 || place(other, at) < place(kind, counts[kind] ?? 0)))
        kind = other;
    });
    const at = counts[kind];
    const head = heads[kind];
    if (at === undefined || head === undefined) break;
    const title =
      head.length > 0
        ? (head.splice(nextOf(placing, head), 1)[0]?.title ?? 0)
        : (ranked[kind]?.[at] ?? 0);
    counts[kind] = at + 1;
    placing.placed.push(title);
    const uses = placing.balance?.uses;
    if (uses) eachFeature(space.facts, title, (column) => (uses[column] = (uses[column] ?? 0) + 1));
  }
  return placing.placed;
}

/** The same titles on each screen, those with better scores nearer to its top. */
function arranged(
  space: TitleSpace,
  taste: Taste,
  { titles, isUnfit }: { titles: readonly number[]; isUnfit: (title: number) => boolean },
): number[] {
  const placed: number[] = [];
  const placing = { space, placed };
  for (let from = 0; from < titles.length; from += SCREEN) {
    const waiting = titles
      .slice(from, from + SCREEN)
      .map((title, at) => ({
        title,
        worth: isUnfit(title)
          ? -Infinity
          : LOGIT * (taste.logits[title] ?? 0) - Math.log(at + EVEN),
      }))
      .sort((a, b) => b.worth - a.worth);
    while (waiting.length > 0) {
      const next = waiting.findIndex(({ title }) => !isCopy(placing, title));
      const [chosen] = waiting.splice(Math.max(0, next), 1);
      if (chosen) placed.push(chosen.title);
    }
  }
  return placed;
}

/**
 * The best titles in order, whole screens of them, so that pages of any size fit together. Without any
 * rating there is nothing to vary by but near copies.
 */
export function placeTitles(space: TitleSpace, taste: Taste, wish: Ranked): number[] {
  const limit = onScreens(wish.limit);
  const titles = varied(space, taste, { ...wish, limit });
  if (taste.tasteRatings === 0) return titles;
  const head = onScreens(HEAD * wish.ranked.length);
  const first = arranged(space, taste, { titles: titles.slice(0, head), isUnfit: wish.isUnfit });
  return [...first, ...titles.slice(head)];
}
