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
  /** How far the order that others' likes give each title is to be trusted, 0 to 1. */
  readonly trust: Float32Array;
  /** Its mean over titles above 0. */
  readonly meanTrust: number;
  /** How large the training was: from 0 without any ratings towards 1. */
  readonly largeness: number;
}

/** Ratings of a title after which its order by others' likes is trusted by half. */
const HALF_TRUSTED = 10;

/** Ratings of a training that is half as large as can be. */
const HALF_LARGE = 100_000;

function largenessOf(counts: Float32Array): number {
  const ratings = counts.reduce((sum, count) => sum + count, 0);
  return ratings / (ratings + HALF_LARGE);
}

/** The share of each kind's titles that have ratings. */
function coverageOf(counts: Float32Array, shows: Uint8Array): number[] {
  const rated = [0, 0];
  const all = [0, 0];
  counts.forEach((count, title) => {
    const kind = shows[title] ?? 0;
    all[kind] = (all[kind] ?? 0) + 1;
    if (count > 0) rated[kind] = (rated[kind] ?? 0) + 1;
  });
  return rated.map((count, kind) => count / Math.max(1, all[kind] ?? 0));
}

/**
 * Trust grows with a title's ratings. A title without any, whose likes were predicted from similar
 * titles, has that of the ratings it would have had, as far as its kind has been rated: who rate
 * films say nothing about shows.
 */
function trustOf(
  { counts, popularity }: Pick<Community, "counts" | "popularity">,
  shows: Uint8Array,
): Float32Array {
  let [ratings, likes] = [0, 0];
  counts.forEach((count, title) => {
    if (count === 0) return;
    ratings += count;
    likes += popularity[title] ?? 0;
  });
  const perLike = likes > 0 ? ratings / likes : 0;
  const coverage = coverageOf(counts, shows);
  return counts.map((count, title) => {
    if (count > 0) return count / (count + HALF_TRUSTED);
    const likely = Math.max(0, perLike * (popularity[title] ?? 0));
    return ((coverage[shows[title] ?? 0] ?? 0) * likely) / (likely + HALF_TRUSTED);
  });
}

function meanTrustOf(trust: Float32Array): number {
  const covered = trust.filter((value) => value > 0);
  return covered.reduce((sum, value) => sum + value, 0) / Math.max(1, covered.length);
}

/** @param shows by index: 1 for a show, 0 for a film */
export function openCommunity(
  community: Community,
  titleIds: Float64Array,
  shows: Uint8Array,
): OpenCommunity {
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
  const counts = moved(community.counts);
  const popularity = moved(community.popularity);
  const trust = trustOf({ counts, popularity }, shows);
  return {
    parameters: community.parameters,
    rates: moved(community.rates),
    grades: moved(community.grades),
    counts,
    popularity,
    trust,
    meanTrust: meanTrustOf(trust),
    largeness: largenessOf(counts),
    liked: placed(community.liked),
    notLiked: placed(community.notLiked),
    residual,
    power: Float32Array.from({ length: size }, (_, title) => powerOf(residual, title)),
  };
}
