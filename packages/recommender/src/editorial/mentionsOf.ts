import type { TitleFeatures } from "../model/titleFeatures.ts";

/**
 * How often each title is mentioned: the logarithm of one more than the number of titles that have
 * it as kin. Asked what goes with a title, people think of what is well known and well liked first.
 */
export function mentionsOf(titles: readonly TitleFeatures[]): Float64Array {
  const mentions = new Map<number, number>();
  for (const { kin = [] } of titles)
    for (const id of kin) mentions.set(id, (mentions.get(id) ?? 0) + 1);
  return Float64Array.from(titles, ({ id }) => Math.log1p(mentions.get(id) ?? 0));
}
