import { LANGUAGES } from "@worthy/domain";
import { expect, it } from "vitest";
import { asNobody, offlinePageIn, offlinePages } from "./offlinePages.ts";

const ORIGIN = "https://worthy.example";

it("keeps the page of an offline start in the browser's language and in every one that can be chosen", () => {
  expect(offlinePages).toEqual(["/offline", ...LANGUAGES.map(offlinePageIn)]);
  expect(new Set(offlinePages).size).toBe(LANGUAGES.length + 1);
});

it("asks the server for it by its one address, in that language and as nobody", () => {
  const asked = asNobody(
    new Request(`${ORIGIN}/offline?language=de&__WB_REVISION__=7`, { credentials: "include" }),
  );
  expect([asked.url, asked.headers.get("accept-language"), asked.credentials]).toEqual([
    `${ORIGIN}/offline?__WB_REVISION__=7`,
    "de",
    "omit",
  ]);
});

it("asks for all else as it is", () => {
  for (const path of ["/offline", "/offline?language=xx", "/assets/a.js?language=de"]) {
    const asked = asNobody(new Request(ORIGIN + path));
    expect([asked.url, asked.headers.get("accept-language"), asked.credentials]).toEqual([
      ORIGIN + path,
      null,
      "omit",
    ]);
  }
});
