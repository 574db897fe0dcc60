import { expect, it } from "vitest";
import { createMessages } from "./createMessages.ts";
import { en } from "./en.ts";
import { flatTexts } from "./flatTexts.ts";
import { provideTexts } from "./provideTexts.ts";

provideTexts(en);

it("fills parts in, also those that look like markup or like parts", () => {
  const { t } = createMessages();
  expect(t("today.becauseLoved", { name: "<b>{{count}} \\ # {x}</b>" })).toBe("Because you loved <b>{{count}} \\ # {x}</b>");
});

it("chooses the plural form by count and prints other numbers beside it", () => {
  const { t } = createMessages();
  expect([0, 1, 2].map((count) => t("watchlist.count", { count }))).toEqual(["0 titles", "1 title", "2 titles"]);
  expect(t("wall.rated_tv", { rated: 1, count: 6 })).toBe("1 of 6 shows");
});

it("writes the number of a plural as the language does", () => {
  const { t } = createMessages();
  expect(t("watchlist.count", { count: 1491 })).toBe("1,491 titles");
});

it("leaves no part unfilled anywhere in the catalogue", () => {
  const names = [...JSON.stringify(en).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? "");
  const { t } = createMessages();
  const parts = Object.fromEntries([...new Set(names)].map((name) => [name, 2]));
  const keys = Object.keys(flatTexts(en)) as Parameters<typeof t>[0][]; // the keys that the type lists
  const texts = keys.map((key) => t(key, parts));
  expect(keys.length).toBeGreaterThan(100);
  expect(texts.filter((text, place) => text === "" || text === keys[place] || /[{}]/.test(text))).toEqual([]);
});

it("keeps plural forms of every language under one key", () => {
  expect(flatTexts({ a: { b_one: "{{count}} x", b_few: "y", c: "z" } })).toEqual({ "a.b": { one: "{{count}} x", few: "y" }, "a.c": "z" });
});

it("knows the texts of a file that comes later, also where somebody asked too soon", () => {
  const { t } = createMessages();
  const key = "late.word" as Parameters<typeof t>[0]; // of no catalogue yet
  expect(t(key)).toBe("late.word");
  provideTexts({ late: { word: "There now" } });
  expect([t(key), createMessages().t(key)]).toEqual(["There now", "There now"]);
});
