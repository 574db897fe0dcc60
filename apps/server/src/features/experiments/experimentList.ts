import { SEARCH_PLACEHOLDER, type AbTest } from "@worthy/domain";

export interface Variant {
  name: string;
  weight: number;
}

export interface Experiment {
  name: string;
  /** Event that counts as success of a visit. */
  goal: string;
  variants: readonly Variant[];
}

/** An experiment for a test; its variants are identified by number. */
const ofTest = ({ name, weights }: AbTest, goal: string): Experiment => ({
  name,
  goal,
  variants: weights.map((weight, variant) => ({ name: String(variant), weight })),
});

/** The A/B tests in the code, with their default weights. */
export const EXPERIMENTS: readonly Experiment[] = [ofTest(SEARCH_PLACEHOLDER, "search_performed")];
