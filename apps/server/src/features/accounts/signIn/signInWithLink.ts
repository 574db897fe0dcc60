import { decideSignIn, isRegistered, type SignInDecision } from "@worthy/domain";
import type { Queries } from "../../../platform/http/handler.ts";
import { sha256 } from "../../../platform/ids.ts";
import { ownerBy, ownerOf, type Owner, type Readable } from "../../../platform/policy.ts";
import { Refusal, refuse } from "../../../platform/refusal.ts";
import type { AccountPorts, Authentication } from "../accountPorts.ts";
import { findUser, lockUsers, type UserRow } from "../accountStore.ts";
import { deleteBearer, deleteOtherBearers, issueBearer } from "../bearerStore.ts";
import { createAccount } from "../createAccount.ts";
import { findHolder, lockEmail, saveVerifiedEmail } from "../emailStore.ts";
import { rememberDevice } from "../knownDeviceStore.ts";
import { saveRedemption, spendLink, type LinkRow, type SpentLink } from "../linkStore.ts";
import { mergeAnonymous } from "../mergeAnonymous.ts";
import { presentSignInRequest } from "./presentLink.ts";
import { mayEnter } from "./signInPolicy.ts";
import { settleRoles } from "./settleRoles.ts";
import { deadLink, type RedeemContext } from "./deadLink.ts";

type Context = RedeemContext & { platform: "ANDROID" | "WEB" | undefined };
type SignedIn = Omit<Authentication, "redirectUrl">;

/** Canned accounts never become a person's own: people who register from one start over. */
const isAnonymous = (user: UserRow | null) =>
  user !== null &&
  user.lifeCycle !== "DELETED" &&
  user.lockedAt === null &&
  user.email === null &&
  !user.canned;

/**
 * Uses up a link for exactly one of simultaneous attempts, and signs that one in according to
 * `decideSignIn`, with a new bearer.
 */
export async function signInWithLink(
  link: Readable<LinkRow>,
  context: Context,
  ports: AccountPorts,
): Promise<SignedIn | Refusal> {
  const { sql, caller } = context;
  const spent = await spendLink(sql, link, new Date(context.now));
  if (!spent) return deadLink();
  await lockEmail(sql, link.emailKey);
  const holder = await findHolder(sql, link.emailKey);
  await lockUsers(sql, [
    link.userId,
    ...(holder ? [holder.userId] : []),
    ...(caller ? [caller.userId] : []),
  ]);
  const requester = ownerBy(spent);
  const requesterAnonymous = isAnonymous(await findUser(sql, requester));
  const decision = decideSignIn({
    requesterId: link.userId,
    requesterAnonymous,
    callerId: caller?.userId ?? null,
    holderId: holder?.userId ?? null,
  });
  const account = await accountFor(decision, { sql, spent, holder, ports });
  const user = await findUser(sql, account);
  if (!user) throw new Error(`person ${account.userId} cannot be read back`);
  if (user.lockedAt)
    return refuse(
      "forbidden",
      "This account is locked. Ask the person who runs this server.",
      "account-locked",
    );

  if (!holder) await saveVerifiedEmail(sql, account, link);
  const rises = await settleRoles(sql, account, { ...ports, user, emailKey: link.emailKey });
  const { bearer, gone } = await changeBearer({ context, decision, account, rises });
  const merged = decision.mergeRequester
    ? await mergeAnonymous(context, ports.mergeAccounts, { from: requester, into: account })
    : null;
  if (merged instanceof Refusal) return merged;
  const { approval } = decision;
  await saveRedemption(sql, spent, { redeemedBy: account.userId, approval });
  const proof = await rememberDevice(sql, account, {
    proof: context.device.proof,
    now: context.now,
  });
  context.afterCommit(() => context.startSession(bearer, proof));
  context.afterCommit(() => gone.forEach(ports.disconnectBearer));
  const request = approval === "PENDING" ? presentSignInRequest(link) : null;
  return {
    holderId: account.userId,
    accessToken: bearer,
    outcome: "SIGNED_IN",
    newAccount: holder === null,
    merged,
    request,
  };
}

interface Change {
  context: Context;
  decision: SignInDecision;
  account: Owner;
  rises: boolean;
}

/**
 * Gives the browser its new bearer and revokes those it replaces: its previous one for the same
 * person, or the registered one of somebody else.
 */
async function changeBearer({
  context: { sql, caller, device, platform, now },
  decision,
  account,
  rises,
}: Change): Promise<{ bearer: string; gone: string[] }> {
  const old =
    caller?.bearer === undefined ? undefined : { owner: ownerOf(caller), bearer: caller.bearer };
  const isOwn =
    old !== undefined && (old.owner.userId === account.userId || decision.mergeRequester);
  const bearer = await issueBearer(sql, {
    owner: account,
    label: device.label,
    source: platform,
    signedInAt: new Date(now),
    replaces: isOwn ? old : undefined,
  });
  // Two people are never signed in with one browser. An anonymous account's bearer stays valid, so
  // that its data can still be merged.
  const isSomebodyElse = !isOwn && isRegistered(caller?.roles ?? []);
  if (old && isSomebodyElse) await deleteBearer(sql, old.owner, sha256(old.bearer));
  // A new role would increase the privileges of all the account's bearers, so all but the new one
  // are revoked.
  const others = rises ? await deleteOtherBearers(sql, account, sha256(bearer)) : [];
  return {
    bearer,
    gone: old && (isOwn || isSomebodyElse) ? [...others, sha256(old.bearer)] : others,
  };
}

interface Parts {
  sql: Queries;
  spent: SpentLink;
  holder: Awaited<ReturnType<typeof findHolder>>;
  ports: AccountPorts;
}

async function accountFor(
  { into }: SignInDecision,
  { sql, spent, holder, ports }: Parts,
): Promise<Owner> {
  if (into === "holder" && holder) return ownerBy(mayEnter(spent, holder));
  return into === "requester" ? ownerBy(spent) : (await createAccount(sql, ports)).owner;
}
