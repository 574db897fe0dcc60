export type SearchKind = "tv" | "movie" | "person";

/** A searchable title or person. Ids are unique only within a kind. */
export interface SearchDocument {
  readonly id: number;
  readonly kind: SearchKind;
  /** The display name first, then the original name and other names. */
  readonly names: readonly string[];
  /** So that "office 2005" finds the show of that year. */
  readonly year?: number;
  /** 0 (hardly known) to 1 (known to nearly everybody). */
  readonly popularity: number;
}

export interface SearchOptions {
  /** Maximum number of hits, at least 0. */
  readonly limit: number;
  /** Hits to skip, at least 0. */
  readonly offset: number;
  /** Only these kinds; all by default. */
  readonly kinds?: readonly SearchKind[];
}

export interface SearchHit {
  readonly id: number;
  readonly kind: SearchKind;
  /** Higher is better; only comparable within one answer. */
  readonly score: number;
  /** The name that matched, in composed form. */
  readonly name: string;
  /** Matched ranges [start, end) of that name, in UTF-16 units and in order. */
  readonly matches: [start: number, end: number][];
}

export interface SearchAnswer {
  readonly hits: SearchHit[];
  /** Number of hits for the term on all pages. */
  readonly total: number;
  /**
   * Set if the best hit needed a spelling correction: its words as in the name, in the order typed,
   * lower case.
   */
  readonly correction?: string;
  /** Set if there are hits, but even the best one is hardly what was meant. */
  readonly onlyNear?: true;
}
