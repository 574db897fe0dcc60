import type { Sql } from "../../platform/database/sqlClient.ts";
import { findIdleAnonymous } from "./accountStore.ts";
import type { Queries } from "../../platform/http/handler.ts";
import { eraseAll, type PersonalData } from "../../platform/personalData.ts";
import { ownerBy, type Owner } from "../../platform/policy.ts";
import { lockToEnd } from "./personal/lockAccount.ts";

interface Emptying {
  pool: Sql;
  /** The personal data of all features, with the account itself last. */
  data(): readonly Pick<PersonalData, "erase" | "files">[];
  /** Accounts unused since then are deleted. */
  before: Date;
  /** Called for each deleted account. */
  ended(userId: string): void;
}

const BATCH = 200;
/** Kept accounts that one round looks into; the next round goes on behind them. */
const MOST_KEPT = 200;

/** What a person has put into an account, by the names of the files in their download. */
const CONTENT: ReadonlySet<string> = new Set([
  "ratings",
  "watchlist-items",
  "services",
  "genres",
  "friends",
  "friend-messages",
  "seen-episodes",
  "seen-films",
]);

/**
 * Makes a job that deletes anonymous accounts with nothing in them, each in its own transaction.
 */
export function createEmptyPurge(emptying: () => Emptying): () => Promise<void> {
  let after = "";
  return async () => {
    const { pool, data, before, ended } = emptying();
    let kept = 0;
    while (kept < MOST_KEPT) {
      const idle = await findIdleAnonymous(pool, { before, after, limit: BATCH });
      for (const account of idle) {
        if (await eraseIfEmpty(pool, data(), ownerBy(account))) ended(account.userId);
        else kept += 1;
      }
      after = idle.length < BATCH ? "" : (idle.at(-1)?.userId ?? "");
      if (after === "") return;
    }
  };
}

/** Under a lock, so nothing is added meanwhile and only one of several servers does it. */
function eraseIfEmpty(
  pool: Sql,
  data: ReturnType<Emptying["data"]>,
  owner: Owner,
): Promise<boolean> {
  return pool.begin(async (tx) => {
    if (!(await lockToEnd(tx, owner)) || (await hasContent(tx, data, owner))) return false;
    await eraseAll(tx, owner, data);
    return true;
  });
}

async function hasContent(
  sql: Queries,
  data: ReturnType<Emptying["data"]>,
  owner: Owner,
): Promise<boolean> {
  const files = data.flatMap((each) => each.files);
  for (const { name, rows } of files) {
    // Every account has its default list.
    const most = CONTENT.has(name) ? 0 : name === "watchlists" ? 1 : Infinity;
    if (most < Infinity && (await countUpTo(rows(sql, owner), most + 1)) > most) return true;
  }
  return false;
}

async function countUpTo(rows: AsyncIterable<object>, most: number): Promise<number> {
  let count = 0;
  for await (const _row of rows) {
    count += 1;
    if (count === most) break;
  }
  return count;
}
