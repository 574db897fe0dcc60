import { plainName } from "../app/plainText.ts";

/** Profile name of people who haven't given one. */
export const PLACEHOLDER_NAME = "Name";

interface NamedUser {
  verified: boolean;
  /** Null if the profile settings are missing. */
  profile: { profileName: string | null } | null;
}

/**
 * Whether a person has a name: they are verified and not called by the placeholder. Missing profile
 * settings count as no name and cause a warning, passed to `warn` (the console by default).
 */
export function hasName(
  { verified, profile }: NamedUser,
  warn: (message: string) => void = console.warn,
): boolean {
  if (!profile) {
    warn("the user's profile settings are missing");
    return false;
  }
  const name = plainName(profile.profileName ?? "");
  return verified && name !== "" && name !== PLACEHOLDER_NAME;
}
