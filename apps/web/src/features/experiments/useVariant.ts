import { parseVariant, type AbTest } from "@worthy/domain";
import { useKeptValue } from "../session/useKeptValue.ts";

/** Where the device keeps its variant of a test. */
export const variantKey = (name: string): string => `abTest.${name}`;

/** The device's variant of a test; 0 on the server, until the page is alive, and until one is assigned. */
export function useVariant(test: AbTest): number {
  return (
    parseVariant(
      test,
      useKeptValue(variantKey(test.name), (text) => text),
    ) ?? 0
  );
}
