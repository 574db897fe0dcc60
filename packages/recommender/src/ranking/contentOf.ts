import type { RatedTitle } from "../taste/taste.ts";
import type { TitleSpace } from "../model/titleSpace.ts";

/**
 * Sets every title's content from weights of features that only rated titles have: common features
 * by table, the others one by one. The weights are zeros afterwards.
 */
export function contentOf(
  { serving }: Pick<TitleSpace, "serving">,
  rated: readonly Pick<RatedTitle, "title">[],
  weights: Float64Array,
): void {
  serving.lookUpFacts(weights);
  serving.addRareFeatures(weights, rated);
}
