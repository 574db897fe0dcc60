import type { RatingValue } from "@worthy/domain";
import { logistic } from "../taste/logistic.ts";
import { seededRandom } from "../seededRandom.ts";
import type { TitleRating } from "../taste/taste.ts";
import type { TitleFeatures } from "../model/titleFeatures.ts";

/** A made-up person with known taste. */
export interface SyntheticPerson {
  /**
   * The true probability that the person likes a title when they watch it, in the order of the
   * titles.
   */
  readonly chances: Float64Array;
  /** What they watched, in a random order, and the outcomes. */
  readonly ratings: readonly TitleRating[];
}

/** Number of people, and approximate number of titles each rates. */
export interface PeopleOptions {
  readonly count: number;
  readonly ratings: number;
  readonly seed: number;
}

/**
 * In logits: the mean, and the spread of what a genre or tag, a person's ease, a title's quality
 * and a hidden trait add.
 */
const START = 0.4;
const SPREAD = { word: 0.6, ease: 0.5, quality: 0.6, hidden: 0.7 };
/**
 * Traits that matter to people but are in no catalogue, so only other people's ratings reveal them.
 */
const HIDDEN_TRAITS = 3;
/**
 * How much a logit of liking and a step of fame increase the odds that a title is watched.
 */
const PULL = { liking: 0.35, fame: 0.25 };
/** Share of strong ratings: LOVE instead of LIKE, DISLIKE instead of MEH. */
const STRONG = 0.4;

const normalFrom = (random: () => number) => (): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

interface World {
  readonly titles: readonly TitleFeatures[];
  readonly random: () => number;
  readonly normal: () => number;
  /** By title: its quality and its amount of each hidden trait. */
  readonly quality: readonly number[];
  readonly hidden: readonly (readonly number[])[];
}

function logitsOf({ titles, normal, quality, hidden }: World): Float64Array {
  const weights = new Map<string, number>();
  const weightOf = (word: string) => {
    const weight = weights.get(word) ?? normal();
    weights.set(word, weight);
    return weight;
  };
  const ease = SPREAD.ease * normal();
  const traits = Array.from({ length: HIDDEN_TRAITS }, normal);
  return Float64Array.from(titles, ({ genres, tags }, title) => {
    const words = [...genres, ...tags].reduce((sum, word) => sum + weightOf(word), 0);
    const unseen = traits.reduce(
      (sum, trait, index) => sum + trait * (hidden[title]?.[index] ?? 0),
      0,
    );
    return START + ease + (quality[title] ?? 0) + SPREAD.word * words + SPREAD.hidden * unseen;
  });
}

function personIn(world: World, ratings: number): SyntheticPerson {
  const { titles, random } = world;
  const logits = logitsOf(world);
  const chances = logits.map(logistic);
  // The largest of weight + Gumbel noise are a sample without replacement, proportional to
  // exp(weight).
  const preferences = titles.map(
    ({ fame }, title) =>
      PULL.liking * (logits[title] ?? 0) + PULL.fame * fame - Math.log(-Math.log(random())),
  );
  const count = Math.max(1, Math.round(ratings * (0.5 + random())));
  const watched = [...titles.keys()]
    .sort((a, b) => (preferences[b] ?? 0) - (preferences[a] ?? 0))
    .slice(0, count);
  const inTime = watched
    .map((title) => ({ title, time: random() }))
    .sort((a, b) => a.time - b.time);
  const rated = inTime.map(({ title }): TitleRating => {
    const liked = random() < (chances[title] ?? 0);
    const strong = random() < STRONG;
    const rating: RatingValue = liked ? (strong ? "LOVE" : "LIKE") : strong ? "DISLIKE" : "MEH";
    return { titleId: titles[title]?.id ?? 0, rating };
  });
  return { chances, ratings: rated };
}

/**
 * Made-up people for tests and the evaluation. Each has a weight for every genre and tag and for a
 * few traits that no catalogue has; titles differ in quality. The sum gives the probability of
 * liking a title, from which each outcome is drawn. People prefer to watch well-known titles and
 * titles they like, but the outcome depends on the probability alone, so a calibrated score should
 * match it.
 */
export function syntheticPeople(
  titles: readonly TitleFeatures[],
  { count, ratings, seed }: PeopleOptions,
): SyntheticPerson[] {
  const random = seededRandom(seed);
  const normal = normalFrom(random);
  const world: World = {
    titles,
    random,
    normal,
    quality: titles.map(() => SPREAD.quality * normal()),
    hidden: titles.map(() => Array.from({ length: HIDDEN_TRAITS }, normal)),
  };
  return Array.from({ length: count }, () => personIn(world, ratings));
}
