import type { SessionStore } from "../session/sessionStore.ts";
import { LOGIN_HOLD_MS } from "./createBatcher.ts";

/** What is fired round a login leaves with who signed in. */
export function holdAfterLogin(session: Pick<SessionStore, "account" | "subscribe" | "loggedInFlag">, hold: (milliseconds: number) => void): void {
  let last = session.account()?.id;
  session.subscribe(() => {
    const id = session.account()?.id;
    if (id !== undefined && id !== last && session.loggedInFlag()) hold(LOGIN_HOLD_MS);
    last = id;
  });
}
