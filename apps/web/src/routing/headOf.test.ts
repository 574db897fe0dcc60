import { expect, it } from "vitest";
import { createLocale } from "../locale/createLocale.ts";
import { loadCatalogue } from "../locale/loadCatalogue.ts";
import { MissingPage } from "../router/loadPage.ts";
import { headOf } from "./headOf.ts";
import type { Screen, ScreenContext } from "./Screen.ts";

const english = createLocale({ language: "en" });
const context = {} as ScreenContext; // the heads here don't read it
const screenOf = (title: string, more: Partial<Screen> = {}) => ({
  access: "public" as const,
  head: () => ({ title, canonical: "/lists/a" }),
  ...more,
});
const titleOf = (title: string) =>
  headOf({ screen: screenOf(title), error: null }, context, english).title;

it.each([
  ["Friday night", "Friday night · Worthy"],
  ["סרטים 1.", "\u2068סרטים 1.\u2069 · Worthy"],
  ["\u202Etsil live", "tsil live · Worthy"],
  ["\u202Eסרטים\u202C", "\u2068סרטים\u2069 · Worthy"],
  ["סרטים\u2069 · Evil", "\u2068סרטים · Evil\u2069 · Worthy"],
  ["Worthy", "Worthy"],
])("appends the product's name to the title of a page called %j", (name, title) => {
  expect(titleOf(name)).toBe(title);
});

it("omits the canonical URL from a personal page", () => {
  const head = (access: Screen["access"]) =>
    headOf({ screen: { ...screenOf("A"), access }, error: null }, context, english);
  expect(head("public").canonical).toBe("/lists/a");
  expect(head("personal").canonical).toBeUndefined();
});

it("sets different titles for failed pages and missing pages", async () => {
  const german = createLocale({ language: "de", catalogue: await loadCatalogue("de") });
  const failed = (error: unknown, locale = english) =>
    headOf({ screen: screenOf("A"), error }, context, locale).title;
  expect(failed(new Error("no"))).toBe("Oops! Something went wrong. · Worthy");
  expect(failed(new MissingPage("/a"))).not.toBe(failed(new Error("no")));
  expect(failed(new Error("no"), german)).toBe("Hoppla! Da ist etwas schiefgegangen. · Worthy");
});
