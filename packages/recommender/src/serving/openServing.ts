import type { Stack } from "../community/community.ts";
import { CURVE, LOG_CHANCES } from "../taste/logistic.ts";
import type { Model } from "../model/model.ts";
import type { PerKind } from "../taste/taste.ts";
import type { OpenCommunity } from "../community/openCommunity.ts";
import type { Prior } from "../model/prior.ts";
import { CONTENT_ALONE, type Factors } from "../community/stack.ts";
import type { TitlesByFeature } from "../model/titlesByFeature.ts";
import { type Closeness, closenessBy, roomForLabels } from "./closenessBy.ts";
import { type FactTables, factTables, roomFor } from "./factTables.ts";
import { type RareFeatures, rareFeatures, roomForRare } from "./rareFeatures.ts";
import { kernelsOver } from "./servingKernels.ts";
import { type ServingMemory, servingMemory, type TitleArrays } from "./titleArrays.ts";
import { titlePatterns } from "./titlePatterns.ts";

interface Content {
  /** The part that is the same for all films of a person, and for all shows. */
  readonly person: PerKind;
  readonly factors: Factors;
}

interface Person extends Content {
  /** The same without other people's ratings. */
  readonly alone: PerKind;
  readonly lean: number;
  /** How far other people's ratings are to be trusted. */
  readonly trust: number;
}

interface OrderParts {
  /** One of the arrays: logits without other people's ratings, in place of which the order comes. */
  readonly logits: Float32Array;
  /** Weights of fame and of closeness. */
  readonly fame: number;
  readonly closeness: number;
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
export interface Serving extends Closeness, FactTables, RareFeatures {
  readonly titles: TitleArrays;
  /** Computes `titles.logits` from content, if there are no ratings by other people. */
  scoreContent(person: Content): void;
  /** Computes `titles.logits` and, as logits, `titles.alone` from content and sums. */
  scoreAll(person: Person): void;
  /** Computes `titles.scores` from `titles.logits`. */
  scoreLogits(): void;
  /** Turns logits into the order without other people, with `titles.closeness`. */
  orderAlone(parts: OrderParts): void;
  /** Computes `titles.values` from sums and `titles.alone`. */
  rankAll(parts: RankParts): void;
  /** The titles of a kind whose `titles.values` reach a bar, ascending; valid until the next call. */
  reaching(kind: number, bar: number): Uint32Array;
}

interface Parts {
  readonly model: Model;
  readonly byFeature: TitlesByFeature;
  readonly prior: Prior;
  readonly community: OpenCommunity | null;
  readonly stack: Stack;
  /** By title: how close it is to one that somebody happens to have seen; empty without labels. */
  readonly crowd: Float32Array;
}

/** What doesn't change, in the arrays. */
function fillArrays(titles: TitleArrays, { model, prior, community, crowd }: Parts): void {
  titles.prior.set(prior.logits);
  titles.priorAlone.set(prior.alone);
  titles.scales.set(model.scales);
  titles.shows.set(model.shows);
  titles.fame.set(model.fame);
  titles.crowd.set(crowd);
  if (!community) return;
  titles.grades.set(community.grades);
  titles.popularity.set(community.popularity);
  titles.trust.set(community.trust);
}

/** Copies a curve into the memory and returns its address. */
function placeCurve({ memory, take }: ServingMemory, curve: Float64Array | Float32Array): number {
  const address = take(curve.byteLength);
  new Uint8Array(memory.buffer, address).set(new Uint8Array(curve.buffer));
  return address;
}

export function openServing(parts: Parts): Serving {
  const { model, byFeature, stack } = parts;
  const size = model.titleIds.length;
  const groups = titlePatterns(byFeature, size);
  const tabled = new Set(groups.flatMap(({ columns }) => columns));
  const memory = servingMemory(
    size,
    roomFor(groups, 4 * (size + 4)) +
      roomForRare(byFeature, tabled) +
      roomForLabels(model) +
      CURVE.byteLength +
      LOG_CHANCES.byteLength +
      4 * size +
      5 * 16,
  );
  const { titles, arrays, stride } = memory;
  const kernels = kernelsOver(memory.memory);
  const curve = placeCurve(memory, CURVE);
  const chances = placeCurve(memory, LOG_CHANCES);
  const list = memory.take(4 * size);
  const listed = new Uint32Array(memory.memory.buffer, list, size);
  fillArrays(titles, parts);
  const covered = titles.trust.reduce((sum, trust) => sum + (trust > 0 ? 1 : 0), 0);
  return {
    titles,
    ...closenessBy({ memory, kernels, model }),
    ...factTables({ memory, kernels, byFeature, groups }),
    ...rareFeatures({ memory, kernels, model, byFeature, tabled }),
    scoreContent: ({ person, factors: { content } }) =>
      void kernels.scoreContent(arrays, stride, ...person, stack.rate, content),
    scoreAll: ({ person, alone, lean, trust, factors: { content, residual, liked, notLiked } }) =>
      void kernels.scoreAll(
        arrays,
        stride,
        ...person,
        ...alone,
        stack.rate,
        stack.grade,
        content,
        residual,
        lean,
        liked,
        notLiked,
        CONTENT_ALONE,
        trust,
      ),
    scoreLogits: () => void kernels.scoreLogits(arrays, stride, curve),
    orderAlone: ({ logits, fame, closeness }) =>
      void kernels.orderAlone(arrays, stride, logits.byteOffset, chances, fame, closeness),
    rankAll: ({ fame, together }) =>
      void kernels.rankAll(arrays, stride, size, fame, together, covered),
    reaching: (kind, bar) =>
      listed.subarray(0, kernels.reaching(arrays, stride, size, kind, bar, list)),
  };
}
