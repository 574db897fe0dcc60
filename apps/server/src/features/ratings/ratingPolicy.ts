import type { Administrator, Owner, Readable } from "../../platform/policy.ts";

/** A person's ratings, as shown to friends if both share theirs. */
export interface RatingsOf {
  readonly userId: string;
  /** Type only: distinguishes this from other things of a person. */
  readonly thing?: "ratings";
}

/** A person's taste, from which people sharing a list with them get scores, but no ratings. */
export interface TasteOf {
  readonly userId: string;
  readonly thing?: "taste";
}

/** Whose ratings the caller may see. */
export type RatingsHolder = Owner | Readable<RatingsOf>;
/** Whose taste the caller may use. */
export type TasteHolder = Owner | Readable<TasteOf>;

/** A person whose scores count towards an anonymous figure of the whole installation. */
export function mayMeasure(
  _admin: Administrator,
  { userId }: { userId: string; sampled: true },
): Readable<TasteOf> {
  return { userId } as Readable<TasteOf>;
}
