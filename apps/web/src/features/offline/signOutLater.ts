import { ApiFailure } from "@worthy/contract/apiFailure";
import { SIGNED_OUT_COOKIE } from "@worthy/contract/signedOutCookie";
import { createApi } from "../../api/createApi.ts";
import { parseAccount } from "../session/account.ts";
import type { Account } from "../services/SessionStore.ts";
import { UNSENT_PREFIX, type DeviceStorage } from "../session/deviceStorage.ts";
import type { SessionStore } from "../services/SessionStore.ts";
import { cookiePath } from "../../api/basePath.ts";

/** Has the prefix of unsent writes, so that it survives clearing everything else. */
const KEY_PREFIX = `${UNSENT_PREFIX}signOut.`;
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

interface Device {
  session: Pick<SessionStore, "account" | "clear" | "exclusively">;
  storage: DeviceStorage;
}

/**
 * Signs out locally although the server was not reached, which is reported later; rethrows other
 * errors.
 */
export function signOutLocally(error: unknown, { session, storage }: Device): void {
  const account = session.account();
  if (!account || !(error instanceof ApiFailure) || error.status !== 0) throw error;
  storage.write(`${KEY_PREFIX}${account.id}`, JSON.stringify(account));
  // The session cookie is out of reach: this one tells the server to ignore it.
  document.cookie = `${SIGNED_OUT_COOKIE}=1; path=${cookiePath()}; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
  session.clear();
}

interface Telling extends Device {
  /**
   * Revokes a bearer on the server; `alone` if nobody else is signed in here, whose cookie would be
   * cleared too.
   */
  logout?: (account: Account, alone: boolean) => Promise<unknown>;
}

/**
 * Tells the server who has signed out here without it; if it is still unreachable, that stays
 * pending.
 */
export async function reportSignOuts({
  session,
  storage,
  logout = callLogout,
}: Telling): Promise<void> {
  for (const key of storage.keys().filter((name) => name.startsWith(KEY_PREFIX))) {
    // Nobody may sign in meanwhile.
    await session.exclusively(async () => {
      const account = parseAccount(storage.read(key));
      const over =
        account === null ||
        (await logout(account, session.account() === null).then(() => true, isOver));
      if (over) storage.remove(key);
    });
  }
}

const PASSING = new Set([0, 408, 425, 429]);

/** The bearer is already invalid, or the server will never accept the call. */
const isOver = (error: unknown): boolean =>
  error instanceof ApiFailure && error.status < 500 && !PASSING.has(error.status);

async function callLogout({ id, api_token }: Account, alone: boolean): Promise<unknown> {
  const call = createApi({
    getBearer: () => api_token,
    onUnauthenticated: () => {},
    fetch: (input, init) => fetch(input, { ...init, credentials: alone ? "same-origin" : "omit" }),
  });
  return call("logout", { params: { userId: id } });
}
