import { expect, it } from "vitest";
import favesTexts from "../screens/faves/texts/faves.en.json" with { type: "json" };
import todayTexts from "../screens/today/texts/today.en.json" with { type: "json" };
import wallTexts from "../features/wall/texts/wall.en.json" with { type: "json" };
import watchlistTexts from "../features/watchlists/texts/watchlist.en.json" with { type: "json" };
import { createLocale } from "./createLocale.ts";
import { loadCatalogue } from "./loadCatalogue.ts";
import shellTexts from "./texts/shell.en.json" with { type: "json" };

const locale = createLocale({ language: "en" });

it("inserts values into texts unchanged, even if they look like markup or placeholders", () => {
  const t = locale.texts(todayTexts);
  expect(t("today.youLoved", { name: "<b>{{count}} \\ # {x}</b>" })).toBe(
    "You loved <b>{{count}} \\ # {x}</b>",
  );
});

it("chooses the plural form by count and inserts any other numbers", () => {
  const t = locale.texts(watchlistTexts, wallTexts);
  expect([0, 1, 2].map((count) => t("watchlist.count", { count }))).toEqual([
    "0 titles",
    "1 title",
    "2 titles",
  ]);
  expect(t("wall.toGo", { count: 6 })).toBe("6 to go");
});

it("formats the number in a plural according to the language", async () => {
  const german = createLocale({ language: "de", catalogue: await loadCatalogue("de") });
  expect(locale.texts(watchlistTexts)("watchlist.count", { count: 1491 })).toBe("1,491 titles");
  expect(german.texts(watchlistTexts)("watchlist.count", { count: 1491 })).toBe("1.491 Titel");
});

it("rejects texts from a file that wasn't passed in", () => {
  const t = locale.texts(favesTexts);
  expect(t("faves.heading")).toBe("My faves");
  // @ts-expect-error -- of another file
  t("today.youLoved");
  // @ts-expect-error -- of no file
  t("faves.missing");
});

it("returns the same function for every file so that effects and memos can depend on it", () => {
  expect(locale.texts(favesTexts)).toBe(locale.texts(todayTexts, wallTexts));
});

it("uses the business host's product name", async () => {
  const branded = createLocale({
    language: "de",
    catalogue: await loadCatalogue("de"),
    productName: "Abend",
  });
  const t = branded.texts(shellTexts);
  expect(t("shell.home", { product: branded.productName })).toBe("Startseite von Abend");
  expect(locale.productName).toBe("Worthy");
});

it("falls back to English if the language's texts failed to load", () => {
  const fallen = createLocale({ language: "de", catalogue: null });
  expect([fallen.language, fallen.texts(favesTexts)("faves.heading")]).toEqual(["en", "My faves"]);
});
