import type { CallInput } from "@worthy/contract";
import type { QueryClient } from "@tanstack/react-query";
import { invalidateAfter } from "../../api/invalidateTopics.ts";
import type { Login } from "../services/Login.ts";
import type { SessionStore } from "../services/SessionStore.ts";

interface Watched {
  session: SessionStore;
  queryClient: QueryClient;
  /** Goes to the page that tells somebody they were signed out. */
  leave: () => void;
}

/**
 * Whoever the device's account now belongs to, changed by this tab or another, sees nothing of the
 * previous person.
 */
export function watchAccount({ session, queryClient, leave }: Watched): void {
  let before = session.account();
  session.subscribe(() => {
    const [was, is] = [before, session.account()];
    before = is;
    if (was?.id === is?.id) {
      // Signing in keeps the account of a device and gives it another bearer: what the person may
      // do has changed.
      if (was?.api_token !== is?.api_token) void invalidateAfter(queryClient, "authenticate");
    } else if (is === null) {
      queryClient.clear();
      leave();
    } else if (was !== null || session.loggedInFlag()) {
      // After the screens have switched to the new person: their requests for the old one would be
      // refused.
      setTimeout(() => void queryClient.resetQueries());
    }
  });
}

/** User look-ups go through the login, which knows whether one has failed. */
export function askForUsers(queryClient: QueryClient, login: Login): void {
  queryClient.setQueryDefaults(["user", "getUser"], {
    queryFn: ({ queryKey }) => login.lookUp((queryKey[2] as CallInput<"getUser">).params.userId), // the shape of ApiQueryKey
  });
}
