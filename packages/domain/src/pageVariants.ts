import type { Variants } from "./abTest.ts";
import { AB_TESTS, parseVariant } from "./abTests.ts";

interface PageOf {
  /** What the address asks for, by the name of a test. */
  asked: (name: string) => string | null;
  /** What the device's cookie says, by the name of a test. */
  kept: (name: string) => string | null;
}

/** The variants that a page is rendered by: the one asked for, else the device's, else variant 0, which nothing is said of. */
export function pageVariants({ asked, kept }: PageOf): Variants {
  const found = AB_TESTS.map((test) => [test.name, parseVariant(test, asked(test.name)) ?? parseVariant(test, kept(test.name)) ?? 0] as const);
  return Object.fromEntries(found.filter(([, variant]) => variant > 0));
}
