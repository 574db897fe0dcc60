import { useQueryClient } from "@tanstack/react-query";
import { invalidateAfter } from "../../api/invalidateAfter.ts";
import { useServices } from "../services/Services.ts";
import { userQuery } from "../session/userQuery.ts";

interface Entering {
  holderId: string | null;
  accessToken: string | null;
  newAccount: boolean;
  /** What came along of the account that this device had; null where that stays what it is. */
  merged: object | null;
}

/**
 * Runs what may answer with a new bearer, and signs this browser in with it. No tab may take the death of the old bearer, which comes with the
 * answer, for having been logged out, so all of it runs alone. Changes that this device has not sent yet come along with its account.
 */
export function useEntered(): <Answer extends Entering>(ask: () => Promise<Answer>) => Promise<Answer> {
  const { login, session, writes, track } = useServices();
  const queryClient = useQueryClient();
  return async (ask) => {
    // Where its program does not come, there is nothing of this page; what earlier ones left is kept.
    const queue = await writes.ready().catch(() => null);
    await queue?.settle();
    return session.exclusively(async () => {
      const before = session.account();
      const answer = await ask();
      const { holderId, accessToken, newAccount } = answer;
      if (holderId === null || accessToken === null) return answer;
      if (before && answer.merged && before.id !== holderId) queue?.carry(before, holderId);
      const user = await login.enter({ holderId, accessToken });
      if (user) queryClient.setQueryData(userQuery(holderId).queryKey, user);
      void invalidateAfter(queryClient, "authenticate");
      track("signed_in", { new_account: newAccount });
      return answer;
    });
  };
}
