import type { Variants } from "./abTest.ts";

/** Variants as events carry them: `name:variant name:variant`. */
export function testsText(tests: Variants): string {
  return Object.entries(tests)
    .map(([name, variant]) => `${name}:${variant}`)
    .join(" ");
}

/** Reads what `testsText` has written. */
export function parseTestsText(text: string): Variants {
  const pairs = [...text.matchAll(/(\w+):(\d+)/g)];
  return Object.fromEntries(pairs.map(([, name = "", variant]) => [name, Number(variant)]));
}
