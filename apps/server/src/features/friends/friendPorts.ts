import type { Language, RatingValue, AccountStatus } from "@worthy/domain";
import type { Queries, Reading } from "../../platform/http/handler.ts";
import type { MailQueue } from "../../platform/mail/mailQueue.ts";
import type { Owner, Readable } from "../../platform/policy.ts";
import type { Refusal } from "../../platform/refusal.ts";
import type { PersonLookup } from "../accounts/sharedPeople.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { MailMessage } from "../../platform/mail/mailer.ts";
import type { TitleScorer } from "../titles/presentNode.ts";
import type { RatingsHolder } from "../ratings/ratingPolicy.ts";
import type { FriendContext } from "./stepFriendship.ts";

interface Reference {
  reference: string;
  path: string;
  expiresAt: string;
}

/** What friends need from other features and the platform. */
export interface FriendPorts {
  snapshot(): CatalogueSnapshot;
  open(context: Reading<Owner>): Promise<{ scorer: TitleScorer }>;
  people(sql: Queries, userIds: readonly string[]): Promise<PersonLookup>;
  accountStatus(sql: Queries, owner: Owner): Promise<AccountStatus>;
  /** Those of these people who share their ratings with friends. */
  sharers(sql: Queries, userIds: readonly string[]): Promise<ReadonlySet<string>>;
  sharesList(sql: Queries, owner: Owner, otherId: string): Promise<boolean>;
  /** Ends everything the caller and another share, in the same transaction. */
  part(context: FriendContext, otherId: string): Promise<void>;
  ratingsOf(
    sql: Queries,
    person: RatingsHolder,
  ): Promise<readonly { titleId: number; rating: RatingValue }[]>;
  /** These people's ratings of one title. */
  ratingsOfTitle(
    sql: Queries,
    people: readonly RatingsHolder[],
    titleId: number,
  ): Promise<readonly { userId: string; rating: RatingValue }[]>;
  /** The person's only friend reference. */
  friendReference(
    sql: Queries,
    wanted: { owner: Owner; now: number; rotate: boolean },
  ): Promise<Reference>;
  /** The inviter of a friend invite, or why it isn't valid. */
  openFriendInvite(
    sql: Queries,
    reference: string,
    now: number,
  ): Promise<Readable<{ inviterId: string }> | Refusal>;
  composeInvite(invite: {
    to: string;
    link: string;
    inviterName: string;
    watchlistName: null;
    language: Language;
  }): MailMessage;
  mailQueue: Pick<MailQueue, "post">;
  /** The product's public origin, without a trailing slash. */
  publicUrl: string;
}
