import type { CallOutput } from "@worthy/contract";
import { accountOf, parseAccount, type Account } from "./account.ts";
import type { DeviceStorage } from "./deviceStorage.ts";

export interface SessionStore {
  account: () => Account | null;
  /** The person that the page was rendered for; the browser's own account takes over once it runs. */
  renderedFor: string | null;
  subscribe: (listener: () => void) => () => void;
  /** The account, created on the first write of this device; writes that race share one creation. */
  ensureAccount: () => Promise<Account>;
  /** Takes over what another tab has done to the account. */
  reread: () => void;
  clear: () => void;
}

interface SessionParts {
  storage: DeviceStorage;
  createUser: () => Promise<CallOutput<"createUser">>;
  renderedFor?: string | null;
  /** Runs one after the other over all tabs of the device, where the browser can. */
  exclusively?: <Result>(run: () => Promise<Result>) => Promise<Result>;
}

const KEY = "userData";
const KEYS_OF_ACCOUNT = [KEY, "loggedIn", "sessionCount", "ratingComplete", "recentSearches", "localProfile"];

export function createSessionStore({ storage, createUser, renderedFor = null, exclusively = (run) => run() }: SessionParts): SessionStore {
  const listeners = new Set<() => void>();
  let account = parseAccount(storage.read(KEY));
  let creating: Promise<Account> | null = null;

  const settle = (next: Account | null) => {
    account = next;
    for (const listener of listeners) listener();
  };
  const create = () =>
    exclusively(async () => {
      const ofAnotherTab = parseAccount(storage.read(KEY));
      const made = ofAnotherTab ?? accountOf(await createUser());
      if (!ofAnotherTab) storage.write(KEY, JSON.stringify(made));
      settle(made);
      return made;
    });
  return {
    renderedFor,
    account: () => account,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ensureAccount: async () => {
      if (account) return account;
      creating ??= create().finally(() => (creating = null));
      return creating;
    },
    reread: () => settle(parseAccount(storage.read(KEY))),
    clear: () => {
      for (const key of KEYS_OF_ACCOUNT) storage.remove(key);
      settle(null);
    },
  };
}
