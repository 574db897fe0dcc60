import type { Endpoints } from "@worthy/contract";
import type { CallContext } from "../../../platform/http/handler.ts";
import { sha256 } from "../../../platform/ids.ts";
import { ownerProvedBy } from "../../../platform/policy.ts";
import { Refusal, refuse } from "../../../platform/refusal.ts";
import type { AccountPorts, Authentication } from "../accountPorts.ts";
import { lockUsers } from "../accountStore.ts";
import { issueBearer } from "../bearerStore.ts";
import { rememberDevice } from "../knownDeviceStore.ts";
import { takeApproval } from "../linkStore.ts";
import { mergeAnonymous } from "../mergeAnonymous.ts";

/**
 * The device that was let in elsewhere comes for its bearer, with the one it asked with. Its history is joined now and not with the approval: what was
 * rated in between comes along, and the old bearer lives until the new one is there.
 */
export async function collectSignIn(requestId: string, context: CallContext<Endpoints["collectSignIn"]>, ports: AccountPorts): Promise<Authentication | Refusal> {
  const { sql, owner, caller } = context;
  const bearer = caller?.bearer ?? "";
  const link = await takeApproval(sql, owner, { requestId, bearerHash: sha256(bearer), now: new Date(context.now) });
  if (!link?.redeemedBy) return refuse("not-found", "There is nothing to collect.");
  const into = ownerProvedBy("approval", link.redeemedBy);
  await lockUsers(sql, [owner.userId, into.userId]); // before the bearer, as whatever else ends an account does
  const fresh = await issueBearer(sql, { userId: into.userId, label: context.device.label, replaces: { userId: owner.userId, bearer } });
  const merged = await mergeAnonymous(context, ports.mergeAccounts, { from: owner, into });
  if (merged instanceof Refusal) return merged;
  const proof = await rememberDevice(sql, into.userId, { proof: context.device.proof, now: context.now });
  context.afterCommit(() => context.startSession(fresh, proof));
  context.afterCommit(() => ports.disconnectUser(owner.userId));
  return { holderId: into.userId, accessToken: fresh, outcome: "SIGNED_IN", newAccount: false, merged, request: null, redirectUrl: null };
}
