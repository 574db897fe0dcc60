import type { RatedTitle } from "../taste/taste.ts";
import type { TitleSpace } from "../model/titleSpace.ts";

/**
 * Adds the features of a title that are in no table, each once; resets their weights to zero.
 * Content is stored without the title's scale.
 */
function addFeatures(
  { byFeature, serving, rowStart, columns }: TitleSpace,
  rated: number,
  weights: Float64Array,
): void {
  const { start, titles, values } = byFeature;
  const { content } = serving.titles;
  const last = rowStart[rated + 1] ?? 0;
  for (let cell = rowStart[rated] ?? 0; cell < last; cell++) {
    const column = columns[cell] ?? 0;
    const weight = weights[column] ?? 0;
    if (weight === 0) continue; // zero, in a table, or already added by another title
    weights[column] = 0;
    const end = start[column + 1] ?? 0;
    for (let at = start[column] ?? 0; at < end; at++) {
      const title = titles[at] ?? 0;
      content[title] = (content[title] ?? 0) + weight * (values[at] ?? 0);
    }
  }
}

/**
 * Sets every title's content from weights of features that only rated titles have: common features
 * by table, the others one by one. The weights are zeros afterwards.
 */
export function contentOf(
  space: TitleSpace,
  rated: readonly Pick<RatedTitle, "title">[],
  weights: Float64Array,
): void {
  space.serving.lookUpFacts(weights);
  for (const { title } of rated) addFeatures(space, title, weights);
}
