import type { AccountStatus } from "@worthy/domain";
import type { Feature, Offers, Platform } from "../../platform/feature.ts";
import { moveAll, type PersonalData } from "../../platform/personalData.ts";
import { claimUncounted } from "./ratingsVersion.ts";
import { ownerOf, type Caller, type Owner } from "../../platform/policy.ts";
import { accountGuards, secondFactorGuards } from "./accountGuards.ts";
import type { AccountPorts } from "./accountPorts.ts";
import { addsLiked, findSharers, lockEverybody } from "./accountStore.ts";
import { findSubject, peopleAdminHandlers } from "./admin/routes.ts";
import { issueBearer, removeOldBearers } from "./bearerStore.ts";
import { purgeCanned } from "./canned/purgeCanned.ts";
import { createSamples, findSamples } from "./canned/samplePeople.ts";
import { createEmptyPurge } from "./emptyAccounts.ts";
import { findEmailKey } from "./emailStore.ts";
import { normalizeEmails } from "./sameMailbox.ts";
import { rememberDevice, removeOldDevices } from "./knownDeviceStore.ts";
import { removeOldLinks } from "./linkStore.ts";
import { accountData } from "./personal/accountData.ts";
import { findNames } from "./personal/findNames.ts";
import { lockAccount, lockToEnd } from "./personal/lockAccount.ts";
import { accountHandlers } from "./routes.ts";
import { findSharedPeople } from "./sharedPeople.ts";
import { revokeOldAdmins } from "./signIn/settleRoles.ts";
import type { Queries } from "../../platform/http/handler.ts";

const DAY_MS = 24 * 60 * 60_000;
/** How long to keep abandoned canned accounts. */
const CANNED_FOR_MS = 7 * DAY_MS;
/** How long to keep unused anonymous accounts with nothing in them. */
const EMPTY_FOR_MS = 30 * DAY_MS;

/** Other features, which in turn depend on accounts. */
interface Neighbours {
  watchlists(): Pick<AccountPorts, "createDefaultWatchlist" | "defaultWatchlistId">;
  ratings(): Pick<AccountPorts, "progress" | "beginWithRatings">;
  providers(): Pick<AccountPorts, "countServices">;
  sandbox(): Pick<AccountPorts, "welcome">;
  linking(): Pick<AccountPorts, "endLinks">;
  /** The personal data of all features, with the account itself last. */
  personalData(): readonly PersonalData[];
  recommendations(): {
    /** Releases the person's taste from memory. */
    tasteGone(userId: string): void;
  };
  /** Whoever verifies this address becomes an administrator. */
  adminEmail?: string | undefined;
  isSandbox?: boolean | undefined;
  /** Whether administrators must have a second factor. */
  secondFactorRequired?: boolean | undefined;
}

/** Accounts, sign-in and settings. */
export async function createAccounts(platform: Platform, others: Neighbours) {
  const { sql, realtime, limiter, now } = platform;
  const { adminEmail, personalData } = others;
  await normalizeEmails(sql);
  await revokeOldAdmins(sql, { adminEmail });
  const ended = (userId: string) => {
    others.recommendations().tasteGone(userId);
    realtime.disconnectUser(userId);
  };
  const purge = () =>
    purgeCanned({ pool: sql, data: personalData, before: new Date(now() - CANNED_FOR_MS), ended });
  const purgeEmpty = createEmptyPurge(() => ({
    pool: sql,
    data: personalData,
    before: new Date(now() - EMPTY_FOR_MS),
    ended,
  }));
  const ports = accountPorts(platform, others);
  return {
    handlers: {
      ...accountHandlers(ports),
      ...peopleAdminHandlers(realtime),
    },
    guards: { ...accountGuards(limiter, sql), ...secondFactorGuards(limiter) },
    personalData: accountData,
    hourly: [
      { run: () => removeOldLinks(sql), failed: "couldn't remove old links" },
      { run: () => removeOldDevices(sql), failed: "couldn't remove unknown browsers" },
      { run: purge, failed: "couldn't remove old canned accounts" },
      { run: purgeEmpty, failed: "couldn't remove empty accounts" },
      { run: () => removeOldBearers(sql), failed: "couldn't remove unused bearers" },
    ],
    /** Closes the connections of a deleted account. */
    ended,
    createSamples: (queries: Queries) => createSamples(queries, ports),
    findSamples,
    lockEverybody,
    hold: lockAccount,
    claimUncounted,
    lockToEnd,
    sharers: findSharers,
    addsLiked,
    people: findSharedPeople,
    namesOf: findNames,
    accountStatus,
    isVerified: async (caller: Caller | null) =>
      caller !== null && (await accountStatus(sql, ownerOf(caller))) === "verified",
    emailKeyOf: findEmailKey,
    findSubject,
    issueBearer,
    rememberDevice,
  } satisfies Feature & Offers;
}

function accountPorts({ sql, log, publicUrl, mailQueue, realtime }: Platform, others: Neighbours) {
  const { watchlists, ratings, providers, linking, personalData, adminEmail } = others;
  return {
    secondFactorRequired: others.secondFactorRequired ?? false,
    isSandbox: others.isSandbox ?? false,
    welcome: (...person) => others.sandbox().welcome(...person),
    createDefaultWatchlist: (...to) => watchlists().createDefaultWatchlist(...to),
    defaultWatchlistId: (...of) => watchlists().defaultWatchlistId(...of),
    progress: (...of) => ratings().progress(...of),
    beginWithRatings: (...with_) => ratings().beginWithRatings(...with_),
    countServices: (...of) => providers().countServices(...of),
    endLinks: (...of) => linking().endLinks(...of),
    mergeAccounts: (queries, merge) => moveAll(queries, merge, personalData()),
    mailQueue,
    disconnectBearer: realtime.disconnectBearer,
    disconnectUser: realtime.disconnectUser,
    pool: sql,
    log,
    publicUrl,
    adminEmail,
  } satisfies AccountPorts;
}

/** State of a person's address: none, pending, or verified. */
async function accountStatus(sql: Queries, { userId }: Owner): Promise<AccountStatus> {
  const [row] = await sql<{ verified: boolean; pending: boolean }[]>`
    select exists (select 1 from emails where user_id = ${userId}) as verified, exists (select 1 from pending_emails where user_id = ${userId}) as pending`;
  if (row?.verified) return "verified";
  return row?.pending ? "unverified" : "anonymous";
}
