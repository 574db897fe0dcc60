import type { Sql } from "../../../platform/database/sqlClient.ts";
import type { PersonalData } from "../../../platform/personalData.ts";
import { ownerOfCanned } from "../../../platform/policy.ts";
import { lockToEnd } from "../personal/holdAccount.ts";

interface Purge {
  pool: Sql;
  /** What every feature keeps of a person, the account itself last. */
  data: readonly Pick<PersonalData, "erase">[];
  /** Accounts that nobody has used since then go. */
  before: Date;
  /** Called for each account that is gone. */
  ended(userId: string): void;
}

const BATCH = 200;

/** Clears canned accounts away that nobody comes back to, each in a transaction of its own. */
export async function purgeCanned({ pool, data, before, ended }: Purge): Promise<void> {
  for (;;) {
    const unused = await pool<{ userId: string }[]>`
      select user_id from users u where canned and life_cycle <> 'DELETED' and created_at < ${before}
        and not exists (select 1 from bearers b where b.user_id = u.user_id and b.last_seen_at >= ${before})
      order by user_id limit ${BATCH}`;
    for (const { userId } of unused) if (await eraseOne(pool, data, userId)) ended(userId);
    if (unused.length < BATCH) return;
  }
}

/** The lock lets one of several servers do it; false where another has done so. */
function eraseOne(pool: Sql, data: Purge["data"], userId: string): Promise<boolean> {
  return pool.begin(async (tx) => {
    if (!(await lockToEnd(tx, userId))) return false;
    const owner = ownerOfCanned(userId);
    for (const { erase } of data) await erase(tx, owner);
    return true;
  });
}
