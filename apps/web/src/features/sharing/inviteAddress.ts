/** What an invite is known by in its address. */
const REFERENCE = /^[A-Za-z0-9]{24}$/;

/** The reference that a text is; null where it is none. */
export function parseReference(text: string | null): string | null {
  return text !== null && REFERENCE.test(text) ? text : null;
}

/** Where an invite is opened. */
export const invitePath = (reference: string): string => `/watchlists/invite/${reference}`;

/** Where somebody signs in to go on with an invite. */
export const inviteSignInPath = (reference: string): string => `/login/email/success?invite=${reference}`;

/** Where a list is. */
export const listPath = (watchlistId: number): string => `/watchlist/${watchlistId}`;
