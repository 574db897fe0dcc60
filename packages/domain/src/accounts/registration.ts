export const ROLE_USER = "ROLE_USER";
export const ROLE_ADMIN = "ROLE_ADMIN";
export const B2B_PROFILE = "b2b-profile";

/** Whether the roles include a registered one. */
export function isRegistered(roles: readonly string[]): boolean {
  return roles.includes(ROLE_USER) || roles.includes(ROLE_ADMIN);
}

export const isAdmin = (roles: readonly string[]): boolean => roles.includes(ROLE_ADMIN);

/**
 * Whether somebody is logged in: by the device's stored flag, by an e-mail address, or by being
 * registered.
 */
export function isLoggedIn(user: {
  loggedInFlag: boolean;
  email: string | null;
  roles: readonly string[];
}): boolean {
  return user.loggedInFlag || Boolean(user.email) || isRegistered(user.roles);
}

const NEW_FOR_MS = 60 * 60 * 1000;

/**
 * Whether the b2b-profile role may be granted: in demo or business mode, to an account without
 * other roles that is at most an hour old.
 */
export function mayHaveB2bProfile(
  account: { mode: "B2B" | "DEMO" | "B2C"; createdAt: number; roles: readonly string[] },
  now: number,
): boolean {
  return (
    account.mode !== "B2C" && !isRegistered(account.roles) && now - account.createdAt <= NEW_FOR_MS
  );
}
