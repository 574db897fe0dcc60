import type { AbTest } from "./abTest.ts";
import { parseVariant } from "./abTests.ts";

interface AssignmentParts {
  /** The variant requested by the address. */
  asked: string | null;
  /** The variant assigned to the device before. */
  kept: string | null;
  /** From 0 up to, but not including, 1. */
  random: number;
}

/**
 * A device's variant: the requested one, otherwise the one it has, otherwise one drawn by weight.
 */
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
