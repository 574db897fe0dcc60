import { codeOf } from "@worthy/recommender/evaluation";
import type { EvaluateOptions } from "./evaluateOptions.ts";

const LOVE = codeOf("LOVE");
const LIKE = codeOf("LIKE");
const MEH = codeOf("MEH");
const DISLIKE = codeOf("DISLIKE");

/** Translates numbers of a scale into values of taste, as codes. `top` is the highest number of the scale. */
export function tasteScale({ like, dislike, implicit }: Pick<EvaluateOptions, "like" | "dislike" | "implicit">, top: number): (number: number) => number {
  if (implicit) return () => LIKE;
  return (number) => {
    if (number >= like) return number >= top ? LOVE : LIKE;
    return number <= dislike ? DISLIKE : MEH;
  };
}
