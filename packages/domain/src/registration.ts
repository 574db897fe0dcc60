export const ROLE_USER = "ROLE_USER";
export const ROLE_ADMIN = "ROLE_ADMIN";
export const B2B_PROFILE = "b2b-profile";

/** Registered follows from the roles. */
export function isRegistered(roles: readonly string[]): boolean {
  return roles.includes(ROLE_USER) || roles.includes(ROLE_ADMIN);
}

export const isAdmin = (roles: readonly string[]): boolean => roles.includes(ROLE_ADMIN);

/** Logged in: by the flag that the device stored, by an e-mail address, or by being registered. */
export function isLoggedIn(user: { loggedInFlag: boolean; email: string | null; roles: readonly string[] }): boolean {
  return user.loggedInFlag || Boolean(user.email) || isRegistered(user.roles);
}

/** Where an account stands: an address that waits makes an anonymous one pending, a verified one registers it. */
export function lifeCycleOf({ verified, pending }: { verified: boolean; pending: boolean }): "ANONYMOUS" | "PENDING" | "REGISTERED" {
  if (verified) return "REGISTERED";
  return pending ? "PENDING" : "ANONYMOUS";
}

const NEW_FOR_MS = 60 * 60 * 1000;

/** Whether the b2b-profile role may be given: in demo or business mode, to an account without other roles that is at most an hour old. */
export function mayHaveB2bProfile(account: { mode: "B2B" | "DEMO" | "B2C"; createdAt: number; roles: readonly string[] }, now: number): boolean {
  return account.mode !== "B2C" && !isRegistered(account.roles) && now - account.createdAt <= NEW_FOR_MS;
}
