import type { Stack } from "../community/community.ts";
import { PLAIN_STACK } from "../community/stack.ts";

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
