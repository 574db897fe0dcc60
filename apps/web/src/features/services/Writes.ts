import type { CallInput, CallOutput, EndpointId } from "@worthy/contract";
import type { Account } from "./SessionStore.ts";

/** Placeholders in a write's input for what may be unknown until it is sent. */
export const ME = "$me";
export const MY_LIST = "$list";
/** Placeholder for the id of the person's rating of a title. */
export const ratingOf = (titleId: number): string => `$rating:${titleId}`;

/** Placeholder for the id of what the write with this key will create. */
export const madeBy = (key: string): string => `$made:${key}`;

/**
 * How a write shows until the server has it: as the mutation with this key and variables, even
 * after reloading the page. Both are JSON.
 */
export interface Shown {
  key: readonly string[];
  variables: unknown;
  /** The write's key, for writes about what it creates (`madeBy`); a new one by default. */
  as?: string;
  /** What the write is about, for a message that it was not saved. */
  name?: string | undefined;
}

/**
 * Sends a write after all earlier ones. Without a network it stays on this device until delivered,
 * however often the page is reloaded. Rejects if a write is refused at its first attempt. Returns
 * nothing if another tab delivered it, or if it is refused later, which the person is then told.
 */
export type SendWrite = <Id extends EndpointId>(
  id: Id,
  input: CallInput<Id>,
  shown: Shown,
) => Promise<CallOutput<Id> | undefined>;

/** What people see of pending writes. */
export interface UnsentState {
  /** Number of the current person's delayed writes. */
  waiting: number;
  /** Number of their undelivered writes, including those being sent. */
  unsent: number;
  /** Number of writes the current person left behind when they signed out, to send or discard. */
  left: number;
  /** Number of writes of somebody who was signed out without being asked about them. */
  unasked: number;
  /** Somebody wants to sign out with pending writes. */
  leaving: boolean;
}

export interface OfflineWrites {
  send: SendWrite;
  state: () => UnsentState;
  subscribe: (listener: () => void) => () => void;
  /**
   * Signs out, unless the person decides to stay when asked about unsent writes. If the server is
   * not reached, it takes effect locally, and the server is told later.
   */
  leave: (signOut: () => Promise<void>) => Promise<void>;
  answerLeaving: (leave: boolean) => void;
  /** Sends what can be sent quickly, before the account changes. */
  settle: () => Promise<void>;
  /** Transfers one person's unsent writes to another, after the server has merged the accounts. */
  transfer: (from: Account, into: string) => void;
  /** Tries to send pending writes now; true once none are left. */
  sendNow: () => Promise<boolean>;
  /** Discards pending writes, or those left behind. */
  discard: (which: "waiting" | "left" | "unasked") => void;
  /** Sends what was left behind. */
  sendLeft: () => void;
  /** Keeps what somebody who was signed out left behind, until they return. */
  keepUnasked: () => void;
}

export interface Writes {
  /** The queue, once its code is loaded. */
  ready: () => Promise<OfflineWrites>;
  send: SendWrite;
}
