import type { Language, RatingValue, Standing } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";
import type { PostOffice } from "../../platform/mail/postOffice.ts";
import type { Owner } from "../../platform/policy.ts";
import type { Refusal } from "../../platform/refusal.ts";
import type { PersonLookup } from "../accounts/sharedPeople.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { MailMessage } from "../../platform/mail/mailer.ts";
import type { TitleScorer } from "../titles/presentNode.ts";
import type { FriendContext } from "./stepFriendship.ts";

interface Reference {
  reference: string;
  path: string;
  expiresAt: string;
}

/** What friends need of other features and of the platform. */
export interface FriendPorts {
  snapshot(): CatalogueSnapshot;
  open(wish: { sql: Queries; owner: Owner; now: number }): Promise<{ scorer: TitleScorer }>;
  people(sql: Queries, userIds: readonly string[]): Promise<PersonLookup>;
  accountExists(sql: Queries, userId: string): Promise<boolean>;
  standingOf(sql: Queries, userId: string): Promise<Standing>;
  /** Of these people, those who share their ratings with friends. */
  sharers(sql: Queries, userIds: readonly string[]): Promise<ReadonlySet<string>>;
  sharesList(sql: Queries, userId: string, otherId: string): Promise<boolean>;
  /** Ends what the caller and another share, in the same transaction. */
  part(context: FriendContext, otherId: string): Promise<void>;
  ratingsOf(sql: Queries, userId: string): Promise<readonly { titleId: number; rating: RatingValue }[]>;
  /** What these people rated one title. */
  ratingsOfTitle(sql: Queries, userIds: readonly string[], titleId: number): Promise<readonly { userId: string; rating: RatingValue }[]>;
  /** The person's one reference for friendship. */
  friendReference(sql: Queries, wanted: { inviterId: string; now: number; rotate: boolean }): Promise<Reference>;
  /** Whose invite to friendship it is, or why it does not hold. */
  openFriendInvite(sql: Queries, reference: string, now: number): Promise<{ inviterId: string } | Refusal>;
  composeInvite(invite: { to: string; link: string; inviterName: string; watchlistName: null; language: Language }): MailMessage;
  office: Pick<PostOffice, "post">;
  /** Origin of the product as people see it, without a trailing slash. */
  publicUrl: string;
}
