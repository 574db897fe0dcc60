import { SEARCH_PLACEHOLDER } from "@worthy/domain";
import { expect, it } from "vitest";
import { createMessages } from "../../messages/createMessages.ts";
import { PANEL_LIMIT, SCREEN_LIMIT, searchQuery } from "./searchQuery.ts";

it("the panel asks for ten results, the search for a term for fifty", () => {
  expect([PANEL_LIMIT, SCREEN_LIMIT]).toEqual([10, 50]);
  expect(searchQuery("dark", SCREEN_LIMIT).queryKey[2]).toEqual({ query: { term: "dark", limit: 50, searchCast: true } });
});

it("the placeholders are these, one for each variant", () => {
  const { t } = createMessages();
  const words = ([0, 1, 2, 3, 4] as const).map((variant) => t(`search.placeholder_${variant}`));
  expect(words).toEqual(["Search", "Search for shows", "Search for shows\u2026 is it Worthy?", "Search for Worthy shows", "Find Worthy shows for you"]);
  expect(words).toHaveLength(SEARCH_PLACEHOLDER.weights.length);
});
