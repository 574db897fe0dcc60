import type { Feature, Offers, Platform } from "../../platform/feature.ts";
import { importPorts } from "./jobs/importPorts.ts";
import { seedRatings } from "./movielens/seedRatings.ts";

interface ImportSettings {
  /** Token of the operator's own TMDB account. */
  tmdbToken?: string | undefined;
}

/** Imports of titles and ratings from other sources. */
export function createImports({ country }: Platform, { tmdbToken }: ImportSettings) {
  return {
    /** Imports, for administrators to watch and control. */
    jobs: importPorts({ country, tmdbToken }),
    seedRatings,
  } satisfies Feature & Offers;
}
