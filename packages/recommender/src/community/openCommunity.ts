import type { Community } from "./community.ts";
import { powerOf, renumberRows, type WeightRows } from "../model/weightRows.ts";

/**
 * A community by the indices of a title space. Titles it doesn't know have zeros; removed titles
 * are dropped.
 */
export interface OpenCommunity extends Omit<Community, "titleIds"> {
  /**
   * How much an answer about each title says about the others: the sum of its squared residual
   * weights.
   */
  readonly power: Float32Array;
}

export function openCommunity(community: Community, titleIds: Float64Array): OpenCommunity {
  const size = titleIds.length;
  const indexById = new Map(Array.from(titleIds, (id, index) => [id, index]));
  const indexOf = Int32Array.from(community.titleIds, (id) => indexById.get(id) ?? -1);
  const same =
    community.titleIds.length === size &&
    community.titleIds.every((id, index) => titleIds[index] === id);
  const placed = (rows: WeightRows): WeightRows =>
    same ? rows : renumberRows(rows, indexOf, size);
  const moved = (values: Float32Array): Float32Array => {
    const result = new Float32Array(size);
    indexOf.forEach((index, old) => {
      if (index >= 0) result[index] = values[old] ?? 0;
    });
    return result;
  };
  const residual = placed(community.residual);
  return {
    parameters: community.parameters,
    rates: moved(community.rates),
    grades: moved(community.grades),
    counts: moved(community.counts),
    popularity: moved(community.popularity),
    liked: placed(community.liked),
    notLiked: placed(community.notLiked),
    residual,
    power: Float32Array.from({ length: size }, (_, title) => powerOf(residual, title)),
  };
}
