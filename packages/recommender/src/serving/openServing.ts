import type { Stack } from "../community/community.ts";
import { CURVE } from "../taste/logistic.ts";
import type { Model } from "../model/model.ts";
import type { PerKind } from "../taste/taste.ts";
import type { OpenCommunity } from "../community/openCommunity.ts";
import type { Prior } from "../model/prior.ts";
import type { Factors } from "../community/stack.ts";
import type { TitlesByFeature } from "../model/titlesByFeature.ts";
import { factTables, roomFor } from "./factTables.ts";
import { kernelsOver } from "./servingKernels.ts";
import { servingMemory, type TitleArrays } from "./titleArrays.ts";
import { titlePatterns } from "./titlePatterns.ts";

interface Person {
  /** The part that is the same for all films of a person, and for all shows. */
  readonly person: PerKind;
  readonly lean: number;
  readonly factors: Factors;
  /** How far other people's ratings are to be trusted; null without any: then `alone` isn't read. */
  readonly trust: number | null;
}

interface RankParts {
  /** Weight of popularity relative to co-liking. */
  readonly fame: number;
  /** Weight of all that other people's ratings say. */
  readonly together: number;
}

/**
 * The kernels over one catalogue: everything computed for every title when somebody rates. Handles
 * one person at a time and keeps no state about them.
 */
export interface Serving {
  readonly titles: TitleArrays;
  /**
   * Sets every title's content to the contribution of common features, and resets their weights to
   * zero.
   */
  lookUpFacts(weights: Float64Array): void;
  /** Computes `titles.logits` and `titles.scores` from content, sums and `titles.alone`. */
  scoreAll(person: Person): void;
  /** Computes `titles.values` from sums and `titles.alone`. */
  rankAll(parts: RankParts): void;
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
  titles.prior.set(prior.logits);
  titles.scales.set(model.scales);
  titles.shows.set(model.shows);
  if (community) titles.grades.set(community.grades);
  if (community) titles.popularity.set(community.popularity);
  if (community) titles.trust.set(community.trust);
  const covered = titles.trust.reduce((sum, trust) => sum + (trust > 0 ? 1 : 0), 0);
  const tables = factTables({ memory, kernels, byFeature, groups });
  return {
    titles,
    lookUpFacts: tables.apply,
    scoreAll: ({ person, lean, trust, factors: { content, residual, liked, notLiked } }) =>
      void kernels.scoreAll(
        arrays,
        stride,
        curve,
        ...person,
        stack.rate,
        stack.grade,
        content,
        residual,
        lean,
        liked,
        notLiked,
        trust === null ? 0 : 1,
        trust ?? 0,
      ),
    rankAll: ({ fame, together }) =>
      void kernels.rankAll(arrays, stride, size, fame, together, covered),
  };
}
