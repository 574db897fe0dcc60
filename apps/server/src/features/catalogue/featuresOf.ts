import type { TitleFeatures } from "@worthy/recommender";
import { yearOf } from "./readCatalogue.ts";
import type { Title } from "./title.ts";

/** The facts of a title that the engine learns from. */
export function featuresOf(title: Title): TitleFeatures {
  return {
    id: title.id,
    kind: title.kind,
    year: yearOf(title.firstAirDate),
    genres: title.genres,
    tags: title.tags,
    people: [
      ...title.crew.map(({ personId, name }) => ({ id: personId, name, role: "maker" as const })),
      ...title.cast.map(({ personId, name }) => ({ id: personId, name, role: "cast" as const })),
    ],
    countries: title.countries,
    language: title.language,
    home: title.providers.find(({ sourceType }) => sourceType === "ORIGINAL")?.name,
    franchise: title.franchise ?? undefined,
    prominence: title.prominence,
  };
}
