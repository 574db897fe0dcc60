import type { Login } from "../services/Login.ts";
import type { Writes } from "../services/Writes.ts";
import type { SessionStore } from "../services/SessionStore.ts";

const notWhileRendering = () => Promise.reject(new Error("no writes while rendering"));

/**
 * The session while a page is rendered on the server: it knows who it is for and writes nothing.
 */
export function serverSession(userId: string | null): SessionStore {
  return {
    renderedFor: userId,
    account: () => null,
    loggedInFlag: () => false,
    subscribe: () => () => {},
    ensureAccount: notWhileRendering,
    enter: () => {},
    learn: () => {},
    reread: () => {},
    exclusively: notWhileRendering,
    clear: () => {},
  };
}

/** Nobody signs in or out during rendering. */
export const serverLogin: Login = {
  lookUp: notWhileRendering,
  enter: notWhileRendering,
  fail: () => {},
  markAuthError: () => {},
  takeAuthError: () => false,
  refused: notWhileRendering,
  signOut: notWhileRendering,
};

export const serverWrites: Writes = { ready: notWhileRendering, send: notWhileRendering };
