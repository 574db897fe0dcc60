import type { Endpoints } from "@worthy/contract";
import type { CallContext } from "../../../platform/http/handler.ts";
import { sha256 } from "../../../platform/ids.ts";
import { ownerBy } from "../../../platform/policy.ts";
import { Refusal, refuse } from "../../../platform/refusal.ts";
import type { AccountPorts, Authentication } from "../accountPorts.ts";
import { lockUsers } from "../accountStore.ts";
import { issueBearer } from "../bearerStore.ts";
import { rememberDevice } from "../knownDeviceStore.ts";
import { takeApproval } from "../linkStore.ts";
import { mergeAnonymous } from "../mergeAnonymous.ts";

/**
 * A device approved elsewhere collects its bearer, using the one it made the request with. Its data
 * are merged now and not at approval, so ratings given in between are included, and the old bearer
 * stays valid until the new one is issued.
 */
export async function collectSignIn(
  requestId: string,
  context: CallContext<Endpoints["collectSignIn"]>,
  ports: AccountPorts,
): Promise<Authentication | Refusal> {
  const { sql, owner, caller } = context;
  const bearer = caller?.bearer ?? "";
  const approval = await takeApproval(sql, owner, {
    requestId,
    bearerHash: sha256(bearer),
    now: new Date(context.now),
  });
  if (!approval) return refuse("not-found", "There’s nothing to collect.");
  const into = ownerBy(approval);
  await lockUsers(sql, [owner.userId, into.userId]); // before the bearer, like everything else that ends an account
  const fresh = await issueBearer(sql, {
    owner: into,
    label: context.device.label,
    signedInAt: new Date(context.now),
    replaces: { owner, bearer },
  });
  const merged = await mergeAnonymous(context, ports.mergeAccounts, { from: owner, into });
  if (merged instanceof Refusal) return merged;
  const proof = await rememberDevice(sql, into, {
    proof: context.device.proof,
    now: context.now,
  });
  context.afterCommit(() => context.startSession(fresh, proof));
  context.afterCommit(() => ports.disconnectUser(owner.userId));
  return {
    holderId: into.userId,
    accessToken: fresh,
    outcome: "SIGNED_IN",
    newAccount: false,
    merged,
    request: null,
    redirectUrl: null,
  };
}
