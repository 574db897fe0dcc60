import type { Model } from "./model.ts";
import { dotRows } from "./sparseRow.ts";

/** A model ready to serve: its rows, with what is derived from them once. Titles are addressed by index, not by id. */
export interface TitleSpace extends Model {
  readonly size: number;
  readonly indexOf: ReadonlyMap<number, number>;
  readonly lengths: Float64Array;
  /** Column of the `tv` feature, or -1. */
  readonly tvColumn: number;
}

export function openTitleSpace(model: Model): TitleSpace {
  const size = model.titleIds.length;
  return {
    ...model,
    size,
    indexOf: new Map(Array.from(model.titleIds, (id, index) => [id, index])),
    lengths: Float64Array.from({ length: size }, (_, title) => Math.sqrt(dotRows(model, title, title))),
    tvColumn: model.features.findIndex(({ trait, key }) => trait === "kind" && key === "tv"),
  };
}

export const idAt = (space: TitleSpace, title: number): number => space.titleIds[title] ?? 0;

/** Cosine of two titles, 0 (nothing shared) to 1 (the same facts). */
export function similarityOf(space: TitleSpace, a: number, b: number): number {
  const length = (space.lengths[a] ?? 0) * (space.lengths[b] ?? 0);
  return length === 0 ? 0 : Math.min(1, dotRows(space, a, b) / length);
}
