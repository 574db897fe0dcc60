/** What a profile is called while its person has given no name. */
export const PLACEHOLDER_NAME = "Name";

interface NamedUser {
  verified: boolean;
  /** Null where the profile's settings are missing. */
  profile: { profileName: string | null } | null;
}

/**
 * Whether a person has a name: verified, and not called by the placeholder. Missing profile settings are no name, and a warning,
 * handed to `warn`, which is the console's unless somebody else listens.
 */
export function hasName({ verified, profile }: NamedUser, warn: (message: string) => void = console.warn): boolean {
  if (!profile) {
    warn("the user's profile settings are missing");
    return false;
  }
  const name = profile.profileName?.trim() ?? "";
  return verified && name !== "" && name !== PLACEHOLDER_NAME;
}
