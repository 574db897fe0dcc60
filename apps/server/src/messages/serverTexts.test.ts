import { LANGUAGES } from "@worthy/domain";
import { expect, it } from "vitest";
import { fillIn, serverTexts, type ServerTexts } from "./serverTexts.ts";

const flat = (texts: ServerTexts) => new Map(Object.entries(texts).flatMap(([area, ofArea]) => Object.entries(ofArea).map(([name, text]) => [`${area}.${name}`, text] as const)));
const partsOf = (text = "") => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([part]) => part).toSorted();
const english = flat(serverTexts.en);

it.each(LANGUAGES.filter((language) => language !== "en"))("says the same in %s, with the same parts, and nothing in English", (language) => {
  const own = flat(serverTexts[language]);
  expect([...own].filter(([key, text]) => text.trim() === "" || text === english.get(key)).map(([key]) => key)).toEqual([]);
  expect([...own].filter(([key, text]) => partsOf(text).join() !== partsOf(english.get(key)).join()).map(([key]) => key)).toEqual([]);
});

it.each(LANGUAGES)("has the quotation marks and apostrophes of %s", (language) => {
  const wrong = { en: /["'„«»]/, de: /["'«»]/, es: /["'„“”]/ }[language];
  expect([...flat(serverTexts[language])].filter(([, text]) => wrong.test(text))).toEqual([]);
});

it("looks once at what it fills in", () => {
  expect(fillIn("{{who}} invites you to {{list}}", { who: "{{list}} $1", list: "Noir" })).toBe("{{list}} $1 invites you to Noir");
});
