import type { Variants } from "./abTest.ts";
import { AB_TESTS, parseVariant } from "./abTests.ts";

interface PageOf {
  /** The variant requested by the address, by test name. */
  asked: (name: string) => string | null;
  /** The variant in the device's cookie, by test name. */
  kept: (name: string) => string | null;
}

/**
 * The variants a page is rendered with: the requested one, otherwise the device's. Variant 0 is
 * omitted.
 */
export function pageVariants({ asked, kept }: PageOf): Variants {
  const found = AB_TESTS.map(
    (test) =>
      [
        test.name,
        parseVariant(test, asked(test.name)) ?? parseVariant(test, kept(test.name)) ?? 0,
      ] as const,
  );
  return Object.fromEntries(found.filter(([, variant]) => variant > 0));
}
