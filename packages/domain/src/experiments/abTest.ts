/** Variants of a text or look, tried side by side. */
export interface AbTest {
  /** Also the query parameter that overrides its assignment. */
  name: string;
  /** Relative frequency of each variant; pages without a device use variant 0. */
  weights: readonly number[];
}

/** Variants by test name. */
export type Variants = Readonly<Record<string, number>>;

/** Placeholder of the search field. */
export const SEARCH_PLACEHOLDER: AbTest = { name: "searchPlaceholder", weights: [1, 1, 1, 1, 1] };
