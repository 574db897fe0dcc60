import type { AbTest } from "./abTest.ts";
import { parseVariant } from "./abTests.ts";

interface AssignmentParts {
  /** What the address asks for. */
  asked: string | null;
  /** What the device was given before. */
  kept: string | null;
  /** At least 0, below 1. */
  random: number;
}

/** The variant of a device: the one asked for, else the one it has, else one drawn by the weights. */
export function assignVariant(test: AbTest, { asked, kept, random }: AssignmentParts): number {
  return parseVariant(test, asked) ?? parseVariant(test, kept) ?? draw(test.weights, random);
}

function draw(weights: readonly number[], random: number): number {
  let left = random * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [variant, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return variant;
  }
  return 0;
}
