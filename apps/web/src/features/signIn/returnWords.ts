import type { CallOutput } from "@worthy/contract";
import type { Locale } from "../../locale/createLocale.ts";
import { mergeWords } from "./mergeWords.ts";
import signInTexts from "./texts/signIn.en.json" with { type: "json" };

/** What somebody reads who is back where they asked for a link: briefly, without their address. */
export function returnWords(
  { newAccount, merged }: Pick<CallOutput<"authenticate">, "newAccount" | "merged">,
  locale: Locale,
): string {
  const done = locale.texts(signInTexts)(newAccount ? "signIn.backNew" : "signIn.back");
  const cameAlong = merged !== null && Object.values(merged).some((count) => count > 0);
  return cameAlong ? `${done} ${mergeWords(merged, locale)}` : done;
}
