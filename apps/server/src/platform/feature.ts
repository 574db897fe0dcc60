import type { FastifyBaseLogger } from "fastify";
import type { DatabaseAddress } from "./database/databaseAddress.ts";
import type { ReadReplica } from "./database/readReplica.ts";
import type { SessionSql } from "./database/sqlClient.ts";
import type { Guards } from "./http/dispatch.ts";
import type { Handlers } from "./http/handler.ts";
import type { Limiter } from "./limits/limiter.ts";
import type { MailQueue } from "./mail/mailQueue.ts";
import type { PersonalData } from "./personalData.ts";
import type { RealtimeHub } from "./realtime/realtimeHub.ts";

/** The services every feature uses. */
export interface Platform {
  sql: SessionSql;
  log: FastifyBaseLogger;
  /** Milliseconds since the epoch. */
  now(): number;
  /** The address with which this server's threads and processes open the database. */
  address: DatabaseAddress;
  /** For work that only reads. */
  replica: ReadReplica;
  /** The product's public origin, without a trailing slash. */
  publicUrl: string;
  /** Country of the installation, ISO 3166-1 alpha-2. */
  country: string;
  limiter: Limiter;
  realtime: RealtimeHub;
  mailQueue: MailQueue;
}

/** A clean-up task that runs at start and then hourly. */
export interface HourlyTask {
  run(): Promise<void>;
  /** Log message if it fails. */
  failed: string;
}

/**
 * What a feature adds to the server. Each feature folder has one entry, `createX(platform, ports)`,
 * which returns this together with what the feature offers to others.
 */
export interface Feature {
  handlers?: Partial<Handlers>;
  /** Limits, counted before the transaction. */
  guards?: Guards;
  /** The personal data it stores. */
  personalData?: PersonalData;
  hourly?: readonly HourlyTask[];
  /** Its tables that no visitor writes, which a sandbox doesn't empty. */
  contentTables?: readonly string[];
  close?(): Promise<void>;
}

/** What a feature also offers to others, by name: its read ports. */
export type Offers = Readonly<Record<string, unknown>>;
