import type { CallApi, CallOutput } from "@worthy/contract";
import { AB_TESTS, assignVariant, type AbTest } from "@worthy/domain";
import { storeVariant, readVariant, type VariantPlaces } from "./deviceVariants.ts";

export interface DrawParts {
  places: VariantPlaces;
  call: CallApi;
  /** From 0 up to, but not including, 1. */
  random: () => number;
}

/**
 * Draws a variant of each test this device has none of, with the administrator's weights. Only
 * devices that have to draw request these; if that fails, a later page draws.
 */
export async function drawVariants({ places, call, random }: DrawParts): Promise<void> {
  const isToDraw = (test: AbTest) => readVariant(test, places) === null;
  if (!AB_TESTS.some(isToDraw)) return;
  const { results } = await call("listExperiments", {});
  // Checked again: another tab may have drawn meanwhile.
  for (const test of AB_TESTS.filter(isToDraw))
    storeVariant(
      test,
      assignVariant(weighted(test, results), { asked: null, kept: null, random: random() }),
      places,
    );
}

/** A test with its current weights; one the server doesn't run keeps its defaults. */
function weighted(test: AbTest, running: CallOutput<"listExperiments">["results"]): AbTest {
  const variants = running.find(({ name }) => name === test.name)?.variants;
  return {
    ...test,
    weights: test.weights.map(
      (weight, variant) => variants?.find(({ name }) => name === String(variant))?.weight ?? weight,
    ),
  };
}
