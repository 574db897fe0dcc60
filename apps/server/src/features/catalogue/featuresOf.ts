import { isHiddenTag } from "@worthy/catalogue";
import { audienceOf } from "@worthy/domain";
import type { TitleFeatures } from "@worthy/recommender";
import { LITTLE_KNOWN } from "./statements/importedFame.ts";
import type { AssembledTitle } from "./title.ts";
import { yearOf } from "./yearOf.ts";

/** Sources whose terms forbid training on their data, or restrict it. */
const NEVER_LEARNED: ReadonlySet<string> = new Set(["tmdb", "imdb"]);
/**
 * What may be learned from TMDB if the operator allows it. How well known a title is isn't among
 * these, because it comes from the votes of TMDB's users.
 */
const TMDB_FACTS: ReadonlySet<string> = new Set([
  "genres",
  "tags",
  "crew",
  "cast",
  "year",
  "countries",
  "language",
  "franchise",
]);
/** TMDB names twenty people of a cast; with more than the bundle names, each would count less. */
const MOST_CAST = 10;
/**
 * Half of the tags that keywords give a title are among those of the same title in the bundle
 * (decision 138).
 */
const KEYWORD_TRUST = 0.5;

type Sourced = Pick<AssembledTitle, "source" | "provenance">;

const sourceOf = (title: Sourced, field: string) => title.provenance[field] ?? title.source;

function mayLearn(title: Sourced, field: string, usesTmdb: boolean): boolean {
  const source = sourceOf(title, field);
  return !NEVER_LEARNED.has(source) || (usesTmdb && source === "tmdb" && TMDB_FACTS.has(field));
}

type Described = Sourced & Pick<AssembledTitle, "genres" | "tags" | "crew" | "cast">;

/**
 * Whether the engine knows what a title is like, or at least who made it or is in it.
 * @param usesTmdb whether the operator lets TMDB's facts into scores
 */
export function isKnownToEngine(title: Described, usesTmdb: boolean): boolean {
  return (["genres", "tags", "crew", "cast"] as const).some(
    (field) => title[field].length > 0 && mayLearn(title, field, usesTmdb),
  );
}

/**
 * A title's features for the engine. Facts that may not be learned from are treated as unknown.
 * @param usesTmdb whether the operator lets TMDB's facts into scores
 */
export function featuresOf(title: AssembledTitle, usesTmdb: boolean): TitleFeatures {
  const may = (field: string) => mayLearn(title, field, usesTmdb);
  const crew = may("crew") ? title.crew : [];
  const cast = may("cast") ? title.cast : [];
  const billed = sourceOf(title, "cast") === "tmdb" ? cast.slice(0, MOST_CAST) : cast;
  return {
    id: title.id,
    kind: title.kind,
    year: may("year") ? yearOf(title.firstAirDate) : 0,
    genres: may("genres") ? title.genres : [],
    tags: may("tags") ? title.tags : [],
    ...(title.tags.some(isHiddenTag) && { hiddenTags: title.tags.filter(isHiddenTag) }),
    ...(may("tags") && sourceOf(title, "tags") === "tmdb" && { tagTrust: KEYWORD_TRUST }),
    people: [
      ...crew.map(({ personId, name }) => ({ id: personId, name, role: "maker" as const })),
      ...billed.map(({ personId, name }) => ({ id: personId, name, role: "cast" as const })),
    ],
    countries: may("countries") ? title.countries : [],
    language: may("language") ? title.language : "",
    home: may("home")
      ? title.providers.find(({ sourceType }) => sourceType === "ORIGINAL")?.name
      : undefined,
    franchise: may("franchise") ? (title.franchise ?? undefined) : undefined,
    audience: audienceOf(title), // nothing is learned from it
    fame: may("fame") ? title.fame : LITTLE_KNOWN,
  };
}
