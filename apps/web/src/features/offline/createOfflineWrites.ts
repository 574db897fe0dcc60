import type { EndpointId } from "@worthy/contract";
import type { RawInput } from "../../api/addressOf.ts";
import { newIdempotencyKey } from "../../api/newIdempotencyKey.ts";
import { unbindInput } from "./bindInput.ts";
import type { WriteQueue } from "./createWriteQueue.ts";
import type { UnsentStore } from "./createUnsentStore.ts";
import type { UnsentWrite } from "./UnsentWrite.ts";
import type { SendWrite, Shown, UnsentState, OfflineWrites } from "../services/Writes.ts";

interface OfflineWritesParts {
  queue: WriteQueue;
  store: UnsentStore;
  person: () => string | null;
  now: () => number;
  /** A delay that people hardly notice. */
  briefly: () => Promise<void>;
}

interface OwnedWrites extends Omit<OfflineWrites, "leave"> {
  /** Asks somebody signing out what to do with unsent writes; false if they stay. */
  confirmLeaving: () => Promise<boolean>;
  /** Rereads the storage, after changes by another tab or of the person. */
  changed: () => void;
  /** Leaves behind what doesn't belong to the current person, until its person returns. */
  setOthersAside: () => void;
}

const NOTHING: UnsentState = { waiting: 0, unsent: 0, left: 0, unasked: 0, leaving: false };

/**
 * What screens use of the queue: who may send what, what is left behind on sign-out, and which
 * questions to ask.
 */
export function createOfflineWrites(parts: OfflineWritesParts): OwnedWrites {
  const { queue, store, person, now, briefly } = parts;
  const question = createQuestion(() => changed());
  const groups = createGroups(parts);
  const { changed, state, subscribe, hasListeners } = createState(() => ({
    waiting: groups.waiting().length,
    unsent: queue.mine().length,
    left: groups.left().length,
    unasked: groups.unasked().length,
    leaving: question.isOpen(),
  }));
  const mark = (writes: readonly UnsentWrite[], left: UnsentWrite["left"]) => {
    for (const { left: _before, ...write } of writes)
      store.put(left === undefined ? write : { ...write, left });
    queue.reread();
    changed();
  };
  const settle = () => Promise.race([queue.flush(), briefly()]);
  const send = (endpoint: EndpointId, input: RawInput, shown: Shown) =>
    queue.add({
      key: shown.as ?? newIdempotencyKey(),
      at: now(),
      userId: person(),
      endpoint,
      input,
      shown,
      waits: false,
    });
  return {
    changed,
    send: send as SendWrite, // the contract's types are per endpoint, which one function can't express
    state,
    subscribe,
    ...createLeaving(parts, { question, mark, settle, hasListeners }),
    settle,
    transfer: (from, into) => {
      const theirs = store.list().filter(({ userId }) => userId === from.id);
      for (const { left: _left, ...write } of theirs)
        store.put({ ...write, userId: into, input: unbindInput(write.input, from) });
    },
    sendNow: async () => {
      await queue.flush();
      return queue.mine().length === 0;
    },
    discard: (which) => {
      queue.drop(which === "waiting" ? queue.mine() : groups[which]());
      changed();
    },
    sendLeft: () => {
      mark(groups.left(), undefined);
      void queue.flush();
    },
    keepUnasked: () => mark(groups.unasked(), "asked"),
  };
}

/** The writes that screens count and offer to discard. */
function createGroups({ queue, store, person }: OfflineWritesParts) {
  const behind = () => store.list().filter(({ left }) => left !== undefined);
  return {
    waiting: () => queue.mine().filter(({ waits }) => waits),
    left: () => behind().filter(({ userId }) => userId === person()),
    // Other people on the device see nothing of it.
    unasked: () => (person() === null ? behind().filter(({ left }) => left === "unasked") : []),
  };
}

/** The state that screens subscribe to; listeners are called only if it differs from before. */
function createState(read: () => UnsentState) {
  const listeners = new Set<() => void>();
  let state = NOTHING;
  const changed = () => {
    const next = read();
    if (Object.entries(next).every(([name, value]) => state[name as keyof UnsentState] === value))
      return; // the keys of this object
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    changed,
    state: () => state,
    hasListeners: () => listeners.size > 0,
    subscribe: (listener: () => void) => (
      listeners.add(listener),
      () => void listeners.delete(listener)
    ),
  };
}

interface LeavingParts {
  question: Question;
  mark: (writes: readonly UnsentWrite[], left: UnsentWrite["left"]) => void;
  settle: () => Promise<void>;
  /** A screen is there to ask the question. */
  hasListeners: () => boolean;
}

/** Signing out with unsent writes: asks about them, then leaves them behind. */
function createLeaving(
  { queue, store, person }: OfflineWritesParts,
  { question, mark, settle, hasListeners }: LeavingParts,
): Pick<OwnedWrites, "confirmLeaving" | "answerLeaving" | "setOthersAside"> {
  /** The person signing out has chosen to keep their writes. */
  let asked = false;
  return {
    confirmLeaving: async () => {
      asked = false; // an answer for a sign-out that failed doesn't apply to a later one
      // Writes just being sent need no question.
      if (queue.mine().length > 0) await settle();
      // Without anybody to ask, writes are kept.
      return queue.mine().length === 0 || !hasListeners() || question.ask();
    },
    answerLeaving: (leave) => {
      asked = leave;
      question.answer(leave);
    },
    setOthersAside: () => {
      const others = store
        .list()
        .filter(({ userId, left }) => left === undefined && userId !== null && userId !== person());
      mark(others, asked ? "asked" : "unasked");
      asked = false;
    },
  };
}

/** A question waiting for its answer; asking again answers the previous one with no. */
interface Question {
  ask: () => Promise<boolean>;
  answer: (yes: boolean) => void;
  isOpen: () => boolean;
}

function createQuestion(onChange: () => void): Question {
  let resolve: ((yes: boolean) => void) | null = null;
  const answer = (yes: boolean) => {
    resolve?.(yes);
    resolve = null;
    onChange();
  };
  return {
    answer,
    isOpen: () => resolve !== null,
    ask: () => {
      answer(false);
      // Not Promise.withResolvers, which Safari has only from 17.4 on.
      const asked = new Promise<boolean>((next) => (resolve = next));
      onChange();
      return asked;
    },
  };
}
