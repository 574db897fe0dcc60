export type SearchKind = "tv" | "movie" | "person";

/** A title or person to be found. Ids need to be unique within a kind only. */
export interface SearchDocument {
  readonly id: number;
  readonly kind: SearchKind;
  /** The display name first, then the original name and other names. */
  readonly names: readonly string[];
  /** Lets "office 2005" find the show of that year. */
  readonly year?: number;
  /** 0 (hardly known) to 1 (known to nearly everybody). */
  readonly popularity: number;
}

export interface SearchOptions {
  /** At most this many hits, 0 or more. */
  readonly limit: number;
  /** Hits to leave out at the beginning, 0 or more. */
  readonly offset: number;
  /** Only these kinds; without it, all. */
  readonly kinds?: readonly SearchKind[];
}

export interface SearchHit {
  readonly id: number;
  readonly kind: SearchKind;
  /** Higher is better; comparable within one answer only. */
  readonly score: number;
  /** Ranges [start, end) of the display name that matched, in UTF-16 units and in order; empty when another name matched. */
  readonly matches: [start: number, end: number][];
}

export interface SearchAnswer {
  readonly hits: SearchHit[];
  /** Hits for the term over all pages. */
  readonly total: number;
  /** Set when the best hit was reached by mending the spelling: its words as its name has them, in the order typed, lower case. */
  readonly correction?: string;
}
