/** How a sign-in over a page behaves. */
export interface SignInFlags {
  /** Only an account can be created, and nothing else is offered. */
  forceRegistration: boolean;
  /** Whoever has signed in stays where they are. */
  skipRedirect: boolean;
}

/** The value of `signinPopup` that stays on the page afterwards. */
export const SKIP_REDIRECT = "skip-redirect";

/** What the value of `signinPopup` asks for. At its own address, where there is none, it stays too. */
export function signInFlagsOf(value: string): SignInFlags {
  return { forceRegistration: false, skipRedirect: value === "" || value === SKIP_REDIRECT };
}

export const REGISTRATION_FLAGS: SignInFlags = { forceRegistration: true, skipRedirect: true };
export const EMAIL_LOGIN_FLAGS: SignInFlags = { forceRegistration: false, skipRedirect: false };
