import type { Login } from "./createLogin.ts";
import type { Writes } from "../offline/Writes.ts";
import type { SessionStore } from "./sessionStore.ts";

const notWhileRendering = () => Promise.reject(new Error("no writes while rendering"));

/** The session while a page is rendered on the server: it knows who it is for and writes nothing. */
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

/** Nobody signs in or out while a page is rendered. */
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
