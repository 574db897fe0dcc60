import type { Variants } from "./abTest.ts";

/** Variants in the form events take: `name:variant name:variant`. */
export function testsText(tests: Variants): string {
  return Object.entries(tests)
    .map(([name, variant]) => `${name}:${variant}`)
    .join(" ");
}

/** Parses the output of `testsText`. */
export function parseTestsText(text: string): Variants {
  const pairs = [...text.matchAll(/(\w+):(\d+)/g)];
  return Object.fromEntries(pairs.map(([, name = "", variant]) => [name, Number(variant)]));
}
