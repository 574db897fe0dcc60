import type { Bundle } from "@worthy/catalogue";
import type { Feature, Offers, Platform } from "../../platform/feature.ts";
import type { Queries } from "../../platform/http/handler.ts";
import type { MoveTitle } from "../../platform/titleMove.ts";
import type { CatalogueView } from "./catalogueView.ts";
import { openLiveCatalogue, type CommunitySource } from "./liveCatalogue.ts";
import { announceTitles } from "./generations.ts";
import { loadBundle } from "./loadBundle.ts";
import { recordVersions } from "./recordVersions.ts";
import { pinTmdbFacts, tmdbFactsHandlers } from "./tmdbFacts.ts";
import { reconcileBundle } from "./statements/reconcileBundle.ts";
import { trailersOf } from "./statements/trailersOf.ts";
import type { ReadCatalogue } from "./reading/readCatalogue.ts";
import { findKnownElsewhere } from "./statements/findKnownElsewhere.ts";
import { readStatedRow } from "./reading/titleRows.ts";

const POLL_MS = 30_000;
const CONTENT_TABLES = [
  "titles title_versions title_labels title_providers statements corrections seasons episodes",
  "people person_links person_pictures credits providers curated_lists catalogue_generations",
  "score_sources",
].flatMap((names) => names.split(" "));

interface CataloguePorts {
  bundle: Bundle;
  catalogueRead?: ReadCatalogue | undefined;
  cacheDir?: string | undefined;
  training: { model: CommunitySource };
  recommendations: {
    /** Called with each new view. */
    catalogueReplaced(view: CatalogueView): void;
  };
  wishes(): {
    /** Called with each new view. */
    catalogueReplaced(): void;
  };
  titleMoves: readonly MoveTitle[];
  /** What the environment says about TMDB's facts in scores; without it, administrators decide. */
  tmdbFactsInScores?: boolean | undefined;
}

/** All titles and people, in memory. */
export async function createCatalogue(
  { sql, log, address }: Platform,
  {
    bundle,
    catalogueRead,
    cacheDir,
    training,
    recommendations,
    wishes,
    titleMoves,
    tmdbFactsInScores,
  }: CataloguePorts,
) {
  const isBundleNew = await loadBundle(sql, bundle);
  if (isBundleNew) await reconcileBundle(sql, titleMoves);
  await pinTmdbFacts(sql, tmdbFactsInScores ?? null);
  const live = await openLiveCatalogue({
    sql,
    address,
    log,
    pollEvery: POLL_MS,
    learned: training.model,
    read: catalogueRead,
    cacheDir,
    replaced: (view) => {
      recommendations.catalogueReplaced(view);
      wishes().catalogueReplaced();
    },
  });
  const snapshot = () => live.view().snapshot;
  return {
    /** Whether this start has stored the bundled titles, because none or others were there. */
    isBundleNew,
    handlers: tmdbFactsHandlers(),
    contentTables: CONTENT_TABLES,
    close: live.close,
    view: live.view,
    snapshot,
    titleName: (titleId: number) => snapshot().title(titleId)?.name ?? null,
    providerName: (providerId: number) => snapshot().provider(providerId)?.name ?? null,
    /** A title's videos from imports. */
    trailersOf,
    findKnownElsewhere,
    /** Makes all servers reread the catalogue. */
    announceTitles,
    /** A title's row as in its sources, without corrections. */
    statedRow: readStatedRow,
    /** Records that a title has changed, and makes all servers reread the catalogue. */
    titleChanged: async (queries: Queries, titleId: number, reason: string) => {
      await recordVersions(queries, queries`title_id = ${titleId}`);
      await announceTitles(queries, reason);
    },
  } satisfies Feature & Offers;
}

export type Catalogue = Awaited<ReturnType<typeof createCatalogue>>;
