import type { TitleFeatures } from "@worthy/recommender";
import {
  ratingMatrixFrom,
  shuffled,
  type TimedRatings,
  codeOf,
} from "@worthy/recommender/evaluation";
import { seededRandom } from "@worthy/recommender/synthetic";
import type { EvaluateOptions } from "./evaluateOptions.ts";
import { Names } from "./names.ts";
import type { RatingLines } from "./ratingLines.ts";
import { type Item, readItems, titleFeaturesOf } from "./readItems.ts";
import { readRatings } from "./readRatings.ts";

const LOVE = codeOf("LOVE");
const LIKE = codeOf("LIKE");
const MEH = codeOf("MEH");
const DISLIKE = codeOf("DISLIKE");

/** Converts numbers of a scale to rating codes. `top` is the highest number of the scale. */
function tasteScale(
  { like, dislike, implicit }: Pick<EvaluateOptions, "like" | "dislike" | "implicit">,
  top: number,
): (number: number) => number {
  if (implicit) return () => LIKE;
  return (number) => {
    if (number >= like) return number >= top ? LOVE : LIKE;
    return number <= dislike ? DISLIKE : MEH;
  };
}

type Scale = Pick<EvaluateOptions, "like" | "dislike" | "implicit" | "seed" | "items">;

/** All ratings of an evaluation, with the names shared by their files. */
export class RatingData {
  readonly people = new Names();
  readonly #titles = new Names();
  readonly #options: Scale;
  readonly #print: (line: string) => void;
  #places: Uint32Array | null = null;
  #facts: Map<string, Item> | null = null;

  constructor(options: Scale, print: (line: string) => void) {
    this.#options = options;
    this.#print = print;
  }

  /** @param times whether to keep times; training people don't need them */
  read(file: string, times = true): Promise<RatingLines> {
    this.#print(`reading ${file}`);
    return readRatings(file, {
      people: this.people,
      titles: this.#titles,
      implicit: this.#options.implicit,
      times,
      print: this.#print,
    });
  }

  /**
   * Ratings as rows, one per person in any file. Titles are numbered randomly: ties are ordered by
   * number, and file order would reveal which titles are popular.
   * @param top highest number of the scale
   */
  matrixOf(lines: RatingLines, top: number): TimedRatings {
    const places = this.#placesOfTitles();
    const taste = tasteScale(this.#options, top);
    const titleIds = Float64Array.from(places.keys(), (index) => index + 1);
    const { numbers } = lines;
    const loose = {
      people: lines.people,
      titles: lines.titles.map((title) => places[title] ?? 0),
      values: new Uint8Array(lines.size).map((_, at) => taste(numbers[at] ?? 0)),
      times: lines.times,
    };
    return ratingMatrixFrom(loose, { people: this.people.size, titleIds });
  }

  /**
   * Features of the titles, in the order of the matrices; fame comes from how many people in
   * `train` rated them.
   */
  async features(train: TimedRatings): Promise<TitleFeatures[]> {
    const names: string[] = [];
    const places = this.#placesOfTitles();
    this.#titles.all().forEach((name, index) => (names[places[index] ?? 0] = name));
    this.#facts ??= await this.#readFacts(names);
    return titleFeaturesOf(names, this.#facts, fameOf(train));
  }

  async #readFacts(names: readonly string[]): Promise<Map<string, Item>> {
    const { items } = this.#options;
    if (items === undefined) return new Map();
    const facts = await readItems(items);
    this.#print(
      `${items}: facts about ${names.filter((name) => facts.has(name)).length} of ${names.length} titles`,
    );
    return facts;
  }

  #placesOfTitles(): Uint32Array {
    this.#places ??= shuffled(this.#titles.size, seededRandom(this.#options.seed));
    if (this.#places.length !== this.#titles.size)
      throw new RangeError("a file was read after titles had been numbered");
    return this.#places;
  }
}

/** Fame of titles, best known first: of the first 5 % of them, of those up to 15 %, and so on. */
const STEPS = [
  { until: 0.05, fame: 8 },
  { until: 0.15, fame: 6 },
  { until: 0.4, fame: 4 },
  { until: 0.7, fame: 2.5 },
];
const LITTLE_KNOWN = 1.5;

function fameOf({ titleIds, titles }: TimedRatings): Float32Array {
  const counts = new Uint32Array(titleIds.length);
  for (const title of titles) counts[title] = (counts[title] ?? 0) + 1;
  const byCount = Uint32Array.from(counts.keys()).sort(
    (a, b) => (counts[b] ?? 0) - (counts[a] ?? 0),
  );
  const fame = new Float32Array(titleIds.length);
  byCount.forEach((title, place) => {
    const step = STEPS.find(({ until }) => place < until * byCount.length);
    fame[title] = step?.fame ?? LITTLE_KNOWN;
  });
  return fame;
}
