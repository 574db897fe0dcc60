import { SEARCH_PLACEHOLDER } from "@worthy/domain";
import { useT } from "../../messages/useT.ts";
import { useVariant } from "../experiments/useVariant.ts";

type Placeholder = 0 | 1 | 2 | 3 | 4;

/** What an empty search field says: the variant of an A/B test. */
export function usePlaceholder(): string {
  const variant = useVariant(SEARCH_PLACEHOLDER) as Placeholder; // the test has these, as assignVariant.test.ts says
  return useT()(`search.placeholder_${variant}`);
}
