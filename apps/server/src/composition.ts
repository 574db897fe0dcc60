import type { Bundle } from "@worthy/catalogue";
import { createAccounts } from "./features/accounts/createAccounts.ts";
import { createAdmin } from "./features/admin/createAdmin.ts";
import { countEvents } from "./features/admin/numbers/sums/countEvents.ts";
import { createBusiness, type BusinessSettings } from "./features/business/createBusiness.ts";
import { createCatalogue, type Catalogue } from "./features/catalogue/createCatalogue.ts";
import type { ReadCatalogue } from "./features/catalogue/reading/readCatalogue.ts";
import { createImports } from "./features/catalogue-import/createImports.ts";
import { createCorrections } from "./features/corrections/createCorrections.ts";
import { createEpisodes, type Episodes } from "./features/episodes/createEpisodes.ts";
import { createExperiments } from "./features/experiments/createExperiments.ts";
import { createFaults, type FaultSettings } from "./features/faults/createFaults.ts";
import { createFriends, type Friends } from "./features/friends/createFriends.ts";
import { createLinking, type Linking } from "./features/linking/createLinking.ts";
import { createLists } from "./features/lists/createLists.ts";
import { createPrivacy } from "./features/privacy/createPrivacy.ts";
import { createProviders, type Providers } from "./features/providers/createProviders.ts";
import { createRatings, type Ratings } from "./features/ratings/createRatings.ts";
import {
  createRecommendations,
  type Recommendations,
} from "./features/recommendations/createRecommendations.ts";
import { createReports } from "./features/reports/createReports.ts";
import { createSandbox, type Sandbox } from "./features/sandbox/createSandbox.ts";
import { createSearch } from "./features/search/createSearch.ts";
import { createTitles } from "./features/titles/createTitles.ts";
import { createToday } from "./features/today/createToday.ts";
import { createTracking } from "./features/tracking/createTracking.ts";
import { createTraining } from "./features/training/createTraining.ts";
import { createWatchlists, type Watchlists } from "./features/watchlists/createWatchlists.ts";
import { createWishes, type Wishes } from "./features/wishes/createWishes.ts";
import { createPlatform, type PlatformOptions } from "./platform/createPlatform.ts";
import { createDispatch } from "./platform/http/dispatch.ts";
import { logSignIns } from "./platform/http/logSignIns.ts";
import { networkLimits } from "./platform/limits/networkLimits.ts";
import type { Sql } from "./platform/database/sqlClient.ts";
import { mergeFeatures, startHourly } from "./platform/mergeFeatures.ts";
import type { LinkProblem } from "./platform/linkProblem.ts";
import type { PersonalData } from "./platform/personalData.ts";
import { titleMoves } from "./titleMoves.ts";

export interface CoreOptions extends PlatformOptions, BusinessSettings, FaultSettings {
  /** For calls, which somebody waits for; `sql` itself if omitted. */
  callSql?: Sql;
  bundle: Bundle;
  /** A catalogue that this process has already read from the same content. */
  catalogueRead?: ReadCatalogue | undefined;
  /** Folder for files that only save time. */
  cacheDir?: string | undefined;
  checkResponses: boolean;
  trains: boolean;
  /** What administrators should know about links in mail. */
  linkProblem?: LinkProblem | null;
  adminEmail?: string | undefined;
  /** Whether everything that visitors make is deleted every hour. */
  isSandbox?: boolean | undefined;
  /** How often to see whether that is due, in milliseconds. */
  sandboxLookMs?: number | undefined;
  secondFactorRequired?: boolean | undefined;
  eventFiles?: string | undefined;
  tmdbToken?: string | undefined;
  tmdbUrl?: string | undefined;
  tmdbFactsInScores?: boolean | undefined;
}

/** All features. If two need each other, the earlier one gets the later one as a function. */
async function createFeatures(platform: ReturnType<typeof createPlatform>, options: CoreOptions) {
  const personalData = (): readonly PersonalData[] => merged.personalData;
  const later = {
    catalogue: () => catalogue,
    episodes: () => episodes,
    friends: () => friends,
    linking: () => linking,
    providers: () => providers,
    ratings: () => ratings,
    recommendations: () => recommendations,
    sandbox: () => sandbox,
    watchlists: () => watchlists,
    wishes: () => wishes,
  };
  const business = createBusiness(options);
  const imports = createImports(platform, options);
  const accounts = await createAccounts(platform, { ...later, ...options, personalData });
  const ratings: Ratings = createRatings(platform, { ...later, accounts });
  const training = await createTraining(platform, { ...options, ratings, imports });
  const first = { business, imports, accounts, ratings, training, titleMoves };
  const recommendations: Recommendations = createRecommendations(platform, { ...later, ...first });
  const scored = { ...first, recommendations };
  const catalogue: Catalogue = await createCatalogue(platform, { ...later, ...options, ...scored });
  const known = { ...scored, catalogue };
  const providers: Providers = createProviders(platform, known);
  const episodes: Episodes = createEpisodes(known);
  const lists = createLists(known);
  const titles = createTitles({ ...known, lists });
  const today = createToday(platform, { ...known, providers });
  const search = createSearch(known);
  const watchlists: Watchlists = createWatchlists(platform, { ...later, ...known, providers });
  const friends: Friends = createFriends(platform, { ...known, watchlists });
  const sandbox: Sandbox = createSandbox(platform, {
    isSandbox: options.isSandbox ?? false,
    sandboxLookMs: options.sandboxLookMs,
    contentTables: () => merged.contentTables,
    accounts,
    friends,
    watchlists,
  });
  const wishes: Wishes = createWishes(platform, known);
  const linking: Linking = createLinking(platform, known);
  const faults = createFaults(platform, options);
  const tracking = await createTracking(platform, { ...options, faults, count: countEvents });
  const reports = createReports(known);
  const corrections = createCorrections(known);
  const experiments = createExperiments();
  const admin = createAdmin(platform, { ...options, ...known, experiments });
  const privacy = createPrivacy(platform, { accounts, personalData });
  const merged = mergeFeatures(
    // The order in which personal data are moved and erased. The account comes last, because it
    // ends with its row.
    [
      [ratings, watchlists, friends, episodes, today, providers, linking, tracking],
      [platform, faults, admin, corrections, titles, lists, search, reports, experiments],
      [imports, sandbox, privacy, recommendations, training, wishes, catalogue, accounts],
    ].flat(),
  );
  return { accounts, admin, business, catalogue, merged, sandbox, tracking, training };
}

export type Core = Awaited<ReturnType<typeof composeCore>>;

/**
 * The use cases over an open, migrated database: everything but HTTP and pages. The only place that
 * connects features.
 */
export async function composeCore(options: CoreOptions) {
  const platform = createPlatform(options);
  const features = await createFeatures(platform, options);
  const { accounts, admin, business, catalogue, merged, sandbox, tracking, training } = features;
  await sandbox.start();
  const stopHourly = startHourly(merged.hourly, platform.log);
  const dispatch = createDispatch({
    ...platform,
    sql: options.callSql ?? platform.sql,
    ...merged,
    hold: accounts.hold,
    audit: admin.audit,
    publish: platform.realtime.publish,
    checkResponses: options.checkResponses,
    secondFactorRequired: options.secondFactorRequired,
  });
  return {
    dispatch: logSignIns(business.narrow(dispatch), platform.log),
    catalogue,
    model: training.model,
    realtime: platform.realtime,
    takeOfNetwork: networkLimits(platform, { isSandbox: options.isSandbox ?? false }),
    resetSandbox: sandbox.resetIfDue,
    takeTracked: tracking.takeTracked,
    undeclaredEvents: tracking.undeclaredEvents,
    training: training.schedule,
    close: () => {
      stopHourly();
      return merged.close();
    },
  };
}
