/** What a person can do with an opened invite. */
const REDEEM_ACTIONS = { watchlist: ["decline", "join"], friend: ["decline", "accept"] } as const;
export type RedeemKind = keyof typeof REDEEM_ACTIONS;
export type RedeemAction<Kind extends RedeemKind = RedeemKind> =
  (typeof REDEEM_ACTIONS)[Kind][number];

/**
 * The action, if it exists for this kind of invite. Any other is rejected with an error, passed to
 * `report` (the console by default).
 */
export function parseRedeemAction<Kind extends RedeemKind>(
  kind: Kind,
  action: string,
  report: (message: string) => void = console.error,
): RedeemAction<Kind> | null {
  const known = REDEEM_ACTIONS[kind].find((each) => each === action);
  if (known === undefined) report(`Unknown redeem action: ${action.slice(0, 60)}`);
  return known ?? null;
}

export interface RedeemVisit {
  loggedIn: boolean;
  /** Whether the person's address is verified. */
  verified: boolean;
  /** Whether it is the person's own invite. */
  isInviter: boolean;
}

/** Where opening an invite leads: to sign-in, to the inviter's own list, or to acknowledging it. */
export type RedeemStep = "email-login-success" | "login" | "own-watchlist" | "acknowledge";

/**
 * The first step of redeeming an invite. Anonymous people have to log in, and everybody needs a
 * verified address.
 */
export function decideRedeem({ loggedIn, verified, isInviter }: RedeemVisit): RedeemStep {
  if (!verified) return loggedIn ? "login" : "email-login-success";
  return isInviter ? "own-watchlist" : "acknowledge";
}

/** Redeem components show unless the person is already on the list. */
export function showsRedeem(watchlistType: string): boolean {
  return watchlistType === "INVITED_NEW" || watchlistType === "INVITED_SEEN";
}

export const REFERENCE_EXPIRED = "Invite reference expired";
export const ALREADY_ACKNOWLEDGED = "user_already_acknowledge";

export interface RedeemFailure {
  to: "/watchlist" | "/login" | "/worthy";
  redeemError: "notfound" | "expired" | null;
  popup: boolean;
  /** The message for the error reporter; null unless the failure is ours. */
  report: "Failed to acknowledge invite" | null;
}

/** Where a person goes if their invite could not be acknowledged. */
export function decideRedeemFailure({
  status,
  message,
  loggedIn,
}: {
  status: number;
  message: string;
  loggedIn: boolean;
}): RedeemFailure {
  if (message === REFERENCE_EXPIRED)
    return { to: "/watchlist", redeemError: "expired", popup: true, report: null };
  if (status === 404)
    return { to: "/watchlist", redeemError: "notfound", popup: true, report: null };
  if (message === ALREADY_ACKNOWLEDGED)
    return {
      to: loggedIn ? "/watchlist" : "/login",
      redeemError: null,
      popup: false,
      report: null,
    };
  return {
    to: loggedIn ? "/worthy" : "/login",
    redeemError: null,
    popup: false,
    report: "Failed to acknowledge invite",
  };
}
