import type { Community, Stack } from "../community/community.ts";
import type { Model } from "./model.ts";
import { type OpenCommunity, openCommunity } from "../community/openCommunity.ts";
import { type Prior, priorOf } from "./prior.ts";
import { openServing, type Serving } from "../serving/openServing.ts";
import { crowdOf, factsOnly } from "../editorial/crowd.ts";
import { PLAIN_STACK } from "../community/stack.ts";
import { dotRows } from "../community/sparseRow.ts";
import { rarityOf } from "./trainModel.ts";
import { titlesByFeature } from "./titlesByFeature.ts";

/**
 * A model ready to serve, with data derived from its rows once. Titles are addressed by index, not
 * id.
 */
export interface TitleSpace extends Model {
  readonly size: number;
  readonly indexOf: ReadonlyMap<number, number>;
  readonly lengths: Float64Array;
  /** How much of the catalogue depends on each feature: the sum of its squared values. */
  readonly mass: Float64Array;
  /** What each feature counts for being rare (idf). */
  readonly rarities: Float64Array;
  /** The films, then the shows: their indices, ascending. */
  readonly kinds: readonly Uint32Array[];
  /** What was learned from other people's ratings; null before there are any. */
  readonly community: OpenCommunity | null;
  readonly prior: Prior;
  /** Mean grades relative to the average; zeros before there are any. */
  readonly grades: Float32Array;
  /** Zeros between uses, one per feature: scratch for one person's weights. */
  readonly scratchWeights: Float64Array;
  /** The same, for another sum at the same time. */
  readonly scratchSums: Float64Array;
  readonly serving: Serving;
  readonly stack: Stack;
  /** The model without kin. */
  readonly facts: Model;
  /** Lengths of the facts. */
  readonly factLengths: Float64Array;
}

function massOf({ features, columns, values }: Model): Float64Array {
  const mass = new Float64Array(features.length);
  columns.forEach((column, at) => (mass[column] = (mass[column] ?? 0) + (values[at] ?? 0) ** 2));
  return mass;
}

function raritiesOf({ features, columns, titleIds }: Model): Float64Array {
  const counts = new Uint32Array(features.length);
  for (const column of columns) counts[column] = (counts[column] ?? 0) + 1;
  return Float64Array.from(counts, (count) => rarityOf(count, titleIds.length));
}

const lengthsOf = (model: Model): Float64Array =>
  Float64Array.from({ length: model.titleIds.length }, (_, title) =>
    Math.sqrt(dotRows(model, title, title)),
  );

export function openTitleSpace(model: Model, community: Community | null = null): TitleSpace {
  const size = model.titleIds.length;
  const { shows } = model;
  const open = community && openCommunity(community, model.titleIds, shows);
  const byFeature = titlesByFeature(model);
  const facts = model.editorial ? factsOnly(model) : model;
  const prior = priorOf(model, open);
  const crowd = crowdOf(model, facts);
  const stack = community?.parameters.stack ?? PLAIN_STACK;
  return {
    ...model,
    size,
    indexOf: new Map(Array.from(model.titleIds, (id, index) => [id, index])),
    lengths: lengthsOf(model),
    mass: massOf(model),
    rarities: raritiesOf(model),
    kinds: [0, 1].map((kind) =>
      Uint32Array.from(shows.keys()).filter((title) => shows[title] === kind),
    ),
    community: open,
    prior,
    grades: open?.grades ?? new Float32Array(size),
    scratchWeights: new Float64Array(model.features.length),
    scratchSums: new Float64Array(model.features.length),
    serving: openServing({ model, byFeature, prior, community: open, stack, crowd }),
    stack,
    facts,
    factLengths: lengthsOf(facts),
  };
}

export const idAt = (space: TitleSpace, title: number): number => space.titleIds[title] ?? 0;
