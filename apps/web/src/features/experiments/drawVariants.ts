import type { CallApi, CallOutput } from "@worthy/contract";
import { AB_TESTS, assignVariant, type AbTest } from "@worthy/domain";
import { keepVariant, readVariant, type VariantPlaces } from "./deviceVariants.ts";

export interface DrawParts {
  places: VariantPlaces;
  call: CallApi;
  /** At least 0, below 1. */
  random: () => number;
}

/** Draws a variant of each test that this device has none of, by the weights that an administrator has set. They are asked for by a device that has to draw, and by no other; where they do not come, a later page draws. */
export async function drawVariants({ places, call, random }: DrawParts): Promise<void> {
  const isToDraw = (test: AbTest) => readVariant(test, places) === null;
  if (!AB_TESTS.some(isToDraw)) return;
  const { results } = await call("listExperiments", {});
  // Looked at anew: another tab may have drawn meanwhile.
  for (const test of AB_TESTS.filter(isToDraw)) keepVariant(test, assignVariant(weighted(test, results), { asked: null, kept: null, random: random() }), places);
}

/** A test with the weights that hold; one that the server does not run is as the program has it. */
function weighted(test: AbTest, running: CallOutput<"listExperiments">["results"]): AbTest {
  const variants = running.find(({ name }) => name === test.name)?.variants;
  return { ...test, weights: test.weights.map((weight, variant) => variants?.find(({ name }) => name === String(variant))?.weight ?? weight) };
}
