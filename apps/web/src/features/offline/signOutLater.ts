import { ApiFailure } from "@worthy/contract/apiFailure";
import { SIGNED_OUT_COOKIE } from "@worthy/contract/signedOutCookie";
import { createApi } from "../../api/createApi.ts";
import { parseAccount, type Account } from "../session/account.ts";
import { UNSENT_PREFIX, type DeviceStorage } from "../session/deviceStorage.ts";
import type { SessionStore } from "../session/sessionStore.ts";

/** Begins as unsent writes do, so that it outlives what forgets everything else. */
const KEY_PREFIX = `${UNSENT_PREFIX}signOut.`;
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

interface Device {
  session: Pick<SessionStore, "account" | "clear" | "exclusively">;
  storage: DeviceStorage;
}

/** Signs out here and now though the server was not reached, which is told later; what else went wrong is thrown. */
export function signOutHere(error: unknown, { session, storage }: Device): void {
  const account = session.account();
  if (!account || !(error instanceof ApiFailure) || error.status !== 0) throw error;
  storage.write(`${KEY_PREFIX}${account.id}`, JSON.stringify(account));
  // The session cookie is out of reach: this one tells the server to look past it.
  document.cookie = `${SIGNED_OUT_COOKIE}=1; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
  session.clear();
}

interface Telling extends Device {
  /** Asks the server to end a bearer; `alone` where nobody else is signed in here, whose cookie would go with it. */
  logout?: (account: Account, alone: boolean) => Promise<unknown>;
}

/** Tells the server who has signed out here without it; where it is not reached either, that stays to be told. */
export async function tellSignOuts({ session, storage, logout = callLogout }: Telling): Promise<void> {
  for (const key of storage.keys().filter((name) => name.startsWith(KEY_PREFIX))) {
    // Nobody may become somebody meanwhile.
    await session.exclusively(async () => {
      const account = parseAccount(storage.read(key));
      const over = account === null || (await logout(account, session.account() === null).then(() => true, isOver));
      if (over) storage.remove(key);
    });
  }
}

const PASSING = new Set([0, 408, 425, 429]);

/** The bearer is dead already, or the server will never take it. */
const isOver = (error: unknown): boolean => error instanceof ApiFailure && error.status < 500 && !PASSING.has(error.status);

async function callLogout({ id, api_token }: Account, alone: boolean): Promise<unknown> {
  const call = createApi({
    getBearer: () => api_token,
    onUnauthenticated: () => {},
    fetch: (input, init) => fetch(input, { ...init, credentials: alone ? "same-origin" : "omit" }),
  });
  return call("logout", { params: { userId: id } });
}
