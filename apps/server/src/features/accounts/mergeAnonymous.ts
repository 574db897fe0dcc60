import { isRegistered } from "@worthy/domain";
import type { CallContext } from "../../platform/http/handler.ts";
import type { Merge, MergeSummary } from "../../platform/personalData.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { endAccount, findUser, lockUsers } from "./accountStore.ts";
import type { MergeAccounts } from "./accountPorts.ts";

/**
 * Merges an anonymous account into another and ends it. An account with its own address can't be
 * merged. Data of a canned account come from nobody and are not moved, and nothing is merged into
 * one, since it will be deleted.
 */
export async function mergeAnonymous(
  { sql, notifyScreens }: Pick<CallContext, "sql" | "notifyScreens">,
  mergeAccounts: MergeAccounts,
  { from, into }: Merge,
): Promise<MergeSummary | Refusal> {
  await lockUsers(sql, [from.userId, into.userId]);
  const [source, target] = [await findUser(sql, from), await findUser(sql, into)];
  const isAnonymous =
    source &&
    source.lifeCycle !== "DELETED" &&
    source.email === null &&
    !source.lockedAt &&
    !source.canned &&
    !isRegistered(source.roles);
  if (!isAnonymous || from.userId === into.userId || target?.canned)
    return refuse(
      "conflict",
      "This account can’t be merged with another one.",
      "cannot-join-accounts",
    );
  if (!target || target.lifeCycle === "DELETED" || target.lockedAt)
    return refuse("forbidden", "This account has been closed.", "account-closed");
  const summary = await mergeAccounts(sql, { from, into });
  await endAccount(sql, from);
  // The person's other screens show the merged data.
  notifyScreens([into.userId], "ratings:changed", { titles: [] });
  notifyScreens([into.userId], "scores:changed", {
    generation: `merged.${from.userId}`,
    within: 0,
  });
  notifyScreens([into.userId], "account:changed", { what: "profile" });
  return summary;
}
