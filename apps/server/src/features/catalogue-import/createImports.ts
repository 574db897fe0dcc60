import type { Feature, Offers, Platform } from "../../platform/feature.ts";
import { importPorts } from "./jobs/importPorts.ts";
import { seedRatings } from "./movielens/seedRatings.ts";
import { tmdbTitles } from "./tmdb/tmdbTitles.ts";

interface ImportSettings {
  /** Token of the operator's own TMDB account. */
  tmdbToken?: string | undefined;
  /** Replaces TMDB's address. */
  tmdbUrl?: string | undefined;
}

/** Imports of titles and ratings from other sources. */
export function createImports(
  { country, sql, now }: Platform,
  { tmdbToken, tmdbUrl }: ImportSettings,
) {
  return {
    contentTables: ["import_jobs", "import_items", "accepted_terms", "seed_ratings"],
    /** Single titles from TMDB. */
    tmdbTitles: tmdbTitles({ sql, now, country, tmdbToken, tmdbUrl }),
    /** Imports, for administrators to watch and control. */
    jobs: importPorts({ country, tmdbToken }),
    seedRatings,
  } satisfies Feature & Offers;
}
