import type { Queries } from "../../../platform/http/handler.ts";
import type { Grant } from "../../../platform/policy.ts";

/** Canned accounts unused since then. */
export async function findIdleCanned(
  sql: Queries,
  { before, limit }: { before: Date; limit: number },
): Promise<Grant<"idle account">[]> {
  return sql<Grant<"idle account">[]>`
      select user_id from users u where canned and life_cycle <> 'DELETED' and created_at < ${before}
        and not exists (select 1 from bearers b where b.user_id = u.user_id and b.last_seen_at >= ${before})
      order by user_id limit ${limit}`;
}

/** Those of these accounts that are copies of made-up people. */
export async function findCanned(
  sql: Queries,
  userIds: readonly string[],
): Promise<Grant<"sample">[]> {
  return sql<
    Grant<"sample">[]
  >`select user_id from users where canned and user_id = any(${userIds as string[]}) order by user_id`;
}
