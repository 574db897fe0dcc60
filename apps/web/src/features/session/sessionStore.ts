import type { CallOutput } from "@worthy/contract";
import type { Account, SessionStore } from "../services/SessionStore.ts";
import { accountOf, parseAccount } from "./account.ts";
import type { DeviceStorage } from "./deviceStorage.ts";

interface SessionParts {
  storage: DeviceStorage;
  createUser: () => Promise<CallOutput<"createUser">>;
  renderedFor?: string | null;
  exclusively?: SessionStore["exclusively"];
}

const KEY = "userData";
const LOGGED_IN = "loggedIn";
/** A link this device has requested, and the number of attempts. */
export const SIGN_IN_KEYS = { request: "emailLink", attempts: "signInAttempts" } as const;

/** Keys whose change in another tab means another account. */
export const isOfAccount = (key: string | null): boolean =>
  key === null || key === KEY || key === LOGGED_IN;

export function createSessionStore({
  storage,
  createUser,
  renderedFor = null,
  exclusively = (run) => run(),
}: SessionParts): SessionStore {
  const listeners = new Set<() => void>();
  let account = parseAccount(storage.read(KEY));
  let creating: Promise<Account> | null = null;

  const settle = (next: Account | null) => {
    account = next;
    for (const listener of listeners) listener();
  };
  const keep = (next: Account) => {
    storage.write(KEY, JSON.stringify(next));
    settle(next);
    return next;
  };
  const create = () =>
    exclusively(async () => {
      const ofAnotherTab = parseAccount(storage.read(KEY));
      if (!ofAnotherTab) return keep(accountOf(await createUser()));
      settle(ofAnotherTab);
      return ofAnotherTab;
    });
  return {
    renderedFor,
    exclusively,
    account: () => account,
    loggedInFlag: () => storage.read(LOGGED_IN) === "true",
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ensureAccount: async () => {
      if (account) return account;
      creating ??= create().finally(() => (creating = null));
      return creating;
    },
    enter: (next) => {
      // What somebody else has left here is cleared as if they had signed out.
      if (account && account.id !== next.id && storage.read(LOGGED_IN) === "true") storage.clear();
      for (const key of Object.values(SIGN_IN_KEYS)) storage.remove(key);
      storage.write(LOGGED_IN, "true");
      keep(next);
    },
    learn: ({ defaultWatchlistId, registered }) => {
      if (registered) storage.write(LOGGED_IN, "true");
      if (account) keep({ ...account, defaultWatchlistId });
    },
    reread: () => settle(parseAccount(storage.read(KEY))),
    clear: () => {
      storage.clear();
      settle(null);
    },
  };
}
