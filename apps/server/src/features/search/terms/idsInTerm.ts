import type { TitleKind } from "@worthy/domain";

/** A title's id on another site, or the name in an address that has none. */
export type NamedElsewhere =
  | { readonly source: "imdb"; readonly imdbId: string }
  | {
      readonly source: "tmdb" | "tvdb";
      readonly kind: TitleKind;
      readonly ref: string;
      readonly name: string;
    }
  | { readonly source: "own"; readonly titleId: number }
  | { readonly source: "name"; readonly name: string };

const spaced = (slug: string | undefined) => (slug ?? "").replaceAll("-", " ").trim();

/**
 * What a pasted address or id names: `tt0903747`, or a title's page on IMDb, TMDB, TheTVDB or here. Null for
 * everything else.
 */
export function idsInTerm(term: string): NamedElsewhere | null {
  const text = term.trim();
  const imdbId =
    /^(?:https?:\/\/)?(?:(?:www|m)\.)?(?:imdb\.com\/(?:[a-z]{2}\/)?title\/)?(tt\d{7,9})\b/i.exec(
      text,
    )?.[1];
  if (imdbId) return { source: "imdb", imdbId: imdbId.toLowerCase() };
  const tmdb =
    /^(?:https?:\/\/)?(?:www\.)?themoviedb\.org\/(movie|tv)\/(\d{1,9})(?:-([\w-]+))?/i.exec(text);
  if (tmdb)
    return {
      source: "tmdb",
      kind: tmdb[1]?.toLowerCase() === "tv" ? "tv" : "movie",
      ref: tmdb[2] ?? "",
      name: spaced(tmdb[3]),
    };
  const byNumber =
    /^(?:https?:\/\/)?(?:www\.)?thetvdb\.com\/(?:dereferrer\/(series|movie)\/|\?(?:tab=(series|movie)&)?id=)(\d{1,9})\b/i.exec(
      text,
    );
  if (byNumber)
    return {
      source: "tvdb",
      kind: (byNumber[1] ?? byNumber[2] ?? "series").toLowerCase() === "series" ? "tv" : "movie",
      ref: byNumber[3] ?? "",
      name: "",
    };
  const tvdb = /^(?:https?:\/\/)?(?:www\.)?thetvdb\.com\/(?:series|movies)\/([\w-]+)/i.exec(text);
  if (tvdb) return { source: "name", name: spaced(tvdb[1]) };
  const own = /^(?:https?:\/\/[^\s/]+)?\/(?:tv|movies)\/[\w-]*?(\d{5,12})(?:[/?#]|$)/.exec(text);
  return own ? { source: "own", titleId: Number(own[1]) } : null;
}
