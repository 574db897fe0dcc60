import { audienceOf } from "@worthy/domain";
import type { TitleFeatures } from "@worthy/recommender";
import { LITTLE_KNOWN } from "./statements/importedFame.ts";
import type { AssembledTitle } from "./title.ts";
import { yearOf } from "./yearOf.ts";

/** Sources whose terms forbid training on their data. */
const NEVER_LEARNED: ReadonlySet<string> = new Set(["tmdb", "imdb"]);

const mayLearn = (title: Pick<AssembledTitle, "source" | "provenance">, field: string) =>
  !NEVER_LEARNED.has(title.provenance[field] ?? title.source);

/** Whether the engine knows what a title is like, or at least who made it or is in it. */
export function isKnownToEngine(title: AssembledTitle): boolean {
  return (["genres", "tags", "crew", "cast"] as const).some(
    (field) => mayLearn(title, field) && title[field].length > 0,
  );
}

/** A title's features for the engine. Facts that may not be learned from are treated as unknown. */
export function featuresOf(title: AssembledTitle): TitleFeatures {
  const may = (field: string) => mayLearn(title, field);
  const crew = may("crew") ? title.crew : [];
  const cast = may("cast") ? title.cast : [];
  return {
    id: title.id,
    kind: title.kind,
    year: may("year") ? yearOf(title.firstAirDate) : 0,
    genres: may("genres") ? title.genres : [],
    tags: may("tags") ? title.tags : [],
    people: [
      ...crew.map(({ personId, name }) => ({ id: personId, name, role: "maker" as const })),
      ...cast.map(({ personId, name }) => ({ id: personId, name, role: "cast" as const })),
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
