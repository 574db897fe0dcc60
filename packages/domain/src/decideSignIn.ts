export interface SignInFacts {
  /** The account that asked for the link. */
  requesterId: string;
  /** It is there, and has no verified address. */
  requesterAnonymous: boolean;
  /** Who redeems, by the bearer that came along; null where none did. */
  callerId: string | null;
  /** Whose verified address the link went to; null while it is nobody's. */
  holderId: string | null;
}

export interface SignInDecision {
  /** The account that the redeeming browser is signed in to. */
  into: "holder" | "requester" | "new";
  /** Join what the requesting account holds to that account now. */
  mergeRequester: boolean;
  /** The requesting device waits elsewhere for a word of the person who redeemed. */
  approval: "NONE" | "PENDING";
}

/**
 * What opening a sign-in link does. It signs in the browser that opens it and nobody else; what the requesting account holds comes along
 * only where that account's own bearer came with the redemption. So whoever asks for a link to another's address gains nothing from its being opened.
 */
export function decideSignIn({ requesterId, requesterAnonymous, callerId, holderId }: SignInFacts): SignInDecision {
  const sameAccount = callerId === requesterId && requesterAnonymous;
  const into = holderId !== null ? "holder" : sameAccount ? "requester" : "new";
  return {
    into,
    mergeRequester: into === "holder" && sameAccount,
    approval: requesterAnonymous && !sameAccount ? "PENDING" : "NONE",
  };
}
