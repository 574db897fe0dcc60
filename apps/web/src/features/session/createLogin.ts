import type { CallApi, CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { isRegistered } from "@worthy/domain";
import type { Report } from "../failures/createReport.ts";
import type { SessionStore } from "./sessionStore.ts";

type User = CallOutput<"getUser">;

export interface Login {
  /** Asks who a person is. After a login that failed this fails too, unless it is a refresh: one that succeeds takes the failure back. */
  lookUp: (userId: string, options?: { refresh?: boolean }) => Promise<User>;
  /** Signs this browser in with the bearer that an authentication has answered. */
  enter: (answer: { holderId: string; accessToken: string }) => Promise<User | null>;
  /** A login failed. */
  fail: (error: unknown) => void;
  /** Somebody came to the end of a sign-in that never began. */
  markAuthError: () => void;
  /** Whether that happened since it was last asked. */
  takeAuthError: () => boolean;
  /** The server knows a bearer no more: logs out, unless this device has another by now. */
  refused: (bearer: string) => Promise<void>;
  /** Rejects, and leaves everything as it is, where the server was not reached. */
  signOut: () => Promise<void>;
}

interface LoginParts {
  call: CallApi;
  session: SessionStore;
  report: Report;
  /** Called once this browser is signed in. */
  entered: () => void;
  /** Called when somebody has signed out, right before all is forgotten. */
  leaving: () => void;
}

/** Signing in and out, with what has gone wrong so far. */
export function createLogin({ call, session, report, entered, leaving }: LoginParts): Login {
  let failed = false;
  let authError = false;

  const lookUp: Login["lookUp"] = async (userId, { refresh = false } = {}) => {
    if (failed && !refresh) throw new Error("login failed");
    const user = await call("getUser", { params: { userId } });
    failed = false;
    const registered = isRegistered(user.roles.map(({ name }) => name));
    if (session.account()?.id === user.id) session.learn({ defaultWatchlistId: user.defaultWatchlistId, registered });
    return user;
  };
  return {
    lookUp,
    enter: async ({ holderId, accessToken }) => {
      failed = false;
      // Kept before anything else can fail: the bearer of before is dead. The look-up tells the rest, now or when it is next asked.
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

/** Another tab may have changed the bearer; whoever has waited for that sees the new one. */
function forget(session: SessionStore, bearer: string): void {
  if (session.account()?.api_token !== bearer) return;
  session.reread();
  if (session.account()?.api_token === bearer) session.clear();
}

async function signOut({ call, session, report, leaving }: Omit<LoginParts, "entered">): Promise<void> {
  const account = session.account();
  if (!account) return;
  await call("logout", { params: { userId: account.id } }).catch((error: unknown) => {
    if (error instanceof ApiFailure && error.status === 401) return; // the bearer is dead already
    report("Failed to logout", error);
    throw error;
  });
  leaving();
  session.clear();
}
