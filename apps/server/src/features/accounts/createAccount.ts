import type { Queries } from "../../platform/http/handler.ts";
import { newTextId } from "../../platform/ids.ts";
import { ownerOfNewAccount, type Owner } from "../../platform/policy.ts";
import { insertUser } from "./accountStore.ts";
import type { AccountPorts } from "./accountPorts.ts";

/** Makes an account with its settings and its default watchlist. It has no bearer yet. A canned one is a copy of a made-up person. */
export async function createAccount(
  sql: Queries,
  ports: Pick<AccountPorts, "createDefaultWatchlist">,
  { canned = false } = {},
): Promise<{ owner: Owner; defaultWatchlistId: number }> {
  const userId = newTextId();
  await insertUser(sql, userId, canned);
  const owner = ownerOfNewAccount(userId);
  return { owner, defaultWatchlistId: await ports.createDefaultWatchlist(sql, owner) };
}
