import type { Queries } from "../../platform/http/handler.ts";
import type { Limiter } from "../../platform/limits/limiter.ts";
import type { PersonalData } from "../../platform/personalData.ts";
import type { Refusal } from "../../platform/refusal.ts";

/** What privacy needs of the other features and of the platform. */
export interface PrivacyPorts {
  /** What every feature keeps of a person, the account itself last. */
  data: readonly PersonalData[];
  /** Locks an account that shall end; false where it has ended already. */
  lockToEnd(sql: Queries, userId: string): Promise<boolean>;
  /** Lets go of what servers hold of a person in memory, and closes their open connections. */
  accountEnded(userId: string): void;
  /** Somebody whom an administrator may act on, or why not. */
  findSubject(sql: Queries, personId: string): Promise<object | Refusal>;
  limiter: Limiter;
  /** Origin of the product as people see it, without a trailing slash. */
  publicUrl: string;
}
