import type { CallInput } from "@worthy/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { Login } from "./createLogin.ts";
import type { SessionStore } from "./sessionStore.ts";

interface Watched {
  session: SessionStore;
  queryClient: QueryClient;
  /** Goes where whoever was signed out is told so. */
  leave: () => void;
}

/** Whoever the account of this device has become, in this tab or another, sees nothing of whoever it was before. */
export function watchAccount({ session, queryClient, leave }: Watched): void {
  let before = session.account()?.id ?? null;
  session.subscribe(() => {
    const [was, is] = [before, session.account()?.id ?? null];
    before = is;
    if (was === is) return;
    if (is === null) {
      queryClient.clear();
      leave();
    } else if (was !== null || session.loggedInFlag()) {
      // After the screens have turned to the new person: what they ask for of the old one would be refused.
      setTimeout(() => void queryClient.resetQueries());
    }
  });
}

/** Questions of who somebody is go through the login, which knows whether one has failed. */
export function askForUsers(queryClient: QueryClient, login: Login): void {
  queryClient.setQueryDefaults(["user", "getUser"], {
    queryFn: ({ queryKey }) => login.lookUp((queryKey[2] as CallInput<"getUser">).params.userId), // the shape of ApiQueryKey
  });
}
