import { decideSignIn, emailKeyOf, ROLE_ADMIN, ROLE_USER, type SignInDecision } from "@worthy/domain";
import type { Queries } from "../../../platform/http/handler.ts";
import { sha256 } from "../../../platform/ids.ts";
import { ownerProvedBy } from "../../../platform/policy.ts";
import { Refusal, refuse } from "../../../platform/refusal.ts";
import type { AccountPorts, Authentication } from "../accountPorts.ts";
import { addRoles, findUser, lockUsers, type UserRow } from "../accountStore.ts";
import { deleteOtherBearers, issueBearer } from "../bearerStore.ts";
import { createAccount } from "../createAccount.ts";
import { findHolder, lockEmail, saveVerifiedEmail } from "../emailStore.ts";
import { saveRedemption, spendLink, type LinkRow } from "../linkStore.ts";
import { mergeAnonymous } from "../mergeAnonymous.ts";
import { presentSignInRequest } from "./presentLink.ts";
import { deadLink, type RedeemContext } from "./deadLink.ts";

type Context = RedeemContext & { platform: "ANDROID" | "WEB" | undefined };
type SignedIn = Omit<Authentication, "redirectUrl">;

/** A canned account never becomes a person's own: whoever registers from one begins anew. */
const isAnonymous = (user: UserRow | null) => user !== null && user.lifeCycle !== "DELETED" && user.lockedAt === null && user.email === null && !user.canned;

/** Spends a link, for exactly one of all who try, and signs that one in as `decideSignIn` says, with a new bearer. */
export async function signInWithLink(link: LinkRow, context: Context, ports: AccountPorts): Promise<SignedIn | Refusal> {
  const { sql, caller } = context;
  if (!(await spendLink(sql, link.tokenHash, new Date(context.now)))) return deadLink();
  await lockEmail(sql, link.emailKey);
  const holderId = await findHolder(sql, link.emailKey);
  await lockUsers(sql, [link.userId, ...(holderId ? [holderId] : [])]);
  const requesterAnonymous = isAnonymous(await findUser(sql, link.userId));
  const decision = decideSignIn({ requesterId: link.userId, requesterAnonymous, callerId: caller?.userId ?? null, holderId });
  const userId = await accountFor(decision, { sql, link, holderId, ports });
  const user = await findUser(sql, userId);
  if (user?.lockedAt) return refuse("forbidden", "This account is locked. Ask whoever runs this server.");

  if (holderId === null) await saveVerifiedEmail(sql, userId, link);
  const rises = rolesOf(link.emailKey, ports).some((role) => !user?.roles.includes(role));
  await addRoles(sql, userId, rolesOf(link.emailKey, ports));
  const isOwn = caller?.bearer !== undefined && (caller.userId === userId || decision.mergeRequester);
  const replaces = isOwn && caller?.bearer ? { userId: caller.userId, bearer: caller.bearer } : undefined;
  const bearer = await issueBearer(sql, { userId, label: context.device.label, source: context.platform, replaces });
  // A new role raises what every bearer of the account could do: all but the new one die.
  const gone = rises ? await deleteOtherBearers(sql, ownerProvedBy("bearer", userId), sha256(bearer)) : [];
  const [from, into] = [ownerProvedBy("bearer", link.userId), ownerProvedBy("link", userId)];
  const merged = decision.mergeRequester ? await mergeAnonymous(context, ports.mergeAccounts, { from, into }) : null;
  if (merged instanceof Refusal) return merged;
  await saveRedemption(sql, link.tokenHash, { redeemedBy: userId, approval: decision.approval });
  context.afterCommit(() => context.startSession(bearer));
  const dead = replaces ? [...gone, sha256(replaces.bearer)] : gone;
  context.afterCommit(() => dead.forEach(ports.disconnectBearer));
  const request = decision.approval === "PENDING" ? presentSignInRequest(link) : null;
  return { holderId: userId, accessToken: bearer, outcome: "SIGNED_IN", newAccount: holderId === null, merged, request };
}

interface Parts {
  sql: Queries;
  link: LinkRow;
  holderId: string | null;
  ports: AccountPorts;
}

async function accountFor({ into }: SignInDecision, { sql, link, holderId, ports }: Parts): Promise<string> {
  if (into === "holder" && holderId) return holderId;
  return into === "requester" ? link.userId : (await createAccount(sql, ports)).owner.userId;
}

/** What a verified address gives. */
export function rolesOf(emailKey: string, { adminEmail }: Pick<AccountPorts, "adminEmail">): string[] {
  return adminEmail !== undefined && emailKeyOf(adminEmail) === emailKey ? [ROLE_USER, ROLE_ADMIN] : [ROLE_USER];
}
