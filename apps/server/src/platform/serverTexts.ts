import { isolated, type Language } from "@worthy/domain";

/** One text, with what is filled in for its `{parts}`. */
export type ServerText<Id extends string> = (
  id: Id,
  parts?: Readonly<Record<string, string>>,
) => string;

/**
 * The server's own texts (mails, error pages), as JSON files beside the code that needs them. Their messages are a part of ICU MessageFormat: `{name}` and
 * no more. A language that lacks a text does not compile.
 */
export function serverTexts<Id extends string>(
  texts: Readonly<Record<Language, Readonly<Record<Id, string>>>>,
): (language: Language) => ServerText<Id> {
  return (language) => (id, parts) =>
    parts ? fillIn(texts[language][id], parts) : texts[language][id];
}

/**
 * Fills in each `{part}` once: what was put in is not looked at again. Names written from the right
 * are isolated, in subjects too.
 */
function fillIn(text: string, parts: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => isolated(parts[name] ?? ""));
}
