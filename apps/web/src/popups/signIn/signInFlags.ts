/** Options of a sign-in over a page. */
export interface SignInFlags {
  /** Offers only account creation. */
  forceRegistration: boolean;
  /** Stays on the page after signing in. */
  skipRedirect: boolean;
}

/** The value of `signinPopup` that stays on the page. */
export const SKIP_REDIRECT = "skip-redirect";

/**
 * The options in the value of `signinPopup`. At its own address, which has no value, it stays on
 * the page too.
 */
export function signInFlagsOf(value: string): SignInFlags {
  return { forceRegistration: false, skipRedirect: value === "" || value === SKIP_REDIRECT };
}

export const REGISTRATION_FLAGS: SignInFlags = { forceRegistration: true, skipRedirect: true };
export const EMAIL_LOGIN_FLAGS: SignInFlags = { forceRegistration: false, skipRedirect: false };
