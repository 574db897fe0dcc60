import { SEARCH_PLACEHOLDER, type AbTest } from "./abTest.ts";

/** Every test that runs. */
export const AB_TESTS: readonly AbTest[] = [SEARCH_PLACEHOLDER];

/** The cookie that tells the server a device's variant of a test: its number, and nothing else. */
export const variantCookie = (name: string): string => `worthy-test-${name}`;

/** Reads a variant of a test; null for anything else. */
export function parseVariant({ weights }: AbTest, text: string | null): number | null {
  const variant = /^(0|[1-9]\d?)$/.test(text ?? "") ? Number(text) : weights.length;
  return variant < weights.length ? variant : null;
}
