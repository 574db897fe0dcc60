import type { Queries } from "./http/handler.ts";

/** One title that turns out to be another. */
export interface TitleMove {
  from: number;
  to: number;
}

/**
 * Moves at most `limit` rows of what a feature stores about one title to another, and returns how
 * many there were. If somebody said something about both, what they said about `to` stays. When it
 * returns fewer than the limit, nothing is stored about `from`.
 */
export type MoveTitle = (sql: Queries, move: TitleMove, limit: number) => Promise<number>;
