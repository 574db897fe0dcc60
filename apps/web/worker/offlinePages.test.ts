import { LANGUAGES } from "@worthy/domain";
import { expect, it } from "vitest";
import { asNobody, offlinePageIn, offlinePages } from "./offlinePages.ts";

const ORIGIN = "https://worthy.example";
const SCOPE = `${ORIGIN}/`;

it("caches the offline page in the browser's language and every language of the app", () => {
  expect(offlinePages).toEqual(["offline", ...LANGUAGES.map(offlinePageIn)]);
  expect(new Set(offlinePages).size).toBe(LANGUAGES.length + 1);
});

it("requests the offline page from a single URL in the page's language, without credentials", () => {
  const asked = asNobody(
    new Request(`${ORIGIN}/offline?language=de&__WB_REVISION__=7`, { credentials: "include" }),
    SCOPE,
  );
  expect([asked.url, asked.headers.get("accept-language"), asked.credentials]).toEqual([
    `${ORIGIN}/offline?__WB_REVISION__=7`,
    "de",
    "omit",
  ]);
});

it("finds the offline page under a base path", () => {
  const scope = `${ORIGIN}/worthy/`;
  expect(asNobody(new Request(`${scope}offline?language=es`), scope).url).toBe(`${scope}offline`);
  const elsewhere = `${ORIGIN}/offline?language=es`;
  expect(asNobody(new Request(elsewhere), scope).url).toBe(elsewhere);
});

it("leaves other requests unchanged", () => {
  for (const path of ["/offline", "/offline?language=xx", "/assets/a.js?language=de"]) {
    const asked = asNobody(new Request(ORIGIN + path), SCOPE);
    expect([asked.url, asked.headers.get("accept-language"), asked.credentials]).toEqual([
      ORIGIN + path,
      null,
      "omit",
    ]);
  }
});
