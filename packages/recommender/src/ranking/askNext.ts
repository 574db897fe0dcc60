import { wholeSums } from "../community/communitySums.ts";
import { addRow, dotWeights } from "../community/sparseRow.ts";
import { addNearness } from "../editorial/crowd.ts";
import type { Editorial } from "../model/model.ts";
import { factorsOf } from "../community/stack.ts";
import { addWeights } from "../model/weightRows.ts";
import { idAt, type TitleSpace } from "../model/titleSpace.ts";
import { logistic, logitOf } from "../taste/logistic.ts";
import type { Taste } from "../taste/taste.ts";
import { chanceKnown } from "./chanceKnown.ts";
import { type Covariances, covariancesOf, observe, removedBy } from "./covariances.ts";

/** What to ask about. */
export interface AskWish {
  readonly limit: number;
  /** Both by default. */
  readonly kinds?: readonly ("tv" | "movie")[];
  /** Titles already being asked about. */
  readonly exclude?: ReadonlySet<number>;
  /** Restricts the questions to these titles. */
  readonly only?: ReadonlySet<number>;
  /**
   * Prefers titles that the person probably likes, for people who have told us much about what they
   * dislike and little about what they like.
   */
  readonly likely?: boolean;
}

/** Titles considered as questions: at least so many, and this many for each question wanted. */
const LEAST_CONSIDERED = 96;
const PER_QUESTION = 2;
/** Of these, so many are looked up among those most probably known. */
const POOL = 800;
/** Of titles already answered or asked about, only the best known so many are remembered. */
const REMEMBERED = 32;
/** How much likelier a title is known that is close to those a person knows; fades with their number. */
const CLOSE = 0.7;
const FADING = 0.1;
/** Being close to a skipped title counts against that, as far as the skipped one is widely known. */
const SKIPPED = 0.5;
/** Factor on a kind's value for each title it is ahead of the other kind. */
const KIND_BALANCE = 0.85;
/** How quickly a title loses its value as a question when others have told us about it. */
const TOLD_ALREADY = 2;
/**
 * A title counts with this power of the chance that it is known: most questions about others are skipped
 * (chosen on people of public rating sets).
 */
const KNOWN_POWER = 8;
/** Likely titles count with this power of their chance of a like, if they are wanted. */
const LIKELY_POWER = 8;

const EDGE = 1e-3;
const inside = (chance: number): number => Math.min(1 - EDGE, Math.max(EDGE, chance));

/** A title, and how much being close to it counts. */
interface Counted {
  readonly title: number;
  readonly counts: number;
}

/** How much closer than to a title that somebody happens to have seen a title is to some others. */
function closenessTo(
  space: TitleSpace,
  editorial: Editorial,
  close: readonly Counted[],
): (title: number) => number {
  const weights = new Float64Array(space.facts.features.length);
  const near = new Float64Array(editorial.near.rowStart.length - 1);
  const balance = close.reduce((sum, { counts }) => sum + counts, 0);
  for (const { title, counts } of close) {
    addRow(space.facts, title, { weights, factor: counts / space.parameters.tasteVariance });
    addNearness(editorial, space.nearBy, { title, factor: counts, into: near });
  }
  return (title) =>
    dotWeights(editorial.via, title, near) +
    dotWeights(space.facts, title, weights) -
    balance * (space.crowd[title] ?? 0);
}

/** The chances that a person knows titles. */
function chancesFor(space: TitleSpace, taste: Taste): (title: number) => number {
  const { editorial } = space;
  const known = (title: number) => chanceKnown(space, taste, title);
  const rated = [...taste.ratings].flatMap(([titleId, rating]) => {
    const title = space.indexOf.get(titleId);
    return title === undefined ? [] : [{ title, rating, chance: known(title) }];
  });
  if (!editorial || rated.length === 0) return known;
  const close = rated
    .sort((a, b) => b.chance - a.chance || a.title - b.title)
    .slice(0, REMEMBERED)
    .map(({ title, rating, chance }) => ({
      title,
      counts: rating === "SKIP" ? -SKIPPED * chance : 1,
    }));
  const closeness = closenessTo(space, editorial, close);
  const weight = CLOSE / (1 + FADING * close.length);
  return (title) => logistic(logitOf(inside(known(title))) + weight * closeness(title));
}

/** What is uncertain about the titles considered, assuming that the questions so far are answered. */
interface Knowledge {
  readonly space: TitleSpace;
  readonly taste: Taste;
  /** The titles that can be asked about, then those answered or already asked about. */
  readonly titles: readonly number[];
  readonly asked: number;
  /** Chances that the person knows each. */
  readonly chances: readonly number[];
  /** Chances that they like each, once they know it. */
  readonly likes: readonly number[];
  /** How much it matters what the person thinks of each that can be asked about. */
  readonly weights: Float64Array;
  /** How much an answer about one tells about liking another. */
  readonly liking: Covariances;
  /** How much is known about each title from other people's ratings; null if there are none. */
  readonly told: Float32Array | null;
}

/** Variance of one answer about liking, by the chance of a like. */
const answerNoise = ({ parameters }: TitleSpace, chance: number): number =>
  1 / (chance * (1 - chance)) + parameters.ownVariance;

/** Updates the knowledge as if a title, by its place, had been answered. */
function learnFrom(knowledge: Knowledge, at: number): void {
  const { space, titles, likes, liking, told } = knowledge;
  const title = titles[at] ?? 0;
  const count = Math.max(knowledge.asked, at);
  observe(liking, at, { noise: answerNoise(space, likes[at] ?? 0), count });
  if (space.community && told)
    addWeights(space.community.residual, title, { factor: 1, into: told });
}

/** The best known of some titles. */
const bestKnown = (space: TitleSpace, taste: Taste, titles: readonly number[]): number[] =>
  titles
    .map((title) => ({ title, chance: chanceKnown(space, taste, title) }))
    .sort((a, b) => b.chance - a.chance || a.title - b.title)
    .slice(0, REMEMBERED)
    .map(({ title }) => title);

function knowledgeOf(
  space: TitleSpace,
  taste: Taste,
  {
    open,
    exclude,
    chanceOf,
  }: {
    open: readonly number[];
    exclude: ReadonlySet<number>;
    chanceOf: (title: number) => number;
  },
): Knowledge {
  const { community } = space;
  const answered = new Set(taste.rated.map(({ title }) => title));
  for (const titleId of exclude) answered.add(space.indexOf.get(titleId) ?? -1);
  answered.delete(-1);
  const titles = [...open, ...bestKnown(space, taste, [...answered])];
  const chances = titles.map((title) => inside(chanceOf(title)));
  const likes = titles.map((title) => inside(logistic(taste.logits[title] ?? 0)));
  const knowledge: Knowledge = {
    space,
    taste,
    titles,
    asked: open.length,
    chances,
    likes,
    weights: Float64Array.from(open, (_, at) => ((chances[at] ?? 0) * (likes[at] ?? 0)) ** 2),
    liking: covariancesOf(space, titles, space.features.length),
    told: community && taste.sums ? wholeSums(community, taste.sums).mass.slice() : null,
  };
  for (let at = titles.length - 1; at >= open.length; at--) learnFrom(knowledge, at);
  return knowledge;
}

/**
 * Uncertainty that an answer would remove via other people's ratings: what it says about other
 * titles, discounted if already known.
 */
function communityValue(
  { community }: TitleSpace,
  title: number,
  told: Float32Array | null,
): number {
  if (!community || !told) return 0;
  return (community.power[title] ?? 0) / (1 + TOLD_ALREADY * Math.abs(told[title] ?? 0)) ** 2;
}

/**
 * Uncertainty about liking the titles considered that an answer would remove, as far as the title is
 * probably known.
 */
function valueOf(knowledge: Knowledge, at: number): number {
  const { space, taste, asked: count, titles, chances, likes, weights, liking, told } = knowledge;
  const like = likes[at] ?? 0;
  const factor = factorsOf(space.stack, taste.tasteRatings);
  const together =
    factor.residual ** 2 * count * like * (1 - like) * communityValue(space, titles[at] ?? 0, told);
  const alone =
    factor.content ** 2 * removedBy(liking, at, { noise: answerNoise(space, like), weights });
  return (chances[at] ?? 0) ** KNOWN_POWER * (alone + together);
}

const orders = new WeakMap<TitleSpace, readonly Uint32Array[]>();

/** The titles of each kind, the best known first; computed once per catalogue. */
function byChance(space: TitleSpace, taste: Taste): readonly Uint32Array[] {
  const known = orders.get(space);
  if (known) return known;
  const nobody = { ...taste, sums: null };
  const chances = Float32Array.from({ length: space.size }, (_, title) =>
    chanceKnown(space, nobody, title),
  );
  const order = space.kinds.map((titles) =>
    titles.slice().sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0) || a - b),
  );
  orders.set(space, order);
  return order;
}

/** Titles that may be asked about, the most probably known of each kind. */
function considered(
  space: TitleSpace,
  taste: Taste,
  {
    limit,
    kinds = ["tv", "movie"],
    exclude,
    only,
    likely = false,
    chanceOf,
  }: AskWish & { chanceOf: (title: number) => number },
): number[] {
  const isOpen = (titleId: number) =>
    !taste.ratings.has(titleId) && !exclude?.has(titleId) && (only?.has(titleId) ?? true);
  const count = Math.max(LEAST_CONSIDERED, PER_QUESTION * limit);
  const most = Math.max(POOL, count);
  return byChance(space, taste).flatMap((titles, kind) => {
    if (!kinds.includes(kind === 1 ? "tv" : "movie")) return [];
    const pool: { title: number; value: number }[] = [];
    for (const title of titles) {
      if (pool.length === most) break;
      if (!isOpen(idAt(space, title))) continue;
      const liked = likely ? logistic(taste.logits[title] ?? 0) ** LIKELY_POWER : 1;
      pool.push({ title, value: chanceOf(title) * liked });
    }
    return pool
      .sort((a, b) => b.value - a.value || a.title - b.title)
      .slice(0, Math.ceil(count / kinds.length))
      .map(({ title }) => title);
  });
}

/**
 * What to rate next: the titles whose answers would tell most about what the person likes and knows,
 * each chosen as if the previous ones had been answered, with kinds in balance. Never asks about rated
 * titles (including SKIP) or excluded ones.
 */
export function askNext(space: TitleSpace, taste: Taste, wish: AskWish): number[] {
  const chanceOf = chancesFor(space, taste);
  const open = considered(space, taste, { ...wish, chanceOf });
  const exclude = wish.exclude ?? new Set();
  const knowledge = knowledgeOf(space, taste, { open, exclude, chanceOf });
  const waiting = new Set(open.keys());
  const chosen: number[] = [];
  let shows = 0;
  while (chosen.length < wish.limit && waiting.size > 0) {
    let [best, most] = [-1, -Infinity];
    for (const at of waiting) {
      const show = space.shows[open[at] ?? 0] === 1;
      const lead = (2 * shows - chosen.length) * (show ? 1 : -1);
      const liked = wish.likely ? (knowledge.likes[at] ?? 0) ** LIKELY_POWER : 1;
      const value = valueOf(knowledge, at) * liked * KIND_BALANCE ** Math.max(0, lead);
      if (value > most) [best, most] = [at, value];
    }
    const title = open[best] ?? 0;
    waiting.delete(best);
    chosen.push(title);
    shows += space.shows[title] ?? 0;
    learnFrom(knowledge, best);
  }
  return chosen;
}
