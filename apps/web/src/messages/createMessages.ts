import { createContext } from "react";
import { baseTexts } from "./baseTexts.ts";
import type { en } from "./en.ts";
import { flatTexts } from "./flatTexts.ts";
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

const PART = /\{\{(\w+)\}\}/g;

/**
 * A catalogue ready for use: another language whole, English with what files provide as they come. React escapes what it prints, so the catalogue does not.
 * @param brand what the product is called, where not Worthy
 */
export function createMessages(brand?: string, speech?: Speech | null): Messages {
  const base = speech?.texts ?? baseTexts;
  const texts = flatTexts(brand ? brandedTexts(base, brand) : base);
  if (!speech) watchTexts((more) => void Object.assign(texts, flatTexts(more)));
  const language = speech?.language ?? "en";
  // Made when one is wanted, for that takes long.
  let rules: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  const formOf = (count: unknown) => (rules ??= new Intl.PluralRules(language)).select(Number(count));
  // As the language writes it: `1,491`.
  const written = (count: unknown) => (Number(count) < 1000 ? String(count) : (numbers ??= new Intl.NumberFormat(language)).format(Number(count)));
  return {
    t: (key, parts = {}) => {
      const text = texts[key] ?? key;
      const chosen = typeof text === "string" ? text : (text[formOf(parts["count"])] ?? text["other"] ?? key);
      const isCounted = typeof text !== "string";
      return chosen.replace(PART, (_part, name: string) => (isCounted && name === "count" ? written(parts[name] ?? "") : String(parts[name] ?? "")));
    },
  };
}

/** Under another name: where the product is named; the score keeps its own. */
function brandedTexts<Base extends Pick<LanguageTexts, "shell">>(base: Base, brand: string): Base {
  const { shell } = base;
  return { ...base, shell: { ...shell, name: brand, home: shell.home.replace(shell.name, () => brand) } };
}
