import type { Sql } from "../../../platform/database/sqlClient.ts";
import { eraseAll, type PersonalData } from "../../../platform/personalData.ts";
import { ownerBy, type Owner } from "../../../platform/policy.ts";
import { findIdleCanned } from "./cannedStore.ts";
import { lockToEnd } from "../personal/lockAccount.ts";

interface Purge {
  pool: Sql;
  /** The personal data of all features, with the account itself last. */
  data(): readonly Pick<PersonalData, "erase">[];
  /** Accounts unused since then are deleted. */
  before: Date;
  /** Called for each deleted account. */
  ended(userId: string): void;
}

const BATCH = 200;

/** Deletes abandoned canned accounts, each in its own transaction. */
export async function purgeCanned({ pool, data, before, ended }: Purge): Promise<void> {
  for (;;) {
    const idle = await findIdleCanned(pool, { before, limit: BATCH });
    for (const account of idle)
      if (await eraseOne(pool, data(), ownerBy(account))) ended(account.userId);
    if (idle.length < BATCH) return;
  }
}

/** Under a lock, so only one of several servers does it; false if another did. */
function eraseOne(pool: Sql, data: ReturnType<Purge["data"]>, owner: Owner): Promise<boolean> {
  return pool.begin(async (tx) => {
    if (!(await lockToEnd(tx, owner))) return false;
    await eraseAll(tx, owner, data);
    return true;
  });
}
