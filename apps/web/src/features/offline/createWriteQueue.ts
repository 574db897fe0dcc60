import type { EndpointId } from "@worthy/contract/manifest";
import type { RawInput } from "../../api/addressOf.ts";
import { newIdempotencyKey } from "../../api/newIdempotencyKey.ts";
import { unbindInput } from "./bindInput.ts";
import { createQuestion } from "./createQuestion.ts";
import type { WriteLine } from "./createWriteLine.ts";
import type { UnsentStore } from "./unsentStore.ts";
import type { UnsentWrite } from "./UnsentWrite.ts";
import type { SendWrite, Shown, UnsentState, WriteQueue } from "./Writes.ts";

interface QueueParts {
  line: WriteLine;
  store: UnsentStore;
  person: () => string | null;
  now: () => number;
  /** A moment that somebody who waits hardly notices. */
  briefly: () => Promise<void>;
}

interface OwnedQueue extends Omit<WriteQueue, "leave"> {
  /** Asks whoever signs out what becomes of their unsent writes; false where they stay after all. */
  mayLeave: () => Promise<boolean>;
  /** Has what is kept looked at anew: by another tab, or for another person. */
  changed: () => void;
  /** What is not of whoever is here stays behind, until its person is back. */
  seeWhoIsHere: () => void;
}

const NOTHING: UnsentState = { waiting: 0, unsent: 0, left: 0, unasked: 0, leaving: false };

/** The queue as the screens know it: who may send what, what is left behind when somebody leaves, and what is asked of them. */
export function createWriteQueue({ line, store, person, now, briefly }: QueueParts): OwnedQueue {
  const listeners = new Set<() => void>();
  let state = NOTHING;
  /** Whoever leaves has said that their writes are to be kept. */
  let asked = false;
  const question = createQuestion(() => changed());

  const behind = () => store.list().filter(({ left }) => left !== undefined);
  const those = {
    waiting: () => line.mine().filter(({ waits }) => waits),
    left: () => behind().filter(({ userId }) => userId === person()),
    // Whoever else is here sees nothing of it.
    unasked: () => (person() === null ? behind().filter(({ left }) => left === "unasked") : []),
  };
  const changed = () => {
    const next = { waiting: those.waiting().length, unsent: line.mine().length, left: those.left().length, unasked: those.unasked().length, leaving: question.isOpen() };
    if (Object.entries(next).every(([name, value]) => state[name as keyof UnsentState] === value)) return; // the keys of this very object
    state = next;
    for (const listener of listeners) listener();
  };
  const mark = (writes: readonly UnsentWrite[], left: UnsentWrite["left"]) => {
    for (const { left: _before, ...write } of writes) store.put(left === undefined ? write : { ...write, left });
    line.reread();
    changed();
  };
  const seeWhoIsHere = () => {
    mark(
      store.list().filter(({ userId, left }) => left === undefined && userId !== null && userId !== person()),
      asked ? "asked" : "unasked",
    );
    asked = false;
  };
  const settle = () => Promise.race([line.wake(), briefly()]);
  const send = (endpoint: EndpointId, input: RawInput, shown: Shown) =>
    line.add({ key: shown.as ?? newIdempotencyKey(), at: now(), userId: person(), endpoint, input, shown, waits: false });
  return {
    changed,
    seeWhoIsHere,
    send: send as SendWrite, // the contract's types say per endpoint what the one function cannot
    state: () => state,
    subscribe: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
    mayLeave: async () => {
      asked = false; // what was said to a sign-out that came to nothing holds for no later one
      // What is only on its way needs no question.
      if (line.mine().length > 0) await settle();
      // Where nobody is there to ask, it is kept.
      return line.mine().length === 0 || listeners.size === 0 || question.ask();
    },
    answerLeaving: (leave) => {
      asked = leave;
      question.answer(leave);
    },
    settle,
    carry: (from, into) => {
      const theirs = store.list().filter(({ userId }) => userId === from.id);
      for (const { left: _left, ...write } of theirs) store.put({ ...write, userId: into, input: unbindInput(write.input, from) });
    },
    sendNow: async () => {
      await line.wake();
      return line.mine().length === 0;
    },
    discard: (which) => {
      line.drop(which === "waiting" ? line.mine() : those[which]());
      changed();
    },
    take: () => {
      mark(those.left(), undefined);
      void line.wake();
    },
    keep: () => mark(those.unasked(), "asked"),
  };
}
