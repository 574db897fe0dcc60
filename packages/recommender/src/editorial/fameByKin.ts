import type { TitleFeatures } from "../model/titleFeatures.ts";

/** Steps of fame for each e-fold of titles that have one as kin. */
const STEPS = 1.5;

/**
 * Fame in finer steps. Asked what goes with a title, people think of what is well known first, so of equally famous
 * titles, those that more others have as kin are better known. The mean stays as it is.
 * @returns by title; for those without labels, their fame
 */
export function fameByKin(titles: readonly TitleFeatures[]): Float32Array {
  const namedBy = new Map<number, number>();
  for (const { kin = [] } of titles)
    for (const id of kin) namedBy.set(id, (namedBy.get(id) ?? 0) + 1);
  const toldOf = ({ id }: TitleFeatures) => Math.log1p(namedBy.get(id) ?? 0);
  const labelled = titles.filter(({ kin }) => kin !== undefined);
  const mean = labelled.reduce((sum, title) => sum + toldOf(title), 0) / labelled.length;
  return Float32Array.from(titles, (title) =>
    title.kin === undefined ? title.fame : title.fame + STEPS * (toldOf(title) - mean),
  );
}
