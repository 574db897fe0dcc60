import { SEARCH_PLACEHOLDER } from "@worthy/domain";
import { expect, it } from "vitest";
import searchTexts from "./texts/search.en.json" with { type: "json" };
import { createLocale } from "../../locale/createLocale.ts";
import { PANEL_LIMIT, SCREEN_LIMIT, searchQuery } from "./searchQuery.ts";

// shows: 9.search.2
it("limits the panel to ten results and the search page to fifty", () => {
  expect([PANEL_LIMIT, SCREEN_LIMIT]).toEqual([10, 50]);
  expect(searchQuery("dark", SCREEN_LIMIT).queryKey[2]).toEqual({
    query: { term: "dark", limit: 50, searchCast: true, once: true },
  });
});

// shows: 9.search.10, 9.search.11, 9.search.12, 9.search.13, 9.search.14
it("defines a placeholder for each variant", () => {
  const locale = createLocale({ language: "en" });
  const words = ([0, 1, 2, 3, 4] as const).map((variant) =>
    locale.texts(searchTexts)(`search.placeholder_${variant}`),
  );
  expect(words).toEqual([
    "Search",
    "Search for shows",
    "Search for shows\u2026 is it Worthy?",
    "Search for Worthy shows",
    "Find Worthy shows for you",
  ]);
  expect(words).toHaveLength(SEARCH_PLACEHOLDER.weights.length);
});
