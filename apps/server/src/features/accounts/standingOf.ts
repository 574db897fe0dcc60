import type { Standing } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";

/** What is known of a person's address: none, one that waits for its link, or a verified one. */
export async function standingOf(sql: Queries, userId: string): Promise<Standing> {
  const [row] = await sql<{ verified: boolean; pending: boolean }[]>`
    select exists (select 1 from emails where user_id = ${userId}) as verified, exists (select 1 from pending_emails where user_id = ${userId}) as pending`;
  if (row?.verified) return "verified";
  return row?.pending ? "unverified" : "anonymous";
}
