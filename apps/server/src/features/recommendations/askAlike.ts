import type { AskWish, Engine, Taste } from "@worthy/recommender";

/** How many of the most alike a suggestion is chosen from: so many, that one of them is well known. */
const ALIKE = 60;

/** The title like a given one that is best asked about: likely to be known, and telling. None where all are rated or asked about already. */
export function askAlike(engine: Engine, taste: Taste, { like, ...wish }: AskWish & { like: number }): number[] {
  const only = new Set(engine.similar(like, ALIKE).map(({ titleId }) => titleId));
  return engine.ask(taste, { ...wish, limit: 1, only });
}
