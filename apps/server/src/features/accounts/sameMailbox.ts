import { emailKeyOf } from "@worthy/domain";
import type { Row } from "../../platform/database/row.ts";
import type { Sql } from "../../platform/database/sqlClient.ts";
import type { Queries } from "../../platform/http/handler.ts";
import { findHolder, lockEmail } from "./emailStore.ts";
import type * as schema from "./schema.ts";

type Stored = Row<typeof schema.emails, "userId" | "emailKey">;

/** Two accounts whose addresses are spellings of one mailbox. Nobody merges them but people. */
interface SameMailbox {
  /** The account that has the normal form and that links sign in to. */
  holder: string;
  /** The account with another spelling, and that spelling. */
  userId: string;
  email: string;
}

/** Addresses stored by versions that took other spellings for other mailboxes. */
async function findOldSpellings(sql: Queries): Promise<Stored[]> {
  const rows = await sql<
    Stored[]
  >`select user_id, email_key from emails where email_key !~ '^[!-~]*$' order by verified_at, user_id`;
  return rows.filter(({ emailKey }) => emailKeyOf(emailKey) !== emailKey);
}

/** Gives addresses of earlier versions their normal form, unless another account has it already. */
export async function normalizeEmails(sql: Sql): Promise<void> {
  for (const { userId, emailKey } of await findOldSpellings(sql)) {
    const normal = emailKeyOf(emailKey);
    await sql.begin(async (tx) => {
      await lockEmail(tx, normal);
      if (!(await findHolder(tx, normal)))
        await tx`update emails set email = ${normal}, email_key = ${normal} where user_id = ${userId} and email_key = ${emailKey}`;
    });
  }
}

/** For operators. */
export async function findSameMailboxes(sql: Queries): Promise<SameMailbox[]> {
  const found: SameMailbox[] = [];
  for (const { userId, emailKey } of await findOldSpellings(sql)) {
    const holder = await findHolder(sql, emailKeyOf(emailKey));
    if (holder) found.push({ holder: holder.userId, userId, email: emailKey });
  }
  return found;
}
