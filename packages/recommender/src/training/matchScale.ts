import { buildTaste } from "../taste/buildTaste.ts";
import type { Community, Stack } from "../community/community.ts";
import { leanOf, wholeSums } from "../community/communitySums.ts";
import type { Model } from "../model/model.ts";
import type { RatingMatrix } from "../community/ratingMatrix.ts";
import { openTitleSpace, type TitleSpace } from "../model/titleSpace.ts";
import { yieldToEvents } from "./yieldToEvents.ts";
import type { Hidden } from "./hideSome.ts";
import { shownRatings } from "./shownRatings.ts";

const PEOPLE = 300;

interface Scale {
  liked: number;
  notLiked: number;
  residual: number;
}

/**
 * Size of the evidence a community gives on unrated titles, weighted by how many people know them.
 */
async function scaleOf(
  space: TitleSpace,
  people: readonly ReturnType<typeof shownRatings>[],
  signal: AbortSignal | undefined,
): Promise<Scale> {
  const scale = { liked: 0, notLiked: 0, residual: 0 };
  for (const [turn, ratings] of people.entries()) {
    await yieldToEvents(turn, signal);
    const taste = buildTaste(space, ratings);
    if (!space.community || !taste.sums) continue;
    const lean = leanOf(taste.sums);
    const sums = wholeSums(space.community, taste.sums);
    for (let title = 0; title < space.size; title++) {
      if (ratings.has(space.titleIds[title] ?? 0)) continue;
      const weight = space.community.counts[title] ?? 0;
      scale.liked += weight * (sums.liked[title] ?? 0);
      scale.notLiked += weight * (sums.notLiked[title] ?? 0);
      scale.residual +=
        weight * ((sums.residual[title] ?? 0) - lean * (sums.mass[title] ?? 0)) ** 2;
    }
  }
  return { ...scale, residual: Math.sqrt(scale.residual) };
}

interface ScaleOptions {
  readonly early: Community;
  readonly community: Community;
  readonly ratings: RatingMatrix;
  readonly hidden: readonly Hidden[];
  readonly signal: AbortSignal | undefined;
}

/**
 * A community trained on more ratings gives slightly stronger evidence than the one its stack was
 * fitted with, which would make every score a little too high. Measures how much stronger on titles
 * neither was trained on, and divides the weights by it.
 */
export async function matchScale(
  stack: Stack,
  content: Model,
  options: ScaleOptions,
): Promise<Stack> {
  const stride = Math.max(1, Math.floor(options.hidden.length / PEOPLE));
  const people = options.hidden
    .filter((_, at) => at % stride === 0)
    .map((set) => shownRatings(options.ratings, set));
  const before = await scaleOf(openTitleSpace(content, options.early), people, options.signal);
  const after = await scaleOf(openTitleSpace(content, options.community), people, options.signal);
  const matched = (
    pair: readonly [number, number],
    kind: keyof Scale,
  ): readonly [number, number] => {
    const ratio = before[kind] > 0 && after[kind] > 0 ? before[kind] / after[kind] : 1;
    return [pair[0] * ratio, pair[1] * ratio];
  };
  return {
    ...stack,
    liked: matched(stack.liked, "liked"),
    notLiked: matched(stack.notLiked, "notLiked"),
    residual: matched(stack.residual, "residual"),
  };
}
