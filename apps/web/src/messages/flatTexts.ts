export interface Texts {
  readonly [name: string]: string | Texts;
}

/** A text, or the forms of a plural by their names. */
export type FlatText = string | Record<string, string>;

const PLURAL = /^(.*)_(zero|one|two|few|many|other)$/;

/** The catalogue under flat keys: `key_one` and `key_other` are the plural forms of `key`. */
export function flatTexts(texts: Texts, prefix = ""): Record<string, FlatText> {
  const flat: Record<string, FlatText> = {};
  const plurals: Record<string, Record<string, string>> = {};
  for (const [name, text] of Object.entries(texts)) {
    const [, base, form] = PLURAL.exec(name) ?? [];
    if (typeof text !== "string") Object.assign(flat, flatTexts(text, `${prefix}${name}.`));
    else if (base !== undefined && form !== undefined) (plurals[prefix + base] ??= {})[form] = text;
    else flat[prefix + name] = text;
  }
  return Object.assign(flat, plurals);
}
