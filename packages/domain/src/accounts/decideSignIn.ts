export interface SignInFacts {
  /** The account that requested the link. */
  requesterId: string;
  /** It exists and has no verified address. */
  requesterAnonymous: boolean;
  /** Who redeems, by the bearer sent along; null without one. */
  callerId: string | null;
  /** Whose verified address the link was sent to; null if nobody's. */
  holderId: string | null;
}

export interface SignInDecision {
  /** The account that the redeeming browser gets signed in to. */
  into: "holder" | "requester" | "new";
  /** Merge the requesting account into that account now. */
  mergeRequester: boolean;
  /** The requesting device is elsewhere and waits for the redeeming person's approval. */
  approval: "NONE" | "PENDING";
}

/**
 * What opening a sign-in link does. It signs in only the browser that opens it. The requesting
 * account is merged only if the redemption came with that account's own bearer. So requesting a
 * link to somebody else's address gains nothing when they open it.
 */
export function decideSignIn({
  requesterId,
  requesterAnonymous,
  callerId,
  holderId,
}: SignInFacts): SignInDecision {
  const sameAccount = callerId === requesterId && requesterAnonymous;
  const into = holderId !== null ? "holder" : sameAccount ? "requester" : "new";
  return {
    into,
    mergeRequester: into === "holder" && sameAccount,
    approval: requesterAnonymous && !sameAccount ? "PENDING" : "NONE",
  };
}
