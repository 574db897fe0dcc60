import type { CallOutput } from "@worthy/contract";
import { accountOf, parseAccount, type Account } from "./account.ts";
import type { DeviceStorage } from "./deviceStorage.ts";

export interface SessionStore {
  account: () => Account | null;
  /** The person that the page was rendered for; the browser's own account takes over once it runs. */
  renderedFor: string | null;
  /** Whether the device has noted that somebody signed in here. */
  loggedInFlag: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** The account, created on the first write of this device; writes that race share one creation. */
  ensureAccount: () => Promise<Account>;
  /** From now on this device is somebody's who has signed in; what it kept of signing in is done with, and all that it kept of somebody else who was. */
  enter: (account: Account) => void;
  /** What a look-up has told of the account. */
  learn: (known: { defaultWatchlistId: number; registered: boolean }) => void;
  /** Takes over what another tab has done to the account. */
  reread: () => void;
  /** Runs one after the other over all tabs of the device, where the browser can: what changes the account, and what depends on its not being changed. */
  exclusively: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Forgets the account and all else that is kept locally. */
  clear: () => void;
}

interface SessionParts {
  storage: DeviceStorage;
  createUser: () => Promise<CallOutput<"createUser">>;
  renderedFor?: string | null;
  exclusively?: SessionStore["exclusively"];
}

const KEY = "userData";
const LOGGED_IN = "loggedIn";
/** A link that this device has asked for, and how often it has. */
export const SIGN_IN_KEYS = { request: "emailLink", attempts: "signInAttempts" } as const;

/** The keys whose change in another tab means another account. */
export const isOfAccount = (key: string | null): boolean => key === null || key === KEY || key === LOGGED_IN;

export function createSessionStore({ storage, createUser, renderedFor = null, exclusively = (run) => run() }: SessionParts): SessionStore {
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
      // What somebody else has left here goes as when they sign out.
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
