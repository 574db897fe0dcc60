import { isRegistered } from "@worthy/domain";
import type { CallContext } from "../../platform/http/handler.ts";
import type { Merge, MergeSummary } from "../../platform/personalData.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { endAccount, findUser, lockUsers } from "./accountStore.ts";
import type { MergeAccounts } from "./accountPorts.ts";

/**
 * Joins an anonymous account to another and ends it. An account with an address of its own is nobody's to join. What stands in a canned one was said by
 * nobody, so that it goes nowhere; and nothing is joined to one, since it is cleared away.
 */
export async function mergeAnonymous(
  { sql, tellScreens }: Pick<CallContext, "sql" | "tellScreens">,
  mergeAccounts: MergeAccounts,
  { from, into }: Merge,
): Promise<MergeSummary | Refusal> {
  await lockUsers(sql, [from.userId, into.userId]);
  const [source, target] = [await findUser(sql, from.userId), await findUser(sql, into.userId)];
  const isAnonymous = source && source.lifeCycle !== "DELETED" && source.email === null && !source.lockedAt && !source.canned && !isRegistered(source.roles);
  if (!isAnonymous || from.userId === into.userId || target?.canned) return refuse("conflict", "This account cannot be joined to another one.", "cannot-join-accounts");
  if (!target || target.lifeCycle === "DELETED" || target.lockedAt) return refuse("forbidden", "This account is closed.", "account-closed");
  const summary = await mergeAccounts(sql, { from, into });
  await endAccount(sql, from);
  // The person's other screens show what came along.
  tellScreens([into.userId], "ratings:changed", { titles: [] });
  tellScreens([into.userId], "scores:changed", { generation: `merged.${from.userId}`, within: 0 });
  tellScreens([into.userId], "account:changed", { what: "profile" });
  return summary;
}
