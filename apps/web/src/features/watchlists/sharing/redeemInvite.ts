import type { CallApi, CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { decideRedeemFailure, parseRedeemAction, type RedeemAction } from "@worthy/domain";
import type { Report } from "../../services/Services.ts";
import { FRIENDS_ADDRESS } from "../../friends/friendAddresses.ts";
import { inviteSignInPath, listPath, parseReference } from "./inviteAddress.ts";
import { recordOf, type InviteRecord } from "./inviteRecord.ts";

type Invite = CallOutput<"getInvite">;

/** What redeeming needs from its environment. */
export interface RedeemPorts {
  call: CallApi;
  report: Report;
  userId: string | null;
  /** Whether the device has recorded that somebody signed in. */
  loggedIn: () => boolean;
  /** Stores the record for after sign-in; null forgets it. */
  keep: (record: InviteRecord | null) => void;
}

/**
 * Where opening an invite has led: to an address, or to the question of an invite without a page
 * other than its own.
 */
export type Redeemed =
  | { kind: "go"; to: string; acknowledged: boolean }
  | { kind: "friend"; invite: Invite; action: RedeemAction | null };

/** Temporary look-up failures, after which the invite remains valid. */
const PASSING = new Set([0, 429, 500, 502, 503, 504]);

const go = (to: string, acknowledged = false): Redeemed => ({ kind: "go", to, acknowledged });

/**
 * Opens an invite: looks it up, and advances it as far as possible without the person's answer.
 * Throws on a temporary failure.
 */
export async function redeemInvite(
  ports: RedeemPorts,
  { reference, action: wanted }: { reference: string; action: string | null },
): Promise<Redeemed> {
  if (parseReference(reference) === null)
    return failed(ports, new ApiFailure(404, "Invite not found."));
  let invite: Invite;
  try {
    invite = await ports.call("getInvite", { params: { reference } });
  } catch (error) {
    if (error instanceof ApiFailure && PASSING.has(error.status)) throw error;
    return failed(ports, error);
  }
  const action = wanted === null ? null : parseRedeemAction(invite.kind, wanted);
  const keep = (redeeming: boolean, userId: string | null) =>
    ports.keep(recordOf(invite, { redeeming, action, userId }));
  switch (invite.next) {
    case "email-login-success":
      keep(true, null);
      return go(inviteSignInPath(reference));
    case "login":
      keep(true, null);
      return go("/login");
    case "own-watchlist":
      ports.keep(null);
      return go(placeOf(invite));
    case "acknowledge":
      keep(true, ports.userId);
      return invite.kind === "friend"
        ? befriend(ports, invite, action)
        : acknowledge(ports, invite, () => keep(false, ports.userId));
  }
}

const placeOf = ({ watchlistId }: Pick<Invite, "watchlistId">) =>
  watchlistId === null ? FRIENDS_ADDRESS : listPath(watchlistId);

/** There is nothing to acknowledge: the answer itself redeems it. */
function befriend(ports: RedeemPorts, invite: Invite, action: RedeemAction | null): Redeemed {
  if (invite.friendStatus !== "ACCEPTED") return { kind: "friend", invite, action };
  ports.keep(null);
  return go(FRIENDS_ADDRESS);
}

async function acknowledge(
  ports: RedeemPorts,
  { reference }: Invite,
  seen: () => void,
): Promise<Redeemed> {
  try {
    const { watchlistId, watchlistType } = await ports.call("acknowledgeInvite", {
      params: { userId: ports.userId ?? "", id: reference },
    });
    if (watchlistType === "INVITED_SEEN") seen();
    else ports.keep(null);
    return go(listPath(watchlistId), true);
  } catch (error) {
    return failed(ports, error, ports.loggedIn() || ports.userId !== null);
  }
}

function failed(ports: RedeemPorts, error: unknown, loggedIn = ports.loggedIn()): Redeemed {
  const { status, message } =
    error instanceof ApiFailure ? error : new ApiFailure(0, "Server Error");
  const { to, redeemError, report } = decideRedeemFailure({ status, message, loggedIn });
  ports.keep(null);
  if (report) ports.report(report, error);
  return go(redeemError === null ? to : `${to}?redeemError=${redeemError}`);
}
