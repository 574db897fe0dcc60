import { join } from "node:path";
import type { Bundle } from "@worthy/catalogue";
import { accountHandlers } from "./features/accounts/routes.ts";
import { readSettings } from "./features/accounts/accountStore.ts";
import { episodeHandlers } from "./features/episodes/routes.ts";
import { openLiveCatalogue, type LiveCatalogue } from "./features/catalogue/liveCatalogue.ts";
import { loadBundle } from "./features/catalogue/loadBundle.ts";
import { reconcileBundle } from "./features/catalogue-import/titles/reconcileBundle.ts";
import { openPersonalView } from "./features/recommendations/personalView.ts";
import { recommendationHandlers } from "./features/recommendations/routes.ts";
import { createTasteCache } from "./features/recommendations/tasteCache.ts";
import { readProgress, readRatingsVersion, readTasteInput } from "./features/ratings/ratingStore.ts";
import { notInterestedRatings } from "./features/ratings/notInterested.ts";
import type { RatingPorts } from "./features/ratings/rateTitle.ts";
import { ratingHandlers } from "./features/ratings/routes.ts";
import { searchHandlers } from "./features/search/routes.ts";
import { titleHandlers } from "./features/titles/routes.ts";
import { trackingHandlers } from "./features/tracking/routes.ts";
import { addToDefaultWatchlist, watchlistHandlers } from "./features/watchlists/routes.ts";
import { findDefaultWatchlistId, insertDefaultWatchlist } from "./features/watchlists/watchlistStore.ts";
import { createDispatch, type Dispatch } from "./platform/http/dispatch.ts";
import type { Handlers, Queries } from "./platform/http/handler.ts";
import { purgeIdempotencyKeys } from "./platform/http/purgeIdempotencyKeys.ts";
import type { Owner } from "./platform/policy.ts";
import type { Sql } from "./platform/database/sqlClient.ts";
import type { FastifyBaseLogger } from "fastify";

export const MIGRATIONS = join(import.meta.dirname, "migrations");

export interface CoreOptions {
  sql: Sql;
  bundle: Bundle;
  log: FastifyBaseLogger;
  now(): number;
  checkResponses: boolean;
}

/** The use cases over an open, migrated database: everything but HTTP and pages. */
export interface Core {
  dispatch: Dispatch;
  catalogue: LiveCatalogue;
  close(): Promise<void>;
}

const CATALOGUE_POLL_MS = 30_000;

/** The only place where features' ports meet their adapters. */
export async function composeCore({ sql, bundle, log, now, checkResponses }: CoreOptions): Promise<Core> {
  if (await loadBundle(sql, bundle)) await reconcileBundle(sql);
  const catalogue = await openLiveCatalogue({ sql, log, pollEvery: CATALOGUE_POLL_MS });
  const tastes = createTasteCache({ version: readRatingsVersion, input: readTasteInput });
  const view = catalogue.view;
  const snapshot = () => view().snapshot;
  const scorer = async (queries: Queries, owner: Owner | null, at: number) => (await openPersonalView({ view: view(), tastes }, { sql: queries, owner, now: at })).scorer;

  const ratingPorts: RatingPorts = {
    snapshot,
    implicitAddEnabled: async (queries, owner) => (await readSettings(queries, owner)).implicitWatchlistAddEnabled,
    addToDefaultWatchlist: (queries, owner, titleId) => addToDefaultWatchlist(snapshot(), queries, { owner, titleId }),
    tasteChanged: tastes.apply,
    log,
  };

  const handlers: Handlers = {
    ...accountHandlers({ createDefaultWatchlist: insertDefaultWatchlist, defaultWatchlistId: findDefaultWatchlistId, progress: readProgress }),
    ...titleHandlers({ snapshot, scorer }),
    ...searchHandlers({ view, scorer }),
    ...ratingHandlers(ratingPorts),
    ...recommendationHandlers({ view, tastes, progress: readProgress }),
    ...watchlistHandlers({ snapshot, scorer, notInterested: notInterestedRatings(ratingPorts) }),
    ...episodeHandlers({ snapshot }),
    ...trackingHandlers(),
  };
  const stopPurging = purgeIdempotencyKeys(sql, (error) => log.error({ err: error }, "old idempotency keys could not be removed"));
  const close = () => {
    stopPurging();
    return catalogue.close();
  };
  return { dispatch: createDispatch({ sql, handlers, now, checkResponses }), catalogue, close };
}
