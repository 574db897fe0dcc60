import type { CallApi } from "@worthy/contract";
import { isRegistered } from "@worthy/domain";
import type { Login } from "../services/Login.ts";
import type { Report } from "../services/Services.ts";
import type { SessionStore } from "../services/SessionStore.ts";
import { isSignedOut } from "./isSignedOut.ts";

interface LoginParts {
  call: CallApi;
  session: SessionStore;
  report: Report;
  /** Called once this browser is signed in. */
  entered: () => void;
  /** Called when somebody has signed out, right before everything is cleared. */
  leaving: () => void;
}

/** Signing in and out, and the failures so far. */
export function createLogin({ call, session, report, entered, leaving }: LoginParts): Login {
  let failed = false;
  let authError = false;

  const lookUp: Login["lookUp"] = async (userId, { refresh = false } = {}) => {
    if (failed && !refresh) throw new Error("login failed");
    const user = await call("getUser", { params: { userId } });
    failed = false;
    const registered = isRegistered(user.roles.map(({ name }) => name));
    if (session.account()?.id === user.id)
      session.learn({ defaultWatchlistId: user.defaultWatchlistId, registered });
    return user;
  };
  return {
    lookUp,
    enter: async ({ holderId, accessToken }) => {
      failed = false;
      // Stored before anything else can fail, because the old bearer is revoked. The look-up adds
      // the rest, now or later.
      session.enter({ id: holderId, api_token: accessToken, defaultWatchlistId: 0 });
      entered();
      return lookUp(holderId, { refresh: true }).catch(() => null);
    },
    fail: (error) => {
      failed = true;
      report("Failed to login", error);
    },
    markAuthError: () => void (authError = true),
    takeAuthError: () => {
      const marked = authError;
      authError = false;
      return marked;
    },
    refused: (bearer) => session.exclusively(async () => forget(session, bearer)),
    signOut: () => signOut({ call, session, report, leaving }),
  };
}

/** Another tab may have changed the bearer; waiting callers see the new one. */
function forget(session: SessionStore, bearer: string): void {
  if (session.account()?.api_token !== bearer) return;
  session.reread();
  if (session.account()?.api_token === bearer) session.clear();
}

async function signOut({
  call,
  session,
  report,
  leaving,
}: Omit<LoginParts, "entered">): Promise<void> {
  const account = session.account();
  if (!account) return;
  await call("logout", { params: { userId: account.id } }).catch((error: unknown) => {
    if (isSignedOut(error)) return; // already, elsewhere
    report("Failed to logout", error);
    throw error;
  });
  leaving();
  session.clear();
}
