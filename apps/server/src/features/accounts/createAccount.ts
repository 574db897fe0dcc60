import type { Queries } from "../../platform/http/handler.ts";
import { ownerBy, type Owner } from "../../platform/policy.ts";
import { insertUser } from "./accountStore.ts";
import type { AccountPorts } from "./accountPorts.ts";

/**
 * Creates an account with settings and a default watchlist, but without a bearer. A canned one is a
 * copy of a made-up person.
 */
export async function createAccount(
  sql: Queries,
  ports: Pick<AccountPorts, "createDefaultWatchlist">,
  { canned = false } = {},
): Promise<{ owner: Owner; defaultWatchlistId: number }> {
  const owner = ownerBy(await insertUser(sql, { canned }));
  return { owner, defaultWatchlistId: await ports.createDefaultWatchlist(sql, owner) };
}
