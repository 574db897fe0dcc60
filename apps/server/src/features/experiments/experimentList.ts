import { SEARCH_PLACEHOLDER, type AbTest } from "@worthy/domain";

export interface Variant {
  name: string;
  weight: number;
}

export interface Experiment {
  name: string;
  /** Event that counts as a success of a visit. */
  goal: string;
  variants: readonly Variant[];
}

/** A test as devices know it: its variants are named by their numbers. */
const ofTest = ({ name, weights }: AbTest, goal: string): Experiment => ({ name, goal, variants: weights.map((weight, variant) => ({ name: String(variant), weight })) });

/** The A/B tests that the program knows, with the weights they begin with. */
export const EXPERIMENTS: readonly Experiment[] = [ofTest(SEARCH_PLACEHOLDER, "search_performed")];
