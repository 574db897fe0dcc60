/** The languages of the product, by BCP 47 tag; the first is the default. */
export const LANGUAGES = ["en", "de", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's own name for itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
};

/** Cookie with the language chosen on a device. Not secret; pages write it themselves. */
export const LANGUAGE_COOKIE = "worthy-language";

export function isLanguage(tag: unknown): tag is Language {
  return LANGUAGES.some((language) => language === tag);
}

/** Most ranges of `Accept-Language` that are read; no browser sends more. */
const MOST_RANGES = 20;

/**
 * The language that suits a browser best (RFC 9110, section 12.5.4, with lookup as in RFC 4647,
 * section 3.4): the range with the highest weight that names one of ours, in any region. Null if
 * none does.
 */
export function matchLanguage(acceptLanguage: string): Language | null {
  const wanted = acceptLanguage.split(",", MOST_RANGES).map((range) => {
    const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    return {
      language: tag.split("-", 1)[0],
      weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0,
    };
  });
  // The sort is stable: with equal weights, the first wins.
  for (const { language, weight } of wanted.toSorted((a, b) => b.weight - a.weight))
    if (weight > 0 && isLanguage(language)) return language;
  return null;
}
