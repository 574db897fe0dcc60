import { ApiFailure } from "@worthy/contract/apiFailure";
import { createToasts } from "@worthy/ui";
import { afterEach, expect, it } from "vitest";
import { createMessages } from "../../messages/createMessages.ts";
import { en } from "../../messages/en.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { speak, spoken } from "../../messages/speech.ts";
import { speech as de } from "../../messages/speeches/de.ts";
import { sayRefused } from "./sayRefused.ts";
import type { UnsentWrite } from "./UnsentWrite.ts";

provideTexts(en);
afterEach(() => speak(null));

function said(error: unknown): string[] {
  const toasts = createToasts();
  const write: UnsentWrite = { key: "k", at: 1, userId: null, endpoint: "rateTitle", input: {}, shown: { key: [], variables: null, name: "Dark" }, waits: true };
  sayRefused({ toasts, t: createMessages(undefined, spoken()).t }, write, error);
  return toasts.open().map(({ text }) => text);
}

it("says what was not kept, and why, in the language that is spoken", () => {
  const gone = new ApiFailure(404, "There is no title 7.", { code: "no-title" });
  expect(said(gone)).toEqual(["Your rating of Dark was not kept: There is no title 7."]);
  speak(de);
  expect(said(gone)).toEqual(["Deine Bewertung von Dark wurde nicht übernommen: Diesen Titel gibt es hier nicht."]);
  expect(said(new Error("boom"))).toEqual(["Deine Bewertung von Dark wurde nicht übernommen: Hoppla! Da ist etwas schiefgegangen."]);
});
