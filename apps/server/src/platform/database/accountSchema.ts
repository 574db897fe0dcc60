import { sql } from "drizzle-orm";
import { char, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, now, personKey } from "./columns.ts";

// Who people are beyond their device: names, addresses, links. Their accounts and bearers are in schema.ts.

/** What people say of themselves; a person without a row has said nothing. */
export const userProfiles = pgTable("user_profiles", {
  userId: personKey().primaryKey(),
  profileName: text("profile_name"),
  profileImage: text("profile_image"),
  displayName: text("display_name"),
  phoneNumber: text("phone_number"),
  genres: text("genres").array().notNull().default([]),
  updatedAt: instant("updated_at").notNull().default(now()),
});

/** Verified addresses: a link sent to them was opened. The key is the address in lower case (NFC). */
export const emails = pgTable(
  "emails",
  {
    userId: personKey().primaryKey(),
    email: text("email").notNull(),
    emailKey: text("email_key").notNull(),
    verifiedAt: instant("verified_at").notNull().default(now()),
  },
  (t) => [uniqueIndex("emails_by_key").on(t.emailKey)],
);

/** Addresses that people have given and not verified: many may wait for the same one. */
export const pendingEmails = pgTable("pending_emails", {
  userId: personKey().primaryKey(),
  email: text("email").notNull(),
  emailKey: text("email_key").notNull(),
  createdAt: instant("created_at").notNull().default(now()),
});

/** One row a link that was mailed. Both links of a change of address share their request. */
export const signInLinks = pgTable(
  "sign_in_links",
  {
    /** SHA-256 of the token, hex. The token itself stands only in the mail. */
    tokenHash: char("token_hash", { length: 64 }).primaryKey(),
    requestId: char("request_id", { length: 12 }).notNull(),
    /** SIGN_IN, CHANGE_OLD or CHANGE_NEW. */
    purpose: text("purpose").notNull(),
    email: text("email").notNull(),
    emailKey: text("email_key").notNull(),
    /** The account that asked, and the hash of the bearer it asked with. */
    userId: personKey().notNull(),
    bearerHash: char("bearer_hash", { length: 64 }).notNull(),
    deviceLabel: text("device_label").notNull(),
    matchingCode: char("matching_code", { length: 2 }).notNull(),
    /** SENDING, SENT or FAILED. */
    mail: text("mail").notNull().default("SENDING"),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    redeemedAt: instant("redeemed_at"),
    redeemedBy: personKey("redeemed_by"),
    /** Of the device that asked, where the link was opened elsewhere: NONE, PENDING, APPROVED or DECLINED. */
    approval: text("approval").notNull().default("NONE"),
    approvedAt: instant("approved_at"),
    collectedAt: instant("collected_at"),
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
 * Browsers that a person has signed in with: they may ask for mail to the person's address also while strangers have used it up. Each keeps a secret in a
 * cookie, which opens nothing.
 */
export const knownDevices = pgTable(
  "known_devices",
  {
    userId: personKey().notNull(),
    /** SHA-256 of the secret, hex. */
    proofHash: char("proof_hash", { length: 64 }).notNull(),
    knownUntil: instant("known_until").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.proofHash] }), index("known_devices_by_age").on(t.knownUntil)],
);

/** How often something happened in a window of time, for limits that several servers share. Keys are hashes: no address or e-mail is kept. */
export const limitCounts = pgTable(
  "limit_counts",
  { keyHash: char("key_hash", { length: 64 }).notNull(), windowEnd: instant("window_end").notNull(), count: integer("count").notNull().default(1) },
  (t) => [primaryKey({ columns: [t.keyHash, t.windowEnd] }), index("limit_counts_by_age").on(t.windowEnd)],
);

/**
 * One row a screen that asks to be signed in. It belongs to nobody until it is answered, so its key is the token's.
 * SHA-256, hex, of the three secrets; they themselves are nowhere kept.
 */
export const actionTokens = pgTable(
  "action_tokens",
  {
    tokenHash: char("token_hash", { length: 64 }).primaryKey(),
    codeHash: char("code_hash", { length: 64 }).notNull(),
    collectHash: char("collect_hash", { length: 64 }).notNull(),
    /** ANDROID, WEB or TV. */
    source: text("source").notNull(),
    deviceLabel: text("device_label").notNull(),
    /** WAITING, CONFIRMED, REFUSED or COLLECTED. */
    state: text("state").notNull().default("WAITING"),
    /** Who confirmed or refused. */
    userId: personKey(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [uniqueIndex("action_tokens_by_code").on(t.codeHash), uniqueIndex("action_tokens_by_collect").on(t.collectHash), index("action_tokens_by_age").on(t.expiresAt)],
);
