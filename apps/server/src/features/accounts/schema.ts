import { eq, sql } from "drizzle-orm";
import {
  boolean,
  char,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { instant, now, personKey, view } from "../../platform/database/columns.ts";

// Accounts, devices, names, addresses and links.

export const users = pgTable(
  "users",
  {
    userId: personKey().primaryKey(),
    createdAt: instant().notNull().default(now()),
    lifeCycle: text()
      .$type<"ANONYMOUS" | "PENDING" | "REGISTERED" | "DELETED">()
      .notNull()
      .default("ANONYMOUS"),
    roles: text().array().notNull().default([]),
    /**
     * True if ROLE_ADMIN was granted because the verified address is ADMIN_EMAIL; it is then lost
     * with the address. False if granted on the command line.
     */
    adminByEmail: boolean().notNull().default(false),
    canned: boolean().notNull().default(false),
    firstName: text(),
    lastName: text(),
    profileSettings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    loginCount: integer().notNull().default(0),
    lastSessionAt: instant(),
    /** Increases with every rating change; servers compare it with that of the taste in memory. */
    ratingsVersion: integer().notNull().default(0),
    /** Something has changed that the administrator's numbers count. */
    uncounted: boolean().notNull().default(true),
    /**
     * Set by an administrator: until cleared, no bearer of this account is valid and no link signs in
     * to it.
     */
    lockedAt: instant(),
  },
  (t) => [
    index("users_to_count")
      .on(t.userId)
      .where(sql`${t.uncounted}`),
  ],
);

export const bearers = pgTable(
  "bearers",
  {
    userId: personKey().notNull(),
    /** SHA-256 of the bearer, hex. The bearer itself is not stored. */
    tokenHash: char({ length: 64 }).notNull(),
    createdAt: instant().notNull().default(now()),
    /** Identifies the device to people and in addresses; stays the same when the bearer changes. */
    bearerId: char({ length: 12 })
      .notNull()
      .default(sql`substr(md5(gen_random_uuid()::text), 1, 12)`),
    /** When its person opened a link or was let in; null for the device's own account and screens. */
    signedInAt: instant(),
    /** When a code of the person's second factor was given on the device; null if never. */
    secondFactorAt: instant(),
    /** Updated every few minutes at most. */
    lastSeenAt: instant().notNull().default(now()),
    label: text().notNull().default("Unknown device"),
    /** Random, created and stored by the device. */
    installationId: text(),
    /** ANDROID, WEB or TV. */
    source: text().$type<"ANDROID" | "WEB" | "TV">().notNull().default("WEB"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.tokenHash] }),
    uniqueIndex("bearers_by_id").on(t.userId, t.bearerId),
  ],
);

export const userSettings = pgTable("user_settings", {
  userId: personKey().primaryKey(),
  featuresUpdatesNotificationsEnabled: boolean().notNull().default(true),
  implicitWatchlistAddEnabled: boolean().notNull().default(true),
  recommendationsNotificationsEnabled: boolean().notNull().default(true),
  remindersNotificationsEnabled: boolean().notNull().default(true),
  shareRatingsWithFriendsEnabled: boolean().notNull().default(true),
  /** The answer to whether friends may see the ratings; null until given. */
  ratingSharingAgreed: boolean(),
  /** Titles under their original names instead of those in the page's language. */
  showOriginalNamesEnabled: boolean().notNull().default(false),
  /** Country for offers; null means the installation's. */
  region: char({ length: 2 }),
});

/** What people say about themselves; no row means nothing. */
export const userProfiles = pgTable("user_profiles", {
  userId: personKey().primaryKey(),
  profileName: text(),
  profileImage: text(),
  /** Of 0.1.0: names for letters, which nobody can give or see any more, except in a download. */
  displayName: text(),
  phoneNumber: text(),
  genres: text().array().notNull().default([]),
  updatedAt: instant().notNull().default(now()),
});

/**
 * Verified addresses, to which a link was sent and opened. The key is the address in its
 * normal form (`emailKeyOf`).
 */
export const emails = pgTable(
  "emails",
  {
    userId: personKey().primaryKey(),
    email: text().notNull(),
    emailKey: text().notNull(),
    verifiedAt: instant().notNull().default(now()),
  },
  (t) => [uniqueIndex("emails_by_key").on(t.emailKey)],
);

/** Addresses that people have entered but not verified; several people can enter the same one. */
export const pendingEmails = pgTable("pending_emails", {
  userId: personKey().primaryKey(),
  email: text().notNull(),
  emailKey: text().notNull(),
  createdAt: instant().notNull().default(now()),
});

/** One row per mailed link. Both links of a change of address share their request. */
export const signInLinks = pgTable(
  "sign_in_links",
  {
    /** SHA-256 of the token, hex. The token itself is only in the mail. */
    tokenHash: char({ length: 64 }).primaryKey(),
    requestId: char({ length: 12 }).notNull(),
    /** SIGN_IN, CHANGE_OLD or CHANGE_NEW. */
    purpose: text().$type<"SIGN_IN" | "CHANGE_OLD" | "CHANGE_NEW">().notNull(),
    email: text().notNull(),
    emailKey: text().notNull(),
    /** The account that requested the link, and the hash of its bearer. */
    userId: personKey().notNull(),
    bearerHash: char({ length: 64 }).notNull(),
    deviceLabel: text().notNull(),
    matchingCode: char({ length: 2 }).notNull(),
    /** SENDING, SENT or FAILED. */
    mail: text().$type<"SENDING" | "SENT" | "FAILED">().notNull().default("SENDING"),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    redeemedAt: instant(),
    redeemedBy: personKey(),
    /**
     * For the requesting device if the link was opened elsewhere: NONE, PENDING, APPROVED or
     * DECLINED.
     */
    approval: text()
      .$type<"NONE" | "PENDING" | "APPROVED" | "DECLINED">()
      .notNull()
      .default("NONE"),
    approvedAt: instant(),
    collectedAt: instant(),
  },
  (t) => [
    index("sign_in_links_by_request").on(t.userId, t.requestId),
    index("sign_in_links_to_answer")
      .on(t.redeemedBy)
      .where(sql`${t.approval} = 'PENDING'`),
    index("sign_in_links_by_age").on(t.expiresAt),
  ],
);

/**
 * Browsers with which a person has signed in: they can request mail to the person's address even
 * when strangers have used up its limit. Each keeps a secret in a cookie, which grants no access.
 */
export const knownDevices = pgTable(
  "known_devices",
  {
    userId: personKey().notNull(),
    /** SHA-256 of the secret, hex. */
    proofHash: char({ length: 64 }).notNull(),
    knownUntil: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.proofHash] }),
    index("known_devices_by_age").on(t.knownUntil),
  ],
);

/**
 * Time-based one-time passwords (RFC 6238) of administrators. The server calculates the codes too, so
 * the secret is stored as it is.
 */
export const secondFactors = pgTable("second_factors", {
  userId: personKey().primaryKey(),
  /** Base32, 160 bits. */
  secret: text().notNull(),
  createdAt: instant().notNull().default(now()),
  /** When the first code was given; until then nothing asks for one. */
  confirmedAt: instant(),
  /** The 30 seconds, counted from 1970, of the last code that was given: it is never taken twice. */
  lastStep: integer().notNull().default(0),
  /** SHA-256, hex, of the recovery codes that are left. */
  recoveryHashes: text().array().notNull().default([]),
});

// Read by other features.

/** Account data for counting and comparing, without identifying anybody. */
export const accountsView = pgView("accounts_view").as(() =>
  view
    .select({
      userId: users.userId,
      lifeCycle: users.lifeCycle,
      canned: users.canned,
      createdAt: users.createdAt,
      lastSessionAt: users.lastSessionAt,
      ratingsVersion: users.ratingsVersion,
      verifiedAt: emails.verifiedAt,
    })
    .from(users)
    .leftJoin(emails, eq(emails.userId, users.userId)),
);

export const devicesView = pgView("devices_view").as(() =>
  view.select({ userId: bearers.userId, lastSeenAt: bearers.lastSeenAt }).from(bearers),
);
