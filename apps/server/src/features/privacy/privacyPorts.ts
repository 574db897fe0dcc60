import type { ReadReplica } from "../../platform/database/readReplica.ts";
import type { Queries } from "../../platform/http/handler.ts";
import type { Limiter } from "../../platform/limits/limiter.ts";
import type { Administrator, Grant, Owner } from "../../platform/policy.ts";
import type { PersonalData } from "../../platform/personalData.ts";
import type { Refusal } from "../../platform/refusal.ts";

/** What privacy needs from the other features and the platform. */
export interface PrivacyPorts {
  /** The personal data of all features, with the account itself last. */
  personalData(): readonly PersonalData[];
  /** Locks an account in order to end it; false if it has already ended. */
  lockToEnd(sql: Queries, owner: Owner): Promise<boolean>;
  /** Releases a person's data from the servers' memory, and closes their connections. */
  accountEnded(userId: string): void;
  /** A person whom an administrator may act on, or why not. */
  findSubject(
    sql: Queries,
    admin: Administrator,
    personId: string,
  ): Promise<Grant<"administration"> | Refusal>;
  limiter: Limiter;
  replica: ReadReplica;
  /** The product's public origin, without a trailing slash. */
  publicUrl: string;
}
