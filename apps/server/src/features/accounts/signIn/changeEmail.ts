import { Refusal, refuse } from "../../../platform/refusal.ts";
import type { AccountPorts, Authentication } from "../accountPorts.ts";
import { ownerProvedBy } from "../../../platform/policy.ts";
import { findUser, lockUsers } from "../accountStore.ts";
import { deleteOtherBearers } from "../bearerStore.ts";
import { findHolder, lockEmail, saveVerifiedEmail } from "../emailStore.ts";
import { findRequest, saveRedemption, spendLink, type LinkRow } from "../linkStore.ts";
import { deadLink, type RedeemContext } from "./deadLink.ts";
import { settleRoles } from "./settleRoles.ts";

type Changed = Omit<Authentication, "redirectUrl">;

/**
 * Spends one of the two links of a change of address; with the second of them, in any order, the address changes. It signs nobody in. The link to the new
 * address takes the account's own bearer: otherwise somebody could give their account the address of another, who opens the link and later signs in to it.
 */
export async function changeEmail(link: LinkRow, context: RedeemContext, ports: AccountPorts): Promise<Changed | Refusal> {
  const { sql, caller } = context;
  const isOwn = caller?.userId === link.userId;
  if (link.purpose === "CHANGE_NEW" && !isOwn)
    return refuse("forbidden", "Open this link where you are signed in to the account that is to have this address.", "open-where-signed-in");
  const change = await findRequest(sql, link.userId, link.requestId);
  for (const { purpose, emailKey } of change) if (purpose === "CHANGE_NEW") await lockEmail(sql, emailKey); // before people, as everywhere
  await lockUsers(sql, [link.userId]); // of two links opened at once, the second sees the first
  if (!(await spendLink(sql, link.tokenHash, new Date(context.now)))) return deadLink();
  await saveRedemption(sql, link.tokenHash, { redeemedBy: link.userId, approval: "NONE" });
  const both = await findRequest(sql, link.userId, link.requestId);
  const done = both.length === 2 && both.every(({ redeemedAt }) => redeemedAt !== null);
  const problem = done ? await moveAddress(both, context, ports) : null;
  if (problem) return problem;
  return { holderId: isOwn ? link.userId : null, accessToken: null, outcome: done ? "CHANGED" : "CHANGE_WAITING", newAccount: false, merged: null, request: null };
}

async function moveAddress(links: readonly LinkRow[], { sql, afterCommit }: RedeemContext, ports: AccountPorts): Promise<Refusal | null> {
  const from = links.find(({ purpose }) => purpose === "CHANGE_OLD");
  const to = links.find(({ purpose }) => purpose === "CHANGE_NEW");
  if (!from || !to) return deadLink();
  const user = await findUser(sql, to.userId);
  // Since the links were sent, the account may have taken another address or wished for one.
  if (!user || user.lifeCycle === "DELETED" || user.lockedAt || user.emailKey !== from.emailKey || user.pendingKey !== to.emailKey) return deadLink();
  const holder = await findHolder(sql, to.emailKey);
  if (holder !== null && holder !== user.userId) return refuse("conflict", "This address cannot be used for this account.", "address-unusable");
  await saveVerifiedEmail(sql, user.userId, to);
  if (!(await settleRoles(sql, user, { ...ports, emailKey: to.emailKey }))) return null;
  // What every bearer of the account could do would rise. A change of address signs nobody in, so all die, and its person signs in again.
  const gone = await deleteOtherBearers(sql, ownerProvedBy("link", user.userId), "");
  afterCommit(() => gone.forEach(ports.disconnectBearer));
  return null;
}
