/** What a person may do with an invite that they have opened. */
const REDEEM_ACTIONS = { watchlist: ["decline", "join"], friend: ["decline", "accept"] } as const;
export type RedeemKind = keyof typeof REDEEM_ACTIONS;
export type RedeemAction<Kind extends RedeemKind = RedeemKind> = (typeof REDEEM_ACTIONS)[Kind][number];

/** The action, if it is one of this kind of invite. Any other is rejected with an error, handed to `report`, which is the console's unless somebody else listens. */
export function parseRedeemAction<Kind extends RedeemKind>(kind: Kind, action: string, report: (message: string) => void = console.error): RedeemAction<Kind> | null {
  const known = REDEEM_ACTIONS[kind].find((each) => each === action);
  if (known === undefined) report(`Unknown redeem action: ${action.slice(0, 60)}`);
  return known ?? null;
}

export interface RedeemVisit {
  loggedIn: boolean;
  /** Whether the person's address is verified. */
  verified: boolean;
  /** Whether the invite is their own. */
  isInviter: boolean;
}

/** Where opening an invite leads: to signing in, to the inviter's own list, or on to acknowledging it. */
export type RedeemStep = "email-login-success" | "login" | "own-watchlist" | "acknowledge";

/** The first step of redeeming an invite. Anonymous people are made to log in; a verified address is needed by all. */
export function decideRedeem({ loggedIn, verified, isInviter }: RedeemVisit): RedeemStep {
  if (!verified) return loggedIn ? "login" : "email-login-success";
  return isInviter ? "own-watchlist" : "acknowledge";
}

/** Redeem components show unless the person is on the list already. */
export function showsRedeem(watchlistType: string): boolean {
  return watchlistType === "INVITED_NEW" || watchlistType === "INVITED_SEEN";
}

export const REFERENCE_EXPIRED = "Invite reference expired";
export const ALREADY_ACKNOWLEDGED = "user_already_acknowledge";

export interface RedeemFailure {
  to: "/watchlist" | "/login" | "/worthy";
  redeemError: "notfound" | "expired" | null;
  popup: boolean;
  /** What the error reporter is told, null where nothing went wrong on our side. */
  report: "Failed to acknowledge invite" | null;
}

/** Where a person goes whose invite could not be acknowledged. */
export function decideRedeemFailure({ status, message, loggedIn }: { status: number; message: string; loggedIn: boolean }): RedeemFailure {
  if (message === REFERENCE_EXPIRED) return { to: "/watchlist", redeemError: "expired", popup: true, report: null };
  if (status === 404) return { to: "/watchlist", redeemError: "notfound", popup: true, report: null };
  if (message === ALREADY_ACKNOWLEDGED) return { to: loggedIn ? "/watchlist" : "/login", redeemError: null, popup: false, report: null };
  return { to: loggedIn ? "/worthy" : "/login", redeemError: null, popup: false, report: "Failed to acknowledge invite" };
}
