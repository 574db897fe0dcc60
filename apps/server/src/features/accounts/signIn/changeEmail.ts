import { Refusal, refuse } from "../../../platform/refusal.ts";
import type { AccountPorts, Authentication } from "../accountPorts.ts";
import { ownerBy, type Owner, type Readable } from "../../../platform/policy.ts";
import { findUser, lockUsers } from "../accountStore.ts";
import { deleteOtherBearers } from "../bearerStore.ts";
import { findHolder, lockEmail, saveVerifiedEmail } from "../emailStore.ts";
import { findRequest, saveRedemption, spendLink, type LinkRow } from "../linkStore.ts";
import { deadLink, type RedeemContext } from "./deadLink.ts";
import { settleRoles } from "./settleRoles.ts";

type Changed = Omit<Authentication, "redirectUrl">;

/**
 * Uses one of the two links of a change of address; with the second, in either order, the address
 * changes. Signs nobody in. The link to the new address needs the account's own bearer: otherwise
 * somebody could give their account another person's address, who would open the link and later
 * sign in to it.
 */
export async function changeEmail(
  link: Readable<LinkRow>,
  context: RedeemContext,
  ports: AccountPorts,
): Promise<Changed | Refusal> {
  const { sql, caller } = context;
  const isOwn = caller?.userId === link.userId;
  if (link.purpose === "CHANGE_NEW" && !isOwn)
    return refuse(
      "forbidden",
      "Open this link in a browser where you’re signed in to the account you’re adding this address to.",
      "open-where-signed-in",
    );
  const change = await findRequest(sql, link, link.requestId);
  for (const { purpose, emailKey } of change)
    if (purpose === "CHANGE_NEW") await lockEmail(sql, emailKey); // before people, as everywhere
  await lockUsers(sql, [link.userId]); // of two links opened at once, the second sees the first
  const spent = await spendLink(sql, link, new Date(context.now));
  if (!spent) return deadLink();
  await saveRedemption(sql, spent, { redeemedBy: link.userId, approval: "NONE" });
  const both = await findRequest(sql, link, link.requestId);
  const done = both.length === 2 && both.every(({ redeemedAt }) => redeemedAt !== null);
  const problem = done
    ? await moveAddress({ links: both, owner: ownerBy(spent) }, context, ports)
    : null;
  if (problem) return problem;
  return {
    holderId: isOwn ? link.userId : null,
    accessToken: null,
    outcome: done ? "CHANGED" : "CHANGE_WAITING",
    newAccount: false,
    merged: null,
    request: null,
  };
}

async function moveAddress(
  { links, owner }: { links: readonly LinkRow[]; owner: Owner },
  { sql, afterCommit }: RedeemContext,
  ports: AccountPorts,
): Promise<Refusal | null> {
  const from = links.find(({ purpose }) => purpose === "CHANGE_OLD");
  const to = links.find(({ purpose }) => purpose === "CHANGE_NEW");
  if (!from || !to) return deadLink();
  const user = await findUser(sql, owner);
  // Since the links were sent, the account may have got or requested another address.
  if (
    !user ||
    user.lifeCycle === "DELETED" ||
    user.lockedAt ||
    user.emailKey !== from.emailKey ||
    user.pendingKey !== to.emailKey
  )
    return deadLink();
  const holder = await findHolder(sql, to.emailKey);
  if (holder !== null && holder.userId !== user.userId)
    return refuse("conflict", "You can’t use this address for this account.", "address-unusable");
  await saveVerifiedEmail(sql, owner, to);
  if (!(await settleRoles(sql, owner, { ...ports, user, emailKey: to.emailKey }))) return null;
  // All bearers would gain privileges. A change of address signs nobody in, so all are revoked and
  // the person signs in again.
  const gone = await deleteOtherBearers(sql, owner, "");
  afterCommit(() => gone.forEach(ports.disconnectBearer));
  return null;
}
