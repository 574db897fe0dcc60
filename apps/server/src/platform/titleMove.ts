import type { Queries } from "./http/handler.ts";

/** One title that turns out to be another. */
export interface TitleMove {
  from: number;
  to: number;
}

/**
 * Moves what a feature stores about one title to another. If somebody said something about both,
 * what they said about `to` stays. Afterwards nothing is stored about `from`.
 */
export type MoveTitle = (sql: Queries, move: TitleMove) => Promise<void>;
