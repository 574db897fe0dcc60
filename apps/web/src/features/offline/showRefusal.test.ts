import { ApiFailure } from "@worthy/contract/apiFailure";
import { createToasts } from "@worthy/ui";
import { expect, it } from "vitest";
import { createLocale, type Locale } from "../../locale/createLocale.ts";
import { loadCatalogue } from "../../locale/loadCatalogue.ts";
import { showRefusal } from "./showRefusal.ts";
import type { UnsentWrite } from "./UnsentWrite.ts";

const english = createLocale({ language: "en" });
const german = createLocale({ language: "de", catalogue: await loadCatalogue("de") });

function said(error: unknown, locale: Locale): string[] {
  const toasts = createToasts();
  const write: UnsentWrite = {
    key: "k",
    at: 1,
    userId: null,
    endpoint: "rateTitle",
    input: {},
    shown: { key: [], variables: null, name: "Dark" },
    waits: true,
  };
  showRefusal({ toasts, locale }, write, error);
  return toasts.open().map(({ text }) => text);
}

it("says in the page's language what failed to save and why", () => {
  const gone = new ApiFailure(404, "There is no title 7.", { code: "no-title" });
  expect(said(gone, english)).toEqual(["Couldn’t save your rating of Dark: There is no title 7."]);
  expect(said(gone, german)).toEqual([
    "Deine Bewertung von Dark ließ sich nicht speichern: Titel nicht gefunden.",
  ]);
  expect(said(new Error("boom"), german)).toEqual([
    "Deine Bewertung von Dark ließ sich nicht speichern: Hoppla! Da ist etwas schiefgegangen.",
  ]);
});
