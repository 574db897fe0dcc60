import { setupI18n } from "@lingui/core";
import { createContext } from "react";
import { compileTexts } from "./compileTexts.ts";
import { baseTexts } from "./baseTexts.ts";
import type { en } from "./en.ts";
import type { LanguageTexts } from "./languageTexts.ts";
import { watchTexts } from "./provideTexts.ts";
import type { Speech } from "./speech.ts";

type PluralForm = "zero" | "one" | "two" | "few" | "many" | "other";
type Base<Name extends string> = Name extends `${infer Start}_${PluralForm}` ? Start : Name;
type KeyIn<Texts> = { [Name in keyof Texts & string]: Texts[Name] extends string ? Base<Name> : `${Name}.${KeyIn<Texts[Name]>}` }[keyof Texts & string];

/** Every text by its place, e.g. `title.season`; the forms of a plural share one key. */
export type MessageKey = KeyIn<typeof en>;

/** The text of a key, its `{{parts}}` filled in; `count` chooses the plural form. */
export type T = (key: MessageKey, parts?: Readonly<Record<string, string | number>>) => string;

export interface Messages {
  t: T;
}

export const MessagesContext = createContext<Messages | null>(null);

/**
 * A catalogue ready for use: another language whole, English with what files provide as they come. React escapes what it prints, so the catalogue does not.
 * @param brand what the product is called, where not Worthy
 */
export function createMessages(brand?: string, speech?: Speech | null): Messages {
  const locale = speech?.language ?? "en";
  const base = speech?.texts ?? baseTexts;
  const catalogue = setupI18n({ locale, messages: { [locale]: compileTexts(brand ? brandedTexts(base, brand) : base) } });
  const texts = new Map<string, string>();
  if (!speech)
    watchTexts((more) => {
      catalogue.load(locale, compileTexts(more));
      texts.clear();
    });
  // A page asks for hundreds of texts, most without parts: those are put together once.
  const plain = (key: MessageKey): string => {
    const text = texts.get(key) ?? catalogue._(key);
    texts.set(key, text);
    return text;
  };
  return { t: (key, parts) => (parts ? catalogue._(key, parts) : plain(key)) };
}

/** Under another name: where the product is named; the score keeps its own. */
function brandedTexts<Base extends Pick<LanguageTexts, "shell">>(base: Base, brand: string): Base {
  const { shell } = base;
  return { ...base, shell: { ...shell, name: brand, home: shell.home.replace(shell.name, () => brand) } };
}
