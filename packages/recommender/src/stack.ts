import type { Stack } from "./community.ts";

/** How Worthy is put together before anybody's ratings were learned from: what the facts say, at face value. */
export const PLAIN_STACK: Stack = {
  constant: 0,
  rate: 1,
  bias: 1,
  grade: 0,
  lean: 0,
  content: [1, 0],
  residual: [0, 0],
  liked: [0, 0],
  notLiked: [0, 0],
};

/** The factors of the kinds of evidence after some ratings. None is ever negative: what speaks for a title never counts against it. */
export interface Factors {
  readonly content: number;
  readonly residual: number;
  readonly liked: number;
  readonly notLiked: number;
}

export function factorsOf({ content, residual, liked, notLiked }: Stack, tasteRatings: number): Factors {
  const after = ([start, growth]: readonly [number, number]) => Math.max(0, start + growth * Math.log1p(tasteRatings));
  return { content: after(content), residual: after(residual), liked: after(liked), notLiked: after(notLiked) };
}
