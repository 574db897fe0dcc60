import type { Stack } from "./community.ts";

/**
 * What the evidence of shared traits and kin is multiplied by without other people's ratings: the fit is
 * too cautious, since what it puts high is liked by more people than it says, and what it puts low by fewer.
 */
export const CONTENT_ALONE = 1.15;

/** How Worthy is computed before anything was learned from ratings. */
export const PLAIN_STACK: Stack = {
  constant: [0, 0],
  rate: 1,
  bias: [1, 0],
  grade: 0,
  lean: [0, 0],
  content: [CONTENT_ALONE, 0],
  residual: [0, 0],
  liked: [0, 0],
  notLiked: [0, 0],
};

type Pair = readonly [number, number];

/**
 * A stack between the plain one and a learned one: how few people rate says more about them than
 * about newcomers.
 * @param trust share of what was learned
 */
export function trustedStack(learned: Stack, trust: number): Stack {
  const between = (plain: number, other: number) => plain + trust * (other - plain);
  const both = (plain: Pair, other: Pair): Pair => [
    between(plain[0], other[0]),
    between(plain[1], other[1]),
  ];
  return {
    rate: between(PLAIN_STACK.rate, learned.rate),
    grade: between(PLAIN_STACK.grade, learned.grade),
    constant: both(PLAIN_STACK.constant, learned.constant),
    bias: both(PLAIN_STACK.bias, learned.bias),
    lean: both(PLAIN_STACK.lean, learned.lean),
    content: both(PLAIN_STACK.content, learned.content),
    residual: both(PLAIN_STACK.residual, learned.residual),
    liked: both(PLAIN_STACK.liked, learned.liked),
    notLiked: both(PLAIN_STACK.notLiked, learned.notLiked),
  };
}

/**
 * The weights that depend on the number of ratings. None but the constant is negative: evidence for
 * a title never counts against it.
 */
export interface Factors {
  /** Added; the only one that can be negative. */
  readonly constant: number;
  readonly bias: number;
  readonly lean: number;
  readonly content: number;
  readonly residual: number;
  readonly liked: number;
  readonly notLiked: number;
}

export function factorsOf(
  { constant, bias, lean, content, residual, liked, notLiked }: Stack,
  tasteRatings: number,
): Factors {
  const grown = ([start, growth]: Pair) => start + growth * Math.log1p(tasteRatings);
  const after = (pair: readonly [number, number]) => Math.max(0, grown(pair));
  return {
    constant: grown(constant),
    bias: after(bias),
    lean: after(lean),
    content: after(content),
    residual: after(residual),
    liked: after(liked),
    notLiked: after(notLiked),
  };
}
