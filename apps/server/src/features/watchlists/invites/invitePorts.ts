import type { Standing } from "@worthy/domain";
import type { Queries } from "../../../platform/http/handler.ts";
import type { PostOffice } from "../../../platform/mail/postOffice.ts";
import type { PersonLookup } from "../../accounts/sharedPeople.ts";

/** What invites need of other features and of the platform. */
export interface InvitePorts {
  people(sql: Queries, userIds: readonly string[]): Promise<PersonLookup>;
  standingOf(sql: Queries, userId: string): Promise<Standing>;
  /** How the first stands to the second. */
  friendStatus(sql: Queries, userId: string, otherId: string): Promise<"NONE" | "REQUESTED" | "PENDING" | "ACCEPTED">;
  /** Whether either has blocked the other. */
  isBlocked(sql: Queries, userId: string, otherId: string): Promise<boolean>;
  /** Lets changes between two people, such as a block, come one after the other until their transactions end. Taken before a list is locked. */
  lockPair(sql: Queries, userId: string, otherId: string): Promise<void>;
  /** The key of the person's verified address; null without one. */
  emailKeyOf(sql: Queries, userId: string): Promise<string | null>;
  office: Pick<PostOffice, "post">;
  /** Origin of the product as people see it, without a trailing slash. */
  publicUrl: string;
}
