import type { Language } from "@worthy/domain";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";

type SameShape<Texts> = { readonly [Name in keyof Texts]: Texts[Name] extends string ? string : SameShape<Texts[Name]> };

/** What every language says, as English has it: a language that lacks a key does not compile. */
export type ServerTexts = SameShape<typeof en>;

export const serverTexts: Readonly<Record<Language, ServerTexts>> = { en, de, es };

/** A text with its `{{parts}}`. What is put in is not looked at again. */
export function fillIn(text: string, parts: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? "");
}
