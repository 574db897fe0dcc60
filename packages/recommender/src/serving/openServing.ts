import type { Stack } from "../community.ts";
import { CURVE } from "../logistic.ts";
import type { Model } from "../model.ts";
import type { OpenCommunity } from "../openCommunity.ts";
import type { Prior } from "../prior.ts";
import type { Factors } from "../stack.ts";
import type { TitlesByFeature } from "../titlesByFeature.ts";
import { factTables, roomFor } from "./factTables.ts";
import { kernelsOver } from "./servingKernels.ts";
import { servingMemory, type TitleArrays } from "./titleArrays.ts";
import { titlePatterns } from "./titlePatterns.ts";

interface Person {
  /** What is the same for all titles of one person. */
  readonly person: number;
  readonly share: number;
  readonly lean: number;
  readonly factors: Factors;
}

interface RankParts {
  /** What popularity weighs beside co-liking. */
  readonly fame: number;
  readonly together: number;
  readonly worthy: number;
}

/** The kernels over one catalogue: what must be done for every title whenever somebody rates. One person at a time; nothing is kept of any. */
export interface Serving {
  readonly titles: TitleArrays;
  /** Sets every title's content to what common features weigh, and their weights to zero. */
  lookUpFacts(weights: Float64Array): void;
  /** From content and sums to `titles.logits` and `titles.scores`. */
  scoreAll(person: Person): void;
  /** From sums and logits to `titles.values`. */
  rankAll(parts: RankParts): void;
  /** Every title whose value is not below the bar, ascending; good until the next call. */
  choose(bar: number): Uint32Array;
}

interface Parts {
  readonly model: Model;
  readonly byFeature: TitlesByFeature;
  readonly prior: Prior;
  readonly community: OpenCommunity | null;
  readonly stack: Stack;
}

export function openServing({ model, byFeature, prior, community, stack }: Parts): Serving {
  const size = model.titleIds.length;
  const groups = titlePatterns(byFeature, size);
  const memory = servingMemory(size, roomFor(groups, 4 * (size + 4)) + CURVE.byteLength + 16);
  const { titles, arrays, stride } = memory;
  const kernels = kernelsOver(memory.memory);
  const curve = memory.take(CURVE.byteLength);
  new Float64Array(memory.memory.buffer, curve, CURVE.length).set(CURVE);
  titles.steady.set(prior.steady);
  titles.fading.set(prior.fading);
  titles.scales.set(model.scales);
  if (community) titles.grades.set(community.grades);
  if (community) titles.popularity.set(community.popularity);
  const tables = factTables({ memory, kernels, byFeature, groups });
  return {
    titles,
    lookUpFacts: tables.apply,
    scoreAll: ({ person, share, lean, factors: { content, residual, liked, notLiked } }) =>
      void kernels.scoreAll(arrays, stride, curve, person, share, stack.rate, stack.grade, content, residual, lean, liked, notLiked),
    rankAll: ({ fame, together, worthy }) => void kernels.rankAll(arrays, stride, size, fame, together, worthy),
    choose: (bar) => memory.chosen.subarray(0, kernels.choose(arrays, stride, size, bar)),
  };
}
