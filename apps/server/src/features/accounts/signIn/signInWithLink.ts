import { decideSignIn, isRegistered, type SignInDecision } from "@worthy/domain";
import type { Queries } from "../../../platform/http/handler.ts";
import { sha256 } from "../../../platform/ids.ts";
import { ownerProvedBy } from "../../../platform/policy.ts";
import { Refusal, refuse } from "../../../platform/refusal.ts";
import type { AccountPorts, Authentication } from "../accountPorts.ts";
import { findUser, lockUsers, type UserRow } from "../accountStore.ts";
import { deleteBearer, deleteOtherBearers, issueBearer } from "../bearerStore.ts";
import { createAccount } from "../createAccount.ts";
import { findHolder, lockEmail, saveVerifiedEmail } from "../emailStore.ts";
import { rememberDevice } from "../knownDeviceStore.ts";
import { saveRedemption, spendLink, type LinkRow } from "../linkStore.ts";
import { mergeAnonymous } from "../mergeAnonymous.ts";
import { presentSignInRequest } from "./presentLink.ts";
import { settleRoles } from "./settleRoles.ts";
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
  await lockUsers(sql, [link.userId, ...(holderId ? [holderId] : []), ...(caller ? [caller.userId] : [])]);
  const requesterAnonymous = isAnonymous(await findUser(sql, link.userId));
  const decision = decideSignIn({ requesterId: link.userId, requesterAnonymous, callerId: caller?.userId ?? null, holderId });
  const userId = await accountFor(decision, { sql, link, holderId, ports });
  const user = await findUser(sql, userId);
  if (!user) throw new Error(`person ${userId} cannot be read back`);
  if (user.lockedAt) return refuse("forbidden", "This account is locked. Ask whoever runs this server.", "account-locked");

  if (holderId === null) await saveVerifiedEmail(sql, userId, link);
  const rises = await settleRoles(sql, user, { ...ports, emailKey: link.emailKey });
  const { bearer, gone } = await changeBearer({ context, decision, userId, rises });
  const [from, into] = [ownerProvedBy("bearer", link.userId), ownerProvedBy("link", userId)];
  const merged = decision.mergeRequester ? await mergeAnonymous(context, ports.mergeAccounts, { from, into }) : null;
  if (merged instanceof Refusal) return merged;
  await saveRedemption(sql, link.tokenHash, { redeemedBy: userId, approval: decision.approval });
  const proof = await rememberDevice(sql, userId, { proof: context.device.proof, now: context.now });
  context.afterCommit(() => context.startSession(bearer, proof));
  context.afterCommit(() => gone.forEach(ports.disconnectBearer));
  const request = decision.approval === "PENDING" ? presentSignInRequest(link) : null;
  return { holderId: userId, accessToken: bearer, outcome: "SIGNED_IN", newAccount: holderId === null, merged, request };
}

interface Change {
  context: Context;
  decision: SignInDecision;
  userId: string;
  rises: boolean;
}

/** Gives the browser its new bearer, and kills those that end with it: of the same person the one it had, of somebody else the one they are signed in with here. */
async function changeBearer({ context: { sql, caller, device, platform }, decision, userId, rises }: Change): Promise<{ bearer: string; gone: string[] }> {
  const old = caller?.bearer === undefined ? undefined : { userId: caller.userId, bearer: caller.bearer };
  const isOwn = old !== undefined && (old.userId === userId || decision.mergeRequester);
  const bearer = await issueBearer(sql, { userId, label: device.label, source: platform, replaces: isOwn ? old : undefined });
  // Two people are never signed in with one browser. An anonymous account's bearer lives on: what that account holds may yet be brought along.
  const isSomebodyElse = !isOwn && isRegistered(caller?.roles ?? []);
  if (old && isSomebodyElse) await deleteBearer(sql, ownerProvedBy("bearer", old.userId), sha256(old.bearer));
  // A new role raises what every bearer of the account could do: all but the new one die.
  const others = rises ? await deleteOtherBearers(sql, ownerProvedBy("bearer", userId), sha256(bearer)) : [];
  return { bearer, gone: old && (isOwn || isSomebodyElse) ? [...others, sha256(old.bearer)] : others };
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
