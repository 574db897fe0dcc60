import { endpoints, type Endpoint, type EndpointId } from "@worthy/contract";
import type { FastifyBaseLogger } from "fastify";
import { Refusal } from "../refusal.ts";
import type { Dispatch } from "./dispatch.ts";

/** What opens or closes a way into an account. */
const SIGN_INS = new Set<EndpointId>([
  "requestEmailLink",
  "authenticate",
  "collectSignIn",
  "answerSignInRequest",
  "bringDeviceHistory",
  "logout",
  "signOutDevice",
  "signOutOtherDevices",
  "beginSecondFactor",
  "confirmSecondFactor",
  "giveSecondFactor",
  "removeSecondFactor",
  "deleteUser",
]);

/**
 * Logs sign-ins, sign-outs and their refusals, and whoever is refused what only administrators or
 * those who have just signed in may do. A line holds ids, the device's label and the outcome: no
 * token, address or code. They appear at the default level, although they are no warnings.
 */
export function logSignIns(dispatch: Dispatch, log: FastifyBaseLogger): Dispatch {
  const journal = log.child({}, { level: log.level === "warn" ? "info" : log.level });
  return async (id, call) => {
    const result = await dispatch(id, call);
    const { access, freshSignIn }: Endpoint = endpoints[id];
    const refused = result instanceof Refusal ? result : null;
    const isNoted =
      SIGN_INS.has(id) ||
      (refused?.kind === "forbidden" && (access === "admin" || freshSignIn === true));
    if (!isNoted) return result;
    const { holderId } = (refused ? {} : result) as { holderId?: string }; // of an answer to `authenticate`
    const userId = holderId ?? call.caller?.userId;
    journal.info(
      {
        call: id,
        outcome: refused ? (refused.code ?? refused.kind) : "done",
        device: call.device?.label ?? "",
        ...(userId && { userId }),
      },
      refused ? "sign-in refused" : "sign-in",
    );
    return result;
  };
}
