import type { Progress } from "@worthy/domain";
import type { UserRow } from "./accountStore.ts";

interface UserParts {
  user: UserRow;
  defaultWatchlistId: number;
  progress: Progress;
  /** Echoed only where the person asked for it or was just given it. */
  bearer?: string;
}

export function presentUser({ user, defaultWatchlistId, progress, bearer }: UserParts) {
  const created = user.createdAt.toISOString();
  return {
    id: user.userId,
    api_id: user.userId,
    ...(bearer ? { jwtToken: `Bearer ${bearer}`, token: bearer } : {}),
    email: null,
    userProfile: { email: null, firstName: user.firstName, lastName: user.lastName, settings: user.profileSettings },
    roles: user.roles.map((name) => ({ name })),
    created,
    createdAt: created,
    lifeCycle: user.lifeCycle,
    verifiedUser: false,
    canned: user.canned,
    defaultWatchlistId,
    progress,
  };
}
