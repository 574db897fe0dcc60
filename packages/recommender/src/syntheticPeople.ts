import type { RatingValue } from "@worthy/domain";
import { logistic } from "./logistic.ts";
import { seededRandom } from "./seededRandom.ts";
import type { TitleRating } from "./taste.ts";
import type { TitleFeatures } from "./titleFeatures.ts";

/** A made-up person whose taste is known. */
export interface SyntheticPerson {
  /** The true probability that the person likes a title once watched, in the order of the titles. */
  readonly chances: Float64Array;
  /** What was watched, in that order (a random one), and what the coin said. */
  readonly ratings: readonly TitleRating[];
}

/** How many people, and about how many titles each of them rates. */
export interface PeopleWish {
  readonly count: number;
  readonly ratings: number;
  readonly seed: number;
}

/** Logits: where taste starts, and the spread of what a genre or tag, a person's ease, a title's quality and a hidden trait add. */
const START = 0.4;
const SPREAD = { word: 0.6, ease: 0.5, quality: 0.6, hidden: 0.7 };
/** Traits that matter to people and stand in no catalogue: only other people's ratings can tell. */
const HIDDEN_TRAITS = 3;
/** How much likelier a title is watched for each logit that it is liked, and for each step of prominence. */
const PULL = { liking: 0.35, prominence: 0.5 };
/** Share of ratings that are strong: LOVE and not LIKE, DISLIKE and not MEH. */
const STRONG = 0.4;

const normalFrom = (random: () => number) => (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

interface World {
  readonly titles: readonly TitleFeatures[];
  readonly random: () => number;
  readonly normal: () => number;
  /** Of each title: its quality, and how much of each hidden trait it has. */
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
    const unseen = traits.reduce((sum, trait, index) => sum + trait * (hidden[title]?.[index] ?? 0), 0);
    return START + ease + (quality[title] ?? 0) + SPREAD.word * words + SPREAD.hidden * unseen;
  });
}

function personIn(world: World, ratings: number): SyntheticPerson {
  const { titles, random } = world;
  const logits = logitsOf(world);
  const chances = logits.map(logistic);
  // The largest of weight + Gumbel noise are a draw without replacement, proportional to exp(weight).
  const wishes = titles.map(({ prominence }, title) => PULL.liking * (logits[title] ?? 0) + PULL.prominence * prominence - Math.log(-Math.log(random())));
  const count = Math.max(1, Math.round(ratings * (0.5 + random())));
  const watched = [...titles.keys()].sort((a, b) => (wishes[b] ?? 0) - (wishes[a] ?? 0)).slice(0, count);
  const inTime = watched.map((title) => ({ title, time: random() })).sort((a, b) => a.time - b.time);
  const rated = inTime.map(({ title }): TitleRating => {
    const liked = random() < (chances[title] ?? 0);
    const strong = random() < STRONG;
    const rating: RatingValue = liked ? (strong ? "LOVE" : "LIKE") : strong ? "DISLIKE" : "MEH";
    return { titleId: titles[title]?.id ?? 0, rating };
  });
  return { chances, ratings: rated };
}

/**
 * Made-up people for tests and the evaluation. Each has a weight for every genre and tag and for a few traits that no catalogue holds; titles
 * differ in quality; from the sum follows a probability for each title, and from that a coin decides. People watch rather what is well known
 * and what they like; whether a watched title is liked depends on the coin alone, so the truth is what a calibrated score should say.
 */
export function syntheticPeople(titles: readonly TitleFeatures[], { count, ratings, seed }: PeopleWish): SyntheticPerson[] {
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
