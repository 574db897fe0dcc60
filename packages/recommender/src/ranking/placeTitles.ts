import { addRow, dotWeights, eachFeature } from "../community/sparseRow.ts";
import type { TitleSpace } from "../model/titleSpace.ts";
import type { Taste } from "../taste/taste.ts";
import { type Balance, balanceOf, CAPPED, clearBalance, PRICED } from "./parts/balance.ts";
import { ofRatedFranchise } from "./parts/ofRatedFranchise.ts";
import { placesOf } from "./placesOf.ts";

/** Only this many titles of each kind are placed again, as a whole, so that pages fit together. */
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
 * most.
 */
const LACKING = 0.3;
const FREE_LACK = 1;
const MOST_LACKING = 6;
/** Evens out the first places: the best title isn't worth much more than the next. */
const EVEN = 4;
/** Worth of a logit beside the logarithm of a place, when a screen is put in order. */
const LOGIT = 0.7;
/** A title waits while this many of the titles placed last are near copies of it, from this cosine on. */
const LOOK_BACK = 4;
const COPIES_ALLOWED = 3;
const NEAR_COPY = 0.5;

interface Placing {
  readonly space: TitleSpace;
  /** Null for somebody who has rated nothing. */
  readonly balance: Balance | null;
  readonly placed: number[];
  /** Groups, by decade and countries, of the titles that are placed again and can gain. */
  readonly groups: readonly number[];
}

interface Waiting {
  readonly title: number;
  /** That of its decade and countries. */
  readonly group: number;
  /** Its worth before anything is placed. */
  readonly worth: number;
  /** What it would have lost when last considered: it never loses less later. */
  price: number;
  /** The least number of titles on a screen that has room for it, as last considered. */
  needs: number;
}

/**
 * The worth of a title for the next place, or `-Infinity` if it has too much in common with those placed
 * or can't be worth more than `least`.
 */
function worthAt(
  { space: { facts }, balance }: Placing,
  waiting: Waiting,
  { screen, gain, least }: { screen: number; gain: number; least: number },
): number {
  const { title, worth } = waiting;
  if (!balance) return worth;
  const { flags, rated, uses } = balance;
  let most = FREE_USES;
  const enough = FREE_USES + (worth + gain - least) / PRICE;
  const end = facts.rowStart[title + 1] ?? 0;
  for (let at = facts.rowStart[title] ?? 0; at < end; at++) {
    const column = facts.columns[at] ?? 0;
    const used = uses[column] ?? 0;
    if (used <= FREE_USES) continue; // costs nothing, and every cap is higher
    const flag = flags[column] ?? 0;
    if (flag & CAPPED) {
      const allowed = (rated[column] ?? 0) + LEEWAY / SCREEN;
      if (used + 1 > allowed * screen) {
        waiting.needs = Math.floor((used + 1) / allowed);
        return -Infinity;
      }
    }
    if (flag & PRICED && used > most) most = used;
    if (most >= enough) break;
  }
  waiting.price = PRICE * (most - FREE_USES);
  return most >= enough ? -Infinity : worth - waiting.price + gain;
}

/** Counts what each group gains at the next place. Returns the most that any does. */
function countGains({ balance, placed, groups }: Placing): number {
  if (!balance) return 0;
  const { liked, uses, lacks, balanced, gains } = balance;
  const place = placed.length + 1;
  for (const column of balanced)
    lacks[column] = Math.max(0, (liked[column] ?? 0) * place - (uses[column] ?? 0) - FREE_LACK);
  let most = 0;
  for (const group of groups) {
    let lacking = 0;
    for (const column of balance.groups[group] ?? []) lacking += lacks[column] ?? 0;
    const gain = LACKING * Math.min(MOST_LACKING, lacking);
    gains[group] = gain;
    if (gain > most) most = gain;
  }
  return most;
}

/** Whether too many of the titles placed last are near copies; compares until that is certain. */
function isCopy({ space, placed }: Pick<Placing, "space" | "placed">, title: number): boolean {
  const { facts, factLengths, scratchWeights: weights } = space;
  let [copies, left] = [0, Math.min(LOOK_BACK, placed.length)];
  addRow(facts, title, { weights, factor: 1 });
  for (; left > 0 && copies < COPIES_ALLOWED && copies + left >= COPIES_ALLOWED; left--) {
    const other = placed[placed.length - left] ?? 0;
    const length = (factLengths[title] ?? 0) * (factLengths[other] ?? 0);
    if (dotWeights(facts, other, weights) / length >= NEAR_COPY) copies++;
  }
  addRow(facts, title, { weights, factor: -1 });
  return copies === COPIES_ALLOWED;
}

/** Position of the best title for the next place among those waiting, which are in order of their worth. */
function bestOf(placing: Placing, waiting: readonly Waiting[], mostGained: number): number {
  const screen = Math.max(SCREEN, placing.placed.length + 1);
  const gains = placing.balance?.gains;
  let [best, bestWorth] = [-1, -Infinity];
  for (let at = 0; at < waiting.length; at++) {
    const candidate = waiting[at];
    if (!candidate || candidate.worth + mostGained <= bestWorth) break;
    if (candidate.needs > screen) continue;
    const gain = gains?.[candidate.group] ?? 0;
    if (candidate.worth - candidate.price + gain <= bestWorth) continue;
    const worth = worthAt(placing, candidate, { screen, gain, least: bestWorth });
    if (worth > bestWorth) [best, bestWorth] = [at, worth];
  }
  return best;
}

/** Position of the title for the next place; the first if all that may come are near copies. */
function nextOf(placing: Placing, waiting: Waiting[]): number {
  const mostGained = countGains(placing);
  let left: readonly Waiting[] = waiting;
  for (;;) {
    const best = left[bestOf(placing, left, mostGained)];
    if (!best) return 0;
    if (!isCopy(placing, best.title)) return waiting.indexOf(best);
    left = left.filter((candidate) => candidate !== best);
  }
}

/** The groups of titles whose decade or country the person likes. */
const gainingGroups = ({ groups, liked }: Balance, titles: readonly Waiting[]): number[] =>
  [...new Set(titles.map(({ group }) => group))].filter((group) =>
    groups[group]?.some((column) => (liked[column] ?? 0) > 0),
  );

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
  const balance = taste.tasteRatings > 0 ? balanceOf(space, taste) : null;
  const heads = ranked.map((titles, kind) =>
    Array.from(titles.subarray(0, HEAD), (title, at): Waiting => ({
      title,
      group: balance?.groupOf[title] ?? 0,
      worth: isUnfit(title) ? -Infinity : -Math.log(place(kind, at) + EVEN),
      price: 0,
      needs: 0,
    })),
  );
  const groups = balance ? gainingGroups(balance, heads.flat()) : [];
  const placing: Placing = { space, balance, placed: [], groups };
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
    const uses = balance?.uses;
    if (uses) eachFeature(space.facts, title, (column) => (uses[column] = (uses[column] ?? 0) + 1));
  }
  if (balance) clearBalance(space, balance, { rated: taste.rated, placed: placing.placed });
  return placing.placed;
}

/**
 * The same titles on each screen, those with better scores nearer to its top. The very first is not of
 * a franchise of which the person has rated something: they know that there is more of it.
 */
function arranged(
  space: TitleSpace,
  taste: Taste,
  { titles, isUnfit }: { titles: readonly number[]; isUnfit: (title: number) => boolean },
): number[] {
  const placed: number[] = [];
  const placing = { space, placed };
  const isKnown = ofRatedFranchise(space, taste);
  const canLead = (title: number) => !isKnown(title) && !isUnfit(title);
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
      const next = waiting.findIndex(({ title }) =>
        placed.length === 0 ? canLead(title) : !isCopy(placing, title),
      );
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
export function placeTitles(space: TitleSpace, taste: Taste, options: Ranked): number[] {
  const limit = onScreens(options.limit);
  const titles = varied(space, taste, { ...options, limit });
  if (taste.tasteRatings === 0) return titles;
  const head = onScreens(HEAD * options.ranked.length);
  const first = arranged(space, taste, { titles: titles.slice(0, head), isUnfit: options.isUnfit });
  return [...first, ...titles.slice(head)];
}
