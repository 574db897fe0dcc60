import { expect, it } from "vitest";
import { createLocale } from "../../locale/createLocale.ts";
import { returnWords } from "./returnWords.ts";

const locale = createLocale({ language: "en" });
const nothing = {
  ratings: 0,
  watchlists: 0,
  items: 0,
  services: 0,
  genres: 0,
  episodes: 0,
  films: 0,
};

it("says that the user is signed in, and lists anything that was added", () => {
  expect(returnWords({ newAccount: false, merged: null }, locale)).toBe("You’re signed in.");
  expect(returnWords({ newAccount: false, merged: nothing }, locale)).toBe("You’re signed in.");
  expect(returnWords({ newAccount: true, merged: { ...nothing, ratings: 1 } }, locale)).toBe(
    "Your account is ready. We added 1 rating from this device.",
  );
});
