/** The reference in an invite's address. */
const REFERENCE = /^[A-Za-z0-9]{24}$/;

/** Parses a reference; null if invalid. */
export function parseReference(text: string | null): string | null {
  return text !== null && REFERENCE.test(text) ? text : null;
}

/** Address for opening an invite. */
export const invitePath = (reference: string): string => `/watchlists/invite/${reference}`;

/** Address for signing in to continue with an invite. */
export const inviteSignInPath = (reference: string): string =>
  `/login/email/success?invite=${reference}`;

/** Address of a list. */
export const listPath = (watchlistId: number): string => `/watchlist/${watchlistId}`;
