import { RATING_VALUES } from "@worthy/domain";
import { expect, it } from "vitest";
import { createLocale } from "../../locale/createLocale.ts";
import { loadCatalogue } from "../../locale/loadCatalogue.ts";
import { ratedWhen } from "./ratedWhen.ts";

const english = createLocale({ language: "en" });
const german = createLocale({ language: "de", catalogue: await loadCatalogue("de") });
const spanish = createLocale({ language: "es", catalogue: await loadCatalogue("es") });

const NOW = Date.parse("2026-11-26T12:00:00Z");
const loved = (ratedAt?: string) => ({ rating: "LOVE", ...(ratedAt ? { ratedAt } : {}) });
const today = loved("2026-11-25T12:00:01Z");
const thisYear = loved("2026-03-15T12:00:00Z");
const before = loved("2024-03-15T12:00:00Z");

it("says 'today' for the first day, then shows the month, and the year unless it is the current one", () => {
  const inAll = (rated: typeof today) =>
    [english, german, spanish].map((locale) => ratedWhen(rated, locale, NOW));
  expect(inAll(today)).toEqual([
    "You loved it today.",
    "Du hast diesen Titel heute mit „Liebe\u00a0ich“ bewertet.",
    "Tu valoración de hoy: «Me\u00a0encanta».",
  ]);
  expect(inAll(thisYear)).toEqual([
    "You loved it in March.",
    "Du hast diesen Titel im März mit „Liebe\u00a0ich“ bewertet.",
    "Tu valoración de marzo: «Me\u00a0encanta».",
  ]);
  expect(inAll(before)).toEqual([
    "You loved it in March 2024.",
    "Du hast diesen Titel im März 2024 mit „Liebe\u00a0ich“ bewertet.",
    "Tu valoración de marzo de 2024: «Me\u00a0encanta».",
  ]);
});

it("no longer says 'today' after a full day", () => {
  expect(ratedWhen(loved("2026-11-25T12:00:00Z"), english, NOW)).toBe("You loved it in November.");
});

it("has text for every rating", () => {
  const said = RATING_VALUES.map((rating) => ratedWhen({ ...before, rating }, english, NOW));
  expect(said.toSorted()).toEqual([
    "You disliked it in March 2024.",
    "You liked it in March 2024.",
    "You loved it in March 2024.",
    "You picked “Interested” in March 2024.",
    "You picked “Not interested” in March 2024.",
    "You rated it Meh in March 2024.",
    null,
  ]);
});

it("returns null if there is no date", () => {
  expect(ratedWhen(loved(), english, NOW)).toBeNull();
});
