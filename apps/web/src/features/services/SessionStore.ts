/** The person as stored on the device. */
export interface Account {
  id: string;
  api_token: string;
  defaultWatchlistId: number;
}

/** The current person, as known to this device. */
export interface SessionStore {
  account: () => Account | null;
  /** The person the page was rendered for; replaced by the browser's own account once it runs. */
  renderedFor: string | null;
  /** Whether the device has recorded that somebody signed in here. */
  loggedInFlag: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** The account, created on this device's first write; concurrent writes share one creation. */
  ensureAccount: () => Promise<Account>;
  /**
   * Switches to a signed-in person; clears what is stored about signing in, and everything of
   * another signed-in person.
   */
  enter: (account: Account) => void;
  /** Data about the account from a look-up. */
  learn: (known: { defaultWatchlistId: number; registered: boolean }) => void;
  /** Takes over another tab's changes to the account. */
  reread: () => void;
  /**
   * Runs one at a time across all tabs of the device, if the browser supports it: what changes the
   * account, and what depends on it not changing.
   */
  exclusively: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Clears the account and everything else stored locally. */
  clear: () => void;
}
