import { formatCountry, formatLanguage } from "../formats.ts";
import type { Speech } from "../speech.ts";

/** What the catalogue and the server name in English, in another language. */
export interface CatalogueNames {
  /** Genres, tags and whole names of lists. */
  words: Readonly<Record<string, string>>;
  /** Names that hold another: `{{name}}` is a genre, a service or a franchise, `{{year}}` the first year of a decade. */
  topIn: string;
  bestOf: string;
  firstShown: string;
  decade: string;
  franchise: string;
}

const PATTERNS = [
  [/^Top in (?<name>.+)$/, "topIn"],
  [/^Best of the (?<year>\d{4})s$/, "bestOf"],
  [/^First shown on (?<name>.+)$/, "firstShown"],
  [/^(?<year>\d{4})s$/, "decade"],
  [/^(?<name>.+) franchise$/, "franchise"],
] as const;

/** The names in the other language; one that is not known stays as it is, as those of people and services do. */
export function namedBy(names: CatalogueNames): Pick<Speech, "nameOf" | "traitName"> {
  const word = (english: string) => (Object.hasOwn(names.words, english) ? (names.words[english] ?? english) : english);
  const nameOf = (english: string) => {
    for (const [pattern, name] of PATTERNS) {
      const parts = pattern.exec(english)?.groups;
      if (parts) return names[name].replaceAll(/\{\{(\w+)\}\}/g, (_, part: string) => word(parts[part] ?? ""));
    }
    return word(english);
  };
  return {
    nameOf,
    traitName({ trait, key, label }) {
      if (trait === "country") return formatCountry(key);
      if (trait === "language") return formatLanguage(key);
      return trait === "person" || trait === "home" ? label : nameOf(label);
    },
  };
}
