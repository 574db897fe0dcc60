import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { refuse } from "../../platform/refusal.ts";
import type { AccountPorts } from "./accountPorts.ts";
import { findUser } from "./accountStore.ts";
import { presentUser } from "./presentUser.ts";

/** A person's own data, with their bearer if given. */
export async function showUser(
  sql: Queries,
  owner: Owner,
  {
    bearer,
    ...ports
  }: Pick<AccountPorts, "defaultWatchlistId" | "progress"> & { bearer?: string | undefined },
) {
  const finding = findUser(sql, owner);
  const others = Promise.all([ports.defaultWatchlistId(sql, owner), ports.progress(sql, owner)]);
  others.catch(() => {}); // awaited below; an account that doesn't exist has no list
  const user = await finding;
  if (!user) return refuse("not-found", "This account doesn’t exist.");
  const [defaultWatchlistId, progress] = await others;
  return presentUser({ user, defaultWatchlistId, progress, bearer });
}
