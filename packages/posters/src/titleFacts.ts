import { hashText } from "./random.ts";

/**
 * What a poster is drawn from. Everything but the id can change without changing the art's seed.
 */
export type TitleFacts = {
  /** Never changes during the title's life: it alone seeds the art. */
  readonly id: string | number;
  readonly kind: "tv" | "movie";
  readonly name: string;
  /** Year of the first airing or release. */
  readonly year: number;
  /** Names as in the catalogue, in any order. */
  readonly genres: readonly string[];
  /** The catalogue's tags: mood, theme, subject, setting and style. */
  readonly tags?: readonly string[];
  /** The motif it was given, as `parseMotif` reads it. */
  readonly motif?: string;
  /** Director or creator, for the footer. */
  readonly maker?: string;
};

/** Prefix of all ids in one title's drawing. */
export const uidOf = (facts: TitleFacts) => `p${hashText(String(facts.id)).toString(36)}`;
