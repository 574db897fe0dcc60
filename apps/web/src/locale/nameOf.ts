import type { Locale } from "./createLocale.ts";
import { formatCountry, formatLanguage } from "./formats.ts";

/** A trait of a title as the server names it. */
export interface NamedTrait {
  /** Its family, e.g. genre. */
  trait: string;
  key: string;
  /** In English. */
  label: string;
}

/** Names that contain another: a genre, a service or a franchise, or the first year of a decade. */
const PATTERNS = [
  [/^Top in (?<name>.+)$/, "names.topIn"],
  [/^Best of the (?<year>\d{4})s$/, "names.bestOf"],
  [/^First shown on (?<name>.+)$/, "names.firstShown"],
  [/^(?<year>\d{4})s$/, "names.decade"],
  [/^(?<name>.+) franchise$/, "names.franchise"],
] as const;

/** English names that are shorter here than in the data. */
const SHORT = new Map([["Science Fiction", "Sci-Fi"]]);

/**
 * The translated name of a genre, tag, list or made-up person, which the server sends in English.
 * Names of people, services and user lists stay as they are.
 */
export function nameOf(english: string, locale: Locale): string {
  const word = (name: string) => locale.find(`names.word.${name}`) ?? SHORT.get(name) ?? name;
  for (const [pattern, id] of PATTERNS) {
    const { name = "", year = "" } = pattern.exec(english)?.groups ?? {};
    const text = name || year ? locale.find(id, { name: word(name), year }) : null;
    if (text !== null) return text;
  }
  return word(english);
}

/** The name of a trait; people and services keep their own. */
export function traitName({ trait, key, label }: NamedTrait, locale: Locale): string {
  if (trait === "person" || trait === "home") return label;
  if (locale.language === "en") return SHORT.get(label) ?? label;
  if (trait === "country") return formatCountry(key, locale);
  return trait === "language" ? formatLanguage(key, locale) : nameOf(label, locale);
}
