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
  clear: () => void;
}

interface SessionParts {
  storage: DeviceStorage;
  createUser: () => Promise<CallOutput<"createUser">>;
  renderedFor?: string | null;
}

const KEY = "userData";
const KEYS_OF_ACCOUNT = [KEY, "loggedIn", "sessionCount", "ratingComplete", "recentSearches"];

export function createSessionStore({ storage, createUser, renderedFor = null }: SessionParts): SessionStore {
  const listeners = new Set<() => void>();
  let account = parseAccount(storage.read(KEY));
  let creating: Promise<Account> | null = null;

  const settle = (next: Account | null) => {
    account = next;
    for (const listener of listeners) listener();
  };
  const create = async (): Promise<Account> => {
    const created = accountOf(await createUser());
    storage.write(KEY, JSON.stringify(created));
    settle(created);
    return created;
  };
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
    clear: () => {
      for (const key of KEYS_OF_ACCOUNT) storage.remove(key);
      settle(null);
    },
  };
}
