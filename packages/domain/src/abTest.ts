/** Words or looks that are tried out beside one another. */
export interface AbTest {
  /** Also the query parameter that overrides its assignment. */
  name: string;
  /** How often each variant is drawn, in relation to the others; variant 0 is what pages have that know no device. */
  weights: readonly number[];
}

/** Variants by the names of their tests. */
export type Variants = Readonly<Record<string, number>>;

/** What the search field says while it is empty. */
export const SEARCH_PLACEHOLDER: AbTest = { name: "searchPlaceholder", weights: [1, 1, 1, 1, 1] };
