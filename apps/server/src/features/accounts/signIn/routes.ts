import { handlersOf } from "../../../platform/http/handler.ts";
import { BEARER_ID_LENGTH, isBearer, sha256 } from "../../../platform/ids.ts";
import { ownerBy } from "../../../platform/policy.ts";
import { Refusal, refuse } from "../../../platform/refusal.ts";
import type { AccountPorts } from "../accountPorts.ts";
import { findBearer } from "../bearerStore.ts";
import { findRequest, findWaiting, saveAnswer } from "../linkStore.ts";
import { mergeAnonymous } from "../mergeAnonymous.ts";
import { collectSignIn } from "./collectSignIn.ts";
import { presentEmailLink, presentSignInRequest } from "./presentLink.ts";
import { redeemLink } from "./redeemLink.ts";
import { requestEmailLink } from "./requestEmailLink.ts";

export function signInHandlers(ports: AccountPorts) {
  return handlersOf({
    requestEmailLink: ({ body }, context) => requestEmailLink(body, context, ports),

    getEmailLink: async ({ params }, { owner, sql, now }) => {
      const [first, ...rest] = await findRequest(sql, owner, params.requestId);
      return first
        ? presentEmailLink([first, ...rest], now)
        : refuse("not-found", "This account hasn’t asked for this link.");
    },

    collectSignIn: ({ params }, context) => collectSignIn(params.requestId, context, ports),

    authenticate: ({ query }, context) => redeemLink(query, context, ports),

    listSignInRequests: async ({ query }, { owner, sql, now }) => {
      const { rows, total } = await findWaiting(sql, owner, { ...query, now: new Date(now) });
      return { results: rows.map(presentSignInRequest), total };
    },

    answerSignInRequest: async ({ params, body }, { owner, sql, now, notifyScreens }) => {
      const { approved } = body;
      const waiting = await saveAnswer(sql, owner, {
        requestId: params.requestId,
        approved,
        now: new Date(now),
      });
      if (waiting === null) return refuse("not-found", "No such device is waiting to sign in.");
      if (approved) notifyScreens([waiting], "account:changed", { what: "profile" }); // the waiting device requests again
      return { approved };
    },

    bringDeviceHistory: async ({ body }, context) => {
      const { owner, sql, afterCommit } = context;
      const none = refuse("not-found", "No anonymous account has this bearer.");
      const found = isBearer(body.token)
        ? await findBearer(sql, {
            userId: body.token.slice(0, BEARER_ID_LENGTH),
            tokenHash: sha256(body.token),
          })
        : null;
      if (!found) return none;
      const merged = await mergeAnonymous(context, ports.mergeAccounts, {
        from: ownerBy(found),
        into: owner,
      });
      if (merged instanceof Refusal) return merged.kind === "conflict" ? none : merged;
      afterCommit(() => ports.disconnectUser(found.userId));
      return { merged };
    },
  });
}
