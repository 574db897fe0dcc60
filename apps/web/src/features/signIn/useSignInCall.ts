import { useQueryClient } from "@tanstack/react-query";
import { useServices } from "../services/Services.ts";
import { userQuery } from "../session/userQuery.ts";

interface Entering {
  holderId: string | null;
  accessToken: string | null;
  newAccount: boolean;
  /** What was merged from this device's account; null if that account stays as it is. */
  merged: object | null;
}

/**
 * Runs a call that may return a new bearer, and signs this browser in with it. It runs exclusively,
 * so that no tab mistakes the revocation of the old bearer for a logout. This device's unsent
 * writes are transferred with its account.
 */
export function useSignInCall(): <Answer extends Entering>(
  ask: () => Promise<Answer>,
) => Promise<Answer> {
  const { login, session, writes, track } = useServices();
  const queryClient = useQueryClient();
  return async (ask) => {
    // If its code fails to load, this page has no writes; those of earlier pages are kept.
    const offlineWrites = await writes.ready().catch(() => null);
    await offlineWrites?.settle();
    return session.exclusively(async () => {
      const before = session.account();
      const answer = await ask();
      const { holderId, accessToken, newAccount } = answer;
      if (holderId === null || accessToken === null) return answer;
      if (before && answer.merged && before.id !== holderId)
        offlineWrites?.transfer(before, holderId);
      const user = await login.enter({ holderId, accessToken });
      if (user) queryClient.setQueryData(userQuery(holderId).queryKey, user);
      track("signed_in", { new_account: newAccount });
      return answer;
    });
  };
}
