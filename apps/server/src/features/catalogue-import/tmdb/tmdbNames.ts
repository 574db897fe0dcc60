import type { TitleFacts } from "../../catalogue/statements/facts.ts";
import { cleanText } from "../cleanText.ts";
import { furtherNames } from "../furtherNames.ts";
import type { TmdbMovie, TmdbShow } from "./tmdbShapes.ts";

type AnyTitle = TmdbMovie | TmdbShow;
type Named = Pick<TitleFacts, "name" | "originalName">;

/** The country whose translation is taken first, by language. */
const FIRST_COUNTRY = { de: "DE", es: "ES" } as const;
type OtherLanguage = keyof typeof FIRST_COUNTRY;

/** A title's names in German and Spanish, and the further ones by which people search for it. */
export function tmdbNames(
  title: AnyTitle,
  { name, originalName }: Named,
): Pick<TitleFacts, "names" | "otherNames"> {
  const names = Object.fromEntries(
    (["de", "es"] as const).flatMap((language) => {
      const translated = nameIn(title, language, originalName ?? name);
      return translated === undefined || translated === name ? [] : [[language, translated]];
    }),
  );
  const { titles, results } = title.alternative_titles ?? {};
  const alternatives = (titles ?? results ?? []).map((alternative) => ({
    name: alternative.title,
    country: alternative.iso_3166_1,
    isRomanised: /roma(n|ji)/i.test(alternative.type ?? ""),
  }));
  const known = [name, originalName, ...Object.values(names)];
  return {
    names,
    otherNames: furtherNames(alternatives, { known, from: title.origin_country ?? [] }),
  };
}

/** TMDB leaves the name in a title's own language empty: it is the original one. */
function nameIn(
  title: AnyTitle,
  language: OtherLanguage,
  original: string | undefined,
): string | undefined {
  const first = FIRST_COUNTRY[language];
  const [name] = (title.translations?.translations ?? [])
    .filter(({ iso_639_1: code }) => code === language)
    .toSorted((a, b) => Number(b.iso_3166_1 === first) - Number(a.iso_3166_1 === first))
    .flatMap(({ data }) => cleanText(data?.title ?? data?.name, 200) ?? []);
  return name ?? (title.original_language === language ? original : undefined);
}
