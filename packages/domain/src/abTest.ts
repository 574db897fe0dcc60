/** Words or looks that are tried out beside one another. */
export interface AbTest {
  /** Also the query parameter that overrides its assignment. */
  name: string;
  /** How often each variant is drawn, in relation to the others; variant 0 is what pages have that know no device. */
  weights: readonly number[];
}

/** What the search field says while it is empty. */
export const SEARCH_PLACEHOLDER: AbTest = { name: "searchPlaceholder", weights: [1, 1, 1, 1, 1] };

/** Reads a variant of a test; null for anything else. */
export function parseVariant({ weights }: AbTest, text: string | null): number | null {
  const variant = /^\d{1,3}$/.test(text ?? "") ? Number(text) : weights.length;
  return variant < weights.length ? variant : null;
}
