import { expect, it } from "vitest";
import { createLocale } from "../../locale/createLocale.ts";
import { homeSearch, justWatchSearch } from "./lookUpAddresses.ts";
import { originalHome } from "./originalHome.ts";
import { serviceHeading } from "./serviceHeading.ts";

const locale = createLocale({ language: "en" });
const service = { id: 1, name: "Lampflix" };
const shown = (...sourceTypes: string[]) => ({
  providers: [{ id: 1, name: "Lampflix", sourceTypes, topProvider: false, asOf: "2026-06-30" }],
});
const headingOf = (...titles: ReturnType<typeof shown>[]) =>
  serviceHeading({ service, titles, region: "GB" }, locale);

it("says that a service first showed a title, but never that it's still available there", () => {
  expect(headingOf(shown("ORIGINAL"), shown("ORIGINAL"))).toBe("Lampflix originals");
  expect(headingOf()).toBe("Lampflix originals");
});

it("says that a title is on a service in a country if an import confirms it", () => {
  expect(headingOf(shown("SUBSCRIPTION"), shown("ORIGINAL", "ADS"))).toBe(
    "On Lampflix (United Kingdom)",
  );
  expect(headingOf(shown("RENT"), shown("ORIGINAL"))).toBe(
    "On Lampflix (United Kingdom), plus its originals",
  );
});

it("considers only the requested service", () => {
  const elsewhere = {
    providers: [
      ...shown("ORIGINAL").providers,
      {
        id: 2,
        name: "Other",
        sourceTypes: ["SUBSCRIPTION"],
        topProvider: false,
        asOf: "2026-06-30",
      },
    ],
  };
  expect(headingOf(elsewhere)).toBe("Lampflix originals");
});

it("mentions only the original network", () => {
  expect(originalHome(shown("SUBSCRIPTION", "ORIGINAL"), locale)).toBe("Lampflix original");
  expect(originalHome(shown("SUBSCRIPTION"), locale)).toBeNull();
});

it("links to the service's search page and to JustWatch in the user's country", () => {
  const netflix = shown("ORIGINAL").providers.map((home) => ({ ...home, name: "Netflix" }));
  expect(homeSearch({ name: "Tom & Jerry", providers: netflix })).toEqual({
    service: "Netflix",
    href: "https://www.netflix.com/search?q=Tom%20%26%20Jerry",
  });
  expect(homeSearch({ name: "Dark", ...shown("ORIGINAL") })).toBeNull();
  expect(justWatchSearch("Dark", "GB")).toBe("https://www.justwatch.com/uk/search?q=Dark");
  expect(justWatchSearch("Dark", "DE")).toBe("https://www.justwatch.com/de/Suche?q=Dark");
});
