import type { SessionStore } from "./sessionStore.ts";

/** The session while a page is rendered on the server: it knows who it is for and writes nothing. */
export function serverSession(userId: string | null): SessionStore {
  return {
    renderedFor: userId,
    account: () => null,
    subscribe: () => () => {},
    ensureAccount: () => Promise.reject(new Error("no writes while rendering")),
    reread: () => {},
    clear: () => {},
  };
}
