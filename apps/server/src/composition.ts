import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Bundle } from "@worthy/catalogue";
import { startPurging } from "./startPurging.ts";
import { composeAdmin } from "./composeAdmin.ts";
import { personalData } from "./personalData.ts";
import { insertAct } from "./features/admin/actStore.ts";
import { findSubject } from "./features/accounts/admin/routes.ts";
import type { FaultInbox } from "./features/faults/createFaultInbox.ts";
import { faultOfEvent } from "./features/faults/faultOfEvent.ts";
import { keepFaults } from "./features/faults/keepFaults.ts";
import { isBusinessHost, isRegistered, RED_HERRING_ID } from "@worthy/domain";
import { accountGuards } from "./features/accounts/accountGuards.ts";
import { holdAccount, lockToEnd } from "./features/accounts/personal/holdAccount.ts";
import { issueBearer } from "./features/accounts/bearerStore.ts";
import { rememberDevice } from "./features/accounts/knownDeviceStore.ts";
import { findEmailKey } from "./features/accounts/emailStore.ts";
import { revokeOldAdmins } from "./features/accounts/signIn/settleRoles.ts";
import { accountHandlers } from "./features/accounts/routes.ts";
import { accountExists, findSharers, readSettings } from "./features/accounts/accountStore.ts";
import { standingOf } from "./features/accounts/standingOf.ts";
import { findSharedPeople } from "./features/accounts/sharedPeople.ts";
import { findSeenWhole } from "./features/episodes/findSeenWhole.ts";
import { episodeHandlers } from "./features/episodes/routes.ts";
import type { CatalogueView } from "./features/catalogue/catalogueView.ts";
import { withinOffer } from "./features/business/withinOffer.ts";
import { openLiveCatalogue, type LiveCatalogue } from "./features/catalogue/liveCatalogue.ts";
import { loadBundle } from "./features/catalogue/loadBundle.ts";
import { seedRatings } from "./features/catalogue-import/movielens/seedRatings.ts";
import { reconcileBundle } from "./features/catalogue-import/titles/reconcileBundle.ts";
import { reportHandlers } from "./features/reports/routes.ts";
import { accountRatings } from "./features/ratings/accountRatings.ts";
import { openLiveModel, type LiveModel } from "./features/training/liveModel.ts";
import { runTraining } from "./features/training/runTraining.ts";
import { startTrainingSchedule, type TrainingSchedule } from "./features/training/trainingSchedule.ts";
import { endConfirmed } from "./features/linking/actionTokenStore.ts";
import { linkGuards } from "./features/linking/linkGuards.ts";
import { linkingHandlers } from "./features/linking/routes.ts";
import { listsOf } from "./features/lists/listsOf.ts";
import { listHandlers } from "./features/lists/routes.ts";
import { providerHandlers, regionOf } from "./features/providers/routes.ts";
import { findProvidersOf, findUserProviders } from "./features/providers/userProviderStore.ts";
import { openPersonalView } from "./features/recommendations/personalView.ts";
import { openScoresOfOthers, type OthersPorts } from "./features/recommendations/scoresOfOthers.ts";
import { recommendationHandlers } from "./features/recommendations/routes.ts";
import { mergeAccounts } from "./features/privacy/mergeAccounts.ts";
import { privacyGuards, privacyHandlers } from "./features/privacy/routes.ts";
import { createTasteCache } from "./features/recommendations/tasteCache.ts";
import { beginWithRatings } from "./features/ratings/beginWithRatings.ts";
import { findRating, findRatingsOfTitle, readProgress, readRatingsVersion, readTasteInput } from "./features/ratings/ratingStore.ts";
import { notInterestedRatings } from "./features/ratings/notInterested.ts";
import type { RatingPorts } from "./features/ratings/rateTitle.ts";
import { ratingHandlers } from "./features/ratings/routes.ts";
import { searchHandlers } from "./features/search/routes.ts";
import { trailersOf } from "./features/catalogue-import/titles/trailersOf.ts";
import { titleHandlers } from "./features/titles/routes.ts";
import { createEventWriter } from "./features/tracking/createEventWriter.ts";
import { keepEventDays } from "./features/tracking/keepEventDays.ts";
import { trackingHandlers } from "./features/tracking/routes.ts";
import { createNdjsonSink } from "./features/tracking/sink/createNdjsonSink.ts";
import { withSink } from "./features/tracking/sink/withSink.ts";
import { takeTracked } from "./features/tracking/takeTracked.ts";
import { addToDefaultWatchlist, watchlistHandlers, type WatchlistPorts } from "./features/watchlists/routes.ts";
import { friendGuards } from "./features/friends/friendGuards.ts";
import { findFriends, friendStatus, isBlocked, lockPair } from "./features/friends/friendStore.ts";
import { friendHandlers } from "./features/friends/routes.ts";
import { composeInviteMail } from "./features/watchlists/invites/composeInviteMail.ts";
import { inviteGuards } from "./features/watchlists/invites/inviteGuards.ts";
import { partPeople } from "./features/watchlists/invites/partPeople.ts";
import { friendReference, openFriendInvite } from "./features/watchlists/invites/presentReference.ts";
import { inviteHandlers } from "./features/watchlists/invites/routes.ts";
import { findListGroup, findOthers, sharesList } from "./features/watchlists/memberStore.ts";
import { findDefaultWatchlistId, insertDefaultWatchlist } from "./features/watchlists/watchlistStore.ts";
import type { TakeTracked } from "./platform/realtime/hearTracker.ts";
import type { BusinessTheme } from "./platform/businessTheme.ts";
import { createRealtimeHub, type RealtimeHub } from "./platform/realtime/realtimeHub.ts";
import { createDispatch, type Dispatch } from "./platform/http/dispatch.ts";
import type { Handlers, Queries } from "./platform/http/handler.ts";
import { createLimiter } from "./platform/limits/limiter.ts";
import type { Mailer } from "./platform/mail/mailer.ts";
import { Refusal } from "./platform/refusal.ts";
import { openPostOffice } from "./platform/mail/postOffice.ts";
import type { Owner } from "./platform/policy.ts";
import type { DatabaseAddress } from "./platform/database/databaseAddress.ts";
import type { Sql } from "./platform/database/sqlClient.ts";
import type { FastifyBaseLogger } from "fastify";

export const MIGRATIONS = join(import.meta.dirname, "migrations");

export interface CoreOptions {
  sql: Sql;
  bundle: Bundle;
  log: FastifyBaseLogger;
  now(): number;
  checkResponses: boolean;
  /** The database as threads and processes of this server open it. */
  address: DatabaseAddress;
  /** Train by itself; else this server never begins a training. */
  trains: boolean;
  /** Origin of the product as people see it, without a trailing slash. */
  publicUrl: string;
  mailer: Mailer;
  /** Whoever verifies this address is an administrator. */
  adminEmail?: string | undefined;
  /** What the business host offers and how it looks. */
  businessTheme?: BusinessTheme | undefined;
  /** What goes wrong on this server; without it only what browsers tell of is kept. */
  faults?: FaultInbox;
  /** An error reporter that hears of faults too. */
  sentryDsn?: string | undefined;
  /** Folder that events are added to as files of JSON lines. */
  eventFiles?: string | undefined;
  /** Of the operator's own TMDB account. */
  tmdbToken?: string | undefined;
  /** Country whose offers people see who chose none, ISO 3166-1 alpha-2. */
  country: string;
}

/** The use cases over an open, migrated database: everything but HTTP and pages. */
export interface Core {
  dispatch: Dispatch;
  catalogue: LiveCatalogue;
  model: LiveModel;
  realtime: RealtimeHub;
  /** Keeps what clients tell of over the socket. */
  takeTracked: TakeTracked;
  /** Null where this server never trains by itself. */
  training: TrainingSchedule | null;
  close(): Promise<void>;
}

const POLL_MS = 30_000;
/** All open screens ask for new scores within this time, so that they do not ask all at once. */
const SCORES_WITHIN_S = 60;
const LOOK_FOR_TRAINING_MS = 5 * 60_000;
/** The process that trains. */
export const TRAINING_PROCESS = new URL("./trainingProcess.ts", import.meta.url);

/** The only place where features' ports meet their adapters. */
export async function composeCore({
  sql,
  bundle,
  log,
  now,
  checkResponses,
  country,
  address,
  trains,
  mailer,
  publicUrl,
  adminEmail,
  businessTheme,
  ...given
}: CoreOptions): Promise<Core> {
  if (await loadBundle(sql, bundle)) await reconcileBundle(sql);
  await revokeOldAdmins(sql, { adminEmail });
  const realtime = createRealtimeHub(log);
  const tastes = createTasteCache({ version: readRatingsVersion, input: readTasteInput });
  const model = await openLiveModel({ sql, log, pollEvery: POLL_MS });
  const replaced = ({ engine }: CatalogueView) => {
    tastes.keepOnly(engine);
    realtime.tellEverybodyHere("scores:changed", { origin: null, generation: scoresGeneration(), within: SCORES_WITHIN_S });
  };
  const catalogue = await openLiveCatalogue({ sql, address, log, pollEvery: POLL_MS, learned: model, replaced });
  const view = catalogue.view;
  const snapshot = () => view().snapshot;
  const themeOn = (host: string) => (isBusinessHost(host) ? (businessTheme ?? null) : null);
  const scoresGeneration = () => `${snapshot().generation}.${model.serving()?.modelId ?? 0}`;
  const region = (queries: Queries, owner: Owner | null) => regionOf(queries, owner, country);
  const seenWhole = (queries: Queries, userIds: readonly string[], at: number) => findSeenWhole(queries, { userIds, snapshot: snapshot(), now: at });
  const open = (wish: { sql: Queries; owner: Owner | null; now: number }) => openPersonalView({ view: view(), tastes, regionOf: region, seenWhole }, wish);
  const othersPorts: OthersPorts = {
    parts: () => ({ view: view(), tastes, regionOf: region, seenWhole }),
    sharers: findSharers,
    friendsOf: async (queries, userId) => (await findFriends(queries, userId, "ACCEPTED")).map(({ friendId }) => friendId),
  };
  const scoresOfOthers: WatchlistPorts["scoresOfOthers"] = (wish, userIds) => openScoresOfOthers(othersPorts, wish, userIds);
  const scorer = async (queries: Queries, owner: Owner | null, at: number) => (await open({ sql: queries, owner, now: at })).scorer;

  const ratingPorts: RatingPorts = {
    snapshot,
    implicitAddEnabled: async (queries, owner) => (await readSettings(queries, owner)).implicitWatchlistAddEnabled,
    addToDefaultWatchlist: (context, titleId) => addToDefaultWatchlist(snapshot(), context, titleId),
    viewers: async (queries, owner) => {
      const others = await findOthers(queries, owner);
      return others.length > 0 && (await findSharers(queries, [owner.userId])).has(owner.userId) ? others : [];
    },
    scoresGeneration,
    tasteChanged: tastes.apply,
    tasteGone: tastes.forget,
    log,
  };

  const data = personalData(snapshot);
  const accountEnded = (userId: string) => {
    tastes.forget(userId);
    realtime.disconnectUser(userId);
  };
  const limiter = createLimiter(sql);
  const events = withSink(createEventWriter({ sql, log }), given.eventFiles === undefined ? null : createNdjsonSink({ folder: given.eventFiles, log }));
  const eventDays = await keepEventDays({ sql, log, now });
  const faults = keepFaults({ sql, log, now, inbox: given.faults, sentryDsn: given.sentryDsn });
  const office = openPostOffice({ mailer, log });
  const handlers: Handlers = {
    ...accountHandlers({
      createDefaultWatchlist: insertDefaultWatchlist,
      defaultWatchlistId: findDefaultWatchlistId,
      progress: readProgress,
      countServices: async (queries, owner) => (await findUserProviders(queries, owner)).length,
      beginWithRatings,
      mergeAccounts: (queries, merge) => mergeAccounts(queries, merge, data),
      office,
      disconnectBearer: realtime.disconnectBearer,
      endLinks: endConfirmed,
      disconnectUser: realtime.disconnectUser,
      pool: sql,
      log,
      publicUrl,
      adminEmail,
    }),
    ...linkingHandlers({ isRegistered: ({ roles }) => isRegistered(roles), issueBearer, rememberDevice, tellWaitingScreen: realtime.tellWaitingScreen, publicUrl }),
    ...titleHandlers({ snapshot, scorer, region, trailers: trailersOf, listsOf: (titleId, host) => listsOf(view()).best(titleId, themeOn(host)) }),
    ...listHandlers({ view, open, offerOn: themeOn }),
    ...providerHandlers({ snapshot, open, country, servicesOn: (host) => themeOn(host)?.services ?? null }),
    ...searchHandlers({ view, scorer }),
    ...ratingHandlers({ ...ratingPorts, scorer }),
    ...recommendationHandlers({
      view,
      tastes,
      regionOf: region,
      seenWhole,
      progress: readProgress,
      listGroup: findListGroup,
      people: findSharedPeople,
      sharers: findSharers,
      servicesOf: findProvidersOf,
      hasRatedRedHerring: async (queries, owner) => owner !== null && (await findRating(queries, owner, RED_HERRING_ID)) !== null,
    }),
    ...watchlistHandlers({ snapshot, open, scoresOfOthers, people: findSharedPeople, servicesOf: findProvidersOf, notInterested: notInterestedRatings(ratingPorts) }),
    ...inviteHandlers({ people: findSharedPeople, standingOf, friendStatus, isBlocked, lockPair, emailKeyOf: findEmailKey, office, publicUrl }),
    ...friendHandlers({
      snapshot,
      open,
      people: findSharedPeople,
      standingOf,
      accountExists,
      sharers: findSharers,
      sharesList,
      part: (context, otherId) => partPeople(context, { standingOf }, otherId),
      ratingsOf: async (queries, userId) => (await readTasteInput(queries, userId)).ratings,
      ratingsOfTitle: findRatingsOfTitle,
      friendReference,
      openFriendInvite,
      composeInvite: composeInviteMail,
      office,
      publicUrl,
    }),
    ...episodeHandlers({ snapshot, open }),
    ...reportHandlers({ snapshot }),
    ...trackingHandlers({
      write: events.write,
      heard: (event) => {
        const fault = faultOfEvent(event);
        if (fault) faults.note(fault);
      },
    }),
    ...privacyHandlers({ data, lockToEnd, accountEnded, findSubject, limiter, publicUrl }),
    ...composeAdmin({ sql, view, realtime, country, tmdbToken: given.tmdbToken }),
  };
  const stopPurging = startPurging({ sql, log, now, data, accountEnded });
  const training = trains ? scheduleTraining({ sql, log, now, unusable: model.unusable }, address) : null;
  const close = async () => {
    stopPurging();
    eventDays.stop();
    await events.close();
    await faults.close();
    await office.close();
    await training?.close();
    await model.close();
    await catalogue.close();
  };
  const isVerified = async (userId: string) => (await standingOf(sql, userId)) === "verified";
  const guards = {
    ...accountGuards(limiter, sql),
    ...linkGuards(limiter, sql),
    ...privacyGuards({ limiter }),
    ...inviteGuards(limiter, isVerified),
    ...friendGuards(limiter, isVerified),
  };
  const dispatchAll = createDispatch({ sql, handlers, guards, hold: holdAccount, audit: insertAct, publish: realtime.publish, now, checkResponses });
  const dispatch: Dispatch = async (id, call) => {
    const theme = themeOn(call.device?.host ?? "");
    const result = await dispatchAll(id, call);
    return theme && !(result instanceof Refusal) ? withinOffer(id, result, theme) : result;
  };
  return { dispatch, catalogue, model, realtime, takeTracked: takeTracked({ write: events.write, now }), training, close };
}

type ScheduleParts = Pick<CoreOptions, "sql" | "log" | "now"> & Pick<LiveModel, "unusable">;

function scheduleTraining(parts: ScheduleParts, address: DatabaseAddress): TrainingSchedule {
  // One core is left to those who wait for an answer.
  const threads = Math.max(1, availableParallelism() - 1);
  const train = (unusable: number | null, signal: AbortSignal) => runTraining({ program: TRAINING_PROCESS, address, order: { always: false, unusable, threads }, signal });
  return startTrainingSchedule({ ...parts, sources: [accountRatings, seedRatings], train, every: LOOK_FOR_TRAINING_MS });
}
