import { PLACEHOLDER_NAME, type Progress } from "@worthy/domain";
import type { UserRow } from "./accountStore.ts";

interface UserParts {
  user: UserRow;
  defaultWatchlistId: number;
  progress: Progress;
  /** Echoed only if the person requested it or has just been given it. */
  bearer?: string | undefined;
}

export function presentUser({ user, defaultWatchlistId, progress, bearer }: UserParts) {
  const created = user.createdAt.toISOString();
  const { email, pendingEmail, firstName, lastName, profileImage, profileSettings } = user;
  return {
    id: user.userId,
    api_id: user.userId,
    ...(bearer ? { jwtToken: `Bearer ${bearer}`, token: bearer } : {}),
    email,
    pendingEmail,
    userProfile: {
      email,
      firstName,
      lastName,
      profileName: user.profileName ?? PLACEHOLDER_NAME,
      profileImage,
      settings: profileSettings,
    },
    roles: user.roles.map((name) => ({ name })),
    created,
    createdAt: created,
    lifeCycle: user.lifeCycle,
    verifiedUser: email !== null,
    canned: user.canned,
    defaultWatchlistId,
    progress,
  };
}
