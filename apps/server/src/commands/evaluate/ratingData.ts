import type { TitleFeatures } from "@worthy/recommender";
import { ratingMatrixFrom, shuffled, type TimedRatings } from "@worthy/recommender/evaluation";
import { seededRandom } from "@worthy/recommender/synthetic";
import type { EvaluateOptions } from "./evaluateOptions.ts";
import { Names } from "./names.ts";
import type { RatingLines } from "./ratingLines.ts";
import { type Item, readItems, titleFeaturesOf } from "./readItems.ts";
import { readRatings } from "./readRatings.ts";
import { tasteScale } from "./tasteScale.ts";

type Scale = Pick<EvaluateOptions, "like" | "dislike" | "implicit" | "seed" | "items">;

/** All ratings of an evaluation as they are read, with the names that their files share. */
export class RatingData {
  readonly people = new Names();
  readonly #titles = new Names();
  readonly #options: Scale;
  readonly #say: (line: string) => void;
  #places: Uint32Array | null = null;
  #facts: Map<string, Item> | null = null;

  constructor(options: Scale, say: (line: string) => void) {
    this.#options = options;
    this.#say = say;
  }

  /** @param times whether to keep times; people to train on need none */
  read(file: string, times = true): Promise<RatingLines> {
    this.#say(`reading ${file}`);
    return readRatings(file, { people: this.people, titles: this.#titles, implicit: this.#options.implicit, times, say: this.#say });
  }

  /**
   * Ratings as rows, one for each person of any file. Titles are numbered in a random order: titles with equal scores come in the order of
   * their numbers, and the order of a file would give away which of them are popular.
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

  /** Facts about the titles, in the order of the matrices; prominence from how many people of `train` rated them. */
  async features(train: TimedRatings): Promise<TitleFeatures[]> {
    const names: string[] = [];
    const places = this.#placesOfTitles();
    this.#titles.all().forEach((name, index) => (names[places[index] ?? 0] = name));
    this.#facts ??= await this.#readFacts(names);
    return titleFeaturesOf(names, this.#facts, prominenceOf(train));
  }

  async #readFacts(names: readonly string[]): Promise<Map<string, Item>> {
    const { items } = this.#options;
    if (items === undefined) return new Map();
    const facts = await readItems(items);
    this.#say(`${items}: facts about ${names.filter((name) => facts.has(name)).length} of ${names.length} titles`);
    return facts;
  }

  #placesOfTitles(): Uint32Array {
    this.#places ??= shuffled(this.#titles.size, seededRandom(this.#options.seed));
    if (this.#places.length !== this.#titles.size) throw new RangeError("a file was read after titles had been numbered");
    return this.#places;
  }
}

/** Shares of the titles, best known first, that are of prominence 5, 4, 3 and 2; the rest is of 1. */
const STEPS = [0.05, 0.15, 0.4, 0.7];

function prominenceOf({ titleIds, titles }: TimedRatings): Uint8Array {
  const counts = new Uint32Array(titleIds.length);
  for (const title of titles) counts[title] = (counts[title] ?? 0) + 1;
  const byFame = Uint32Array.from(counts.keys()).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const prominence = new Uint8Array(titleIds.length);
  byFame.forEach((title, place) => (prominence[title] = 5 - STEPS.filter((share) => place >= share * byFame.length).length));
  return prominence;
}
