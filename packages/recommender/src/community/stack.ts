import type { Stack } from "./community.ts";

/** How Worthy is computed before anything was learned from ratings: content at face value. */
export const PLAIN_STACK: Stack = {
  constant: [0, 0],
  rate: 1,
  bias: [1, 0],
  grade: 0,
  lean: [0, 0],
  content: [1, 0],
  residual: [0, 0],
  liked: [0, 0],
  notLiked: [0, 0],
};

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
  const grown = ([start, growth]: readonly [number, number]) =>
    start + growth * Math.log1p(tasteRatings);
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
