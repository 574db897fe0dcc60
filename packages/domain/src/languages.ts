/** The languages that the product speaks, by their BCP 47 tags; the first is for whoever has said nothing. */
export const LANGUAGES = ["en", "de", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language as its own speakers call it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch", es: "Español" };

/** The cookie with the language that was chosen on a device. It is no secret, and pages write it themselves. */
export const LANGUAGE_COOKIE = "worthy-language";

export function isLanguage(tag: unknown): tag is Language {
  return LANGUAGES.some((language) => language === tag);
}

/** Ranges of `Accept-Language` that are looked at: more come from no browser. */
const MOST_RANGES = 20;

/**
 * The language that suits a browser best (RFC 9110, section 12.5.4, by lookup as in RFC 4647, section 3.4): the range of the highest weight that names one of ours,
 * whatever its region. Null where none does.
 */
export function matchLanguage(acceptLanguage: string): Language | null {
  const wanted = acceptLanguage.split(",", MOST_RANGES).map((range) => {
    const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    return { language: tag.split("-", 1)[0], weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 };
  });
  // Sorting is stable: of two with the same weight, the first is meant.
  for (const { language, weight } of wanted.toSorted((a, b) => b.weight - a.weight)) if (weight > 0 && isLanguage(language)) return language;
  return null;
}
