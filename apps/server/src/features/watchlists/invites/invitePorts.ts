import type { AccountStatus } from "@worthy/domain";
import type { Queries } from "../../../platform/http/handler.ts";
import type { MailQueue } from "../../../platform/mail/mailQueue.ts";
import type { Owner } from "../../../platform/policy.ts";
import type { PersonLookup } from "../../accounts/sharedPeople.ts";

/** What invites need from other features and the platform. */
export interface InvitePorts {
  people(sql: Queries, userIds: readonly string[]): Promise<PersonLookup>;
  accountStatus(sql: Queries, owner: Owner): Promise<AccountStatus>;
  /** The caller's relation to another. */
  friendStatus(
    sql: Queries,
    owner: Owner,
    otherId: string,
  ): Promise<"NONE" | "REQUESTED" | "PENDING" | "ACCEPTED">;
  /** Whether either has blocked the other. */
  isBlocked(sql: Queries, owner: Owner, otherId: string): Promise<boolean>;
  /**
   * Serialises changes between two people, such as a block, until their transactions end. Lock this
   * before a list.
   */
  lockPair(sql: Queries, owner: Owner, otherId: string): Promise<void>;
  /** The key of the person's verified address; null without one. */
  emailKeyOf(sql: Queries, owner: Owner): Promise<string | null>;
  mailQueue: Pick<MailQueue, "post">;
  /** The product's public origin, without a trailing slash. */
  publicUrl: string;
}
