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

it("calls what a service first showed its originals, and never says that it is there", () => {
  expect(headingOf(shown("ORIGINAL"), shown("ORIGINAL"))).toBe("Lampflix originals");
  expect(headingOf()).toBe("Lampflix originals");
});

it("says that titles are on a service, with the country, where an import knows so", () => {
  expect(headingOf(shown("SUBSCRIPTION"), shown("ORIGINAL", "ADS"))).toBe(
    "On Lampflix (United Kingdom)",
  );
  expect(headingOf(shown("RENT"), shown("ORIGINAL"))).toBe(
    "On Lampflix (United Kingdom), plus its originals",
  );
});

it("looks only at the service that is meant", () => {
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

it("names the original home and no other service", () => {
  expect(originalHome(shown("SUBSCRIPTION", "ORIGINAL"), locale)).toBe("Lampflix original");
  expect(originalHome(shown("SUBSCRIPTION"), locale)).toBeNull();
});

it("looks a title up in the service's own search and in JustWatch's of the country", () => {
  const netflix = shown("ORIGINAL").providers.map((home) => ({ ...home, name: "Netflix" }));
  expect(homeSearch({ name: "Tom & Jerry", providers: netflix })).toEqual({
    service: "Netflix",
    href: "https://www.netflix.com/search?q=Tom%20%26%20Jerry",
  });
  expect(homeSearch({ name: "Dark", ...shown("ORIGINAL") })).toBeNull();
  expect(justWatchSearch("Dark", "GB")).toBe("https://www.justwatch.com/uk/search?q=Dark");
  expect(justWatchSearch("Dark", "DE")).toBe("https://www.justwatch.com/de/Suche?q=Dark");
});
