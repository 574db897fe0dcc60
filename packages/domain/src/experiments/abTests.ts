import { SEARCH_PLACEHOLDER, type AbTest } from "./abTest.ts";

/** All running tests. */
export const AB_TESTS: readonly AbTest[] = [SEARCH_PLACEHOLDER];

/** Cookie that tells the server a device's variant of a test; contains only its number. */
export const variantCookie = (name: string): string => `worthy-test-${name}`;

/** Parses a variant of a test; null if invalid. */
export function parseVariant({ weights }: AbTest, text: string | null): number | null {
  const variant = /^(0|[1-9]\d?)$/.test(text ?? "") ? Number(text) : weights.length;
  return variant < weights.length ? variant : null;
}
