import type { SessionStore } from "../services/SessionStore.ts";
import { LOGIN_HOLD_MS } from "./createBatcher.ts";

/** Events fired around a login are sent with the person who signed in. */
export function holdAfterLogin(
  session: Pick<SessionStore, "account" | "subscribe" | "loggedInFlag">,
  hold: (milliseconds: number) => void,
): void {
  let last = session.account()?.id;
  session.subscribe(() => {
    const id = session.account()?.id;
    if (id !== undefined && id !== last && session.loggedInFlag()) hold(LOGIN_HOLD_MS);
    last = id;
  });
}
