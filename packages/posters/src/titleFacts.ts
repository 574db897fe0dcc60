/** What a poster is drawn from. Everything but the id may change without changing the art's seed. */
export type TitleFacts = {
  /** Stable for the title's whole life: it alone seeds the art. */
  readonly id: string | number;
  readonly kind: "tv" | "movie";
  readonly name: string;
  /** Year of the first airing or release. */
  readonly year: number;
  /** Names as the catalogue spells them, the most telling one first or not. */
  readonly genres: readonly string[];
  /** The catalogue's tags: mood, theme, subject, setting and style. */
  readonly tags?: readonly string[];
  /** Director or creator, for the footer. */
  readonly maker?: string;
};
