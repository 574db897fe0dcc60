/** A `role` is a title by the names of its characters. */
export type SearchKind = "tv" | "movie" | "person" | "role";

/**
 * How a hit answers a term. `whole`: the term is the name, maybe mistyped. `most`: it is most of the
 * name, and its last word isn't finished. `part`: all words of the term are in the name, and it has more. `near`:
 * the name lacks a word of the term, or has another one instead.
 */
export type Fit = "whole" | "most" | "part" | "near";

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
  readonly fit: Fit;
  /** Whether a word of the term was mistyped. */
  readonly isCorrected: boolean;
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
}
