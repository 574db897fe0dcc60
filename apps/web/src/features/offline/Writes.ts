import type { CallInput, CallOutput } from "@worthy/contract";
import type { EndpointId } from "@worthy/contract/manifest";
import type { Account } from "../session/account.ts";

/** In a write's input these stand for what may not be known before it is sent. */
export const ME = "$me";
export const MY_LIST = "$list";
/** The id of the person's rating of a title. */
export const ratingOf = (titleId: number): string => `$rating:${titleId}`;

/** What stands for the id of what a write of this key will have made. */
export const madeBy = (key: string): string => `$made:${key}`;

/** How a write shows until the server has it: as the mutation of this key with these variables, also after the page was loaded anew. Both are JSON. */
export interface Shown {
  key: readonly string[];
  variables: unknown;
  /** The key of the write, for whoever writes about what it makes (`madeBy`); a fresh one where it is left out. */
  as?: string;
  /** What the write is about, for whoever has to be told that it was not kept. */
  name?: string | undefined;
}

/**
 * Sends a write after all that were made before it. Without a network it waits on this device until it has been delivered, however often the page is loaded anew.
 * Rejects where a write is refused at its first try. Answers nothing where it was delivered by another tab, or is refused later, of which the person is told then.
 */
export type SendWrite = <Id extends EndpointId>(id: Id, input: CallInput<Id>, shown: Shown) => Promise<CallOutput<Id> | undefined>;

/** What people see of writes that wait. */
export interface UnsentState {
  /** Writes of whoever is here that wait. */
  waiting: number;
  /** All of theirs that are not delivered, those on their way included. */
  unsent: number;
  /** Writes that whoever is here left behind when they signed out, to be sent or dropped. */
  left: number;
  /** Writes of somebody who was signed out without having been asked about them. */
  unasked: number;
  /** Somebody wants to sign out while writes wait. */
  leaving: boolean;
}

export interface WriteQueue {
  send: SendWrite;
  state: () => UnsentState;
  subscribe: (listener: () => void) => () => void;
  /** Signs out as told, unless whoever is asked what becomes of their unsent writes stays after all. Where the server is not reached it counts here, and the server is told later. */
  leave: (signOut: () => Promise<void>) => Promise<void>;
  answerLeaving: (leave: boolean) => void;
  /** Sends what goes out within a moment, before the account here becomes another. */
  settle: () => Promise<void>;
  /** What one person has not sent is another's from now on: the server has joined the two accounts. */
  carry: (from: Account, into: string) => void;
  /** Tries to send what waits now; true once nothing waits any more. */
  sendNow: () => Promise<boolean>;
  /** Drops what waits, or what was left behind. */
  discard: (which: "waiting" | "left" | "unasked") => void;
  /** Sends what was left behind. */
  take: () => void;
  /** Keeps what was left behind by somebody who was signed out, until they are here again. */
  keep: () => void;
}

export interface Writes {
  /** The queue, once its program is there. */
  ready: () => Promise<WriteQueue>;
  send: SendWrite;
}

const AGAIN_MS = 15_000;
const TRIES_ONLINE = 3;

/** What the queue's program may be waited for with. */
export interface Waiting {
  online: () => boolean;
  /** Resolves when another try may do better. */
  again: () => Promise<void>;
}

const inBrowser: Waiting = {
  online: () => navigator.onLine,
  again: () =>
    new Promise((resolve) => {
      addEventListener("online", () => resolve(), { once: true });
      setTimeout(resolve, AGAIN_MS);
    }),
};

/**
 * Writes for a page whose queue is loaded after it came alive. What is written before waits for that, in order; without a network also for as long as there is
 * none. Where there is one and the queue does not come all the same, they are refused.
 */
export function createWrites(load: () => Promise<WriteQueue>, { online, again } = inBrowser): Writes {
  let queue: Promise<WriteQueue> | null = null;
  /** One for all that wait: whoever came first goes on first. */
  let coming: Promise<WriteQueue> | null = null;
  const ready = () =>
    (queue ??= load().catch((error: unknown) => {
      queue = null;
      throw error;
    }));
  const come = async (tries = TRIES_ONLINE): Promise<WriteQueue> => {
    try {
      return await ready();
    } catch (error) {
      if (online() && tries === 0) {
        coming = null;
        throw error;
      }
      const left = online() ? tries - 1 : tries;
      await again();
      return come(left);
    }
  };
  return { ready, send: async (...write) => (await (coming ??= come())).send(...write) };
}
