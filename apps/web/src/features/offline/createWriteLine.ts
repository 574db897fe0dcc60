import { createTry, type Tried, type TryParts } from "./createTry.ts";
import { createSenders, type Departure } from "./senders.ts";
import type { UnsentStore } from "./unsentStore.ts";
import type { UnsentWrite } from "./UnsentWrite.ts";

export interface LineParts extends Pick<TryParts, "deliver" | "onLost" | "onRefused"> {
  store: UnsentStore;
  /** The current person. */
  person: () => string | null;
  online: () => boolean;
  /** Refetches what these writes have changed. */
  refresh: (writes: readonly UnsentWrite[]) => Promise<void>;
  /** Runs in one tab of the device at a time. */
  exclusively: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Runs something later; returns a function to cancel. */
  later: (run: () => void, ms: number) => () => void;
  /** Delayed writes were delivered. */
  onSent: (count: number) => void;
  onChange: () => void;
}

export interface WriteLine {
  /** Appends a write to the queue; settles when it has left. */
  add: (write: UnsentWrite) => Promise<unknown>;
  /** Settles when a stored write has left the queue. */
  settled: (write: UnsentWrite) => Promise<unknown>;
  /** The current person's writes in order, without those that need confirmation. */
  mine: () => UnsentWrite[];
  /** Sends what can be sent now. Resolves when it has tried. */
  wake: () => Promise<void>;
  /** Rereads what other tabs have done. */
  reread: () => void;
  drop: (writes: readonly UnsentWrite[]) => void;
  /**
   * The person's writes that nothing on this page waits for: from another tab, or an earlier page.
   */
  unheard: () => UnsentWrite[];
}

/**
 * Sends writes one after the other, each until it is delivered or refused. Everything in the queue
 * is stored first, so that a closing page loses nothing.
 */
export function createWriteLine(parts: LineParts): WriteLine {
  const { online } = parts;
  const { mine, append, remove, holdUp } = keptWrites(parts);
  const senders = createSenders(parts.refresh);
  const reread = () => {
    senders.leave(senders.without(mine()));
    parts.onChange();
  };
  const attempt = createTry({ ...parts, senders, remove, holdUp });
  const wake = createWaking(parts, async () => {
    const sent: Departure[] = [];
    let wait: number | null = null;
    for (let write = mine()[0]; write && wait === null; write = mine()[0]) {
      const tried: Tried = online() ? await attempt(write) : { wait: Infinity };
      if (tried.sent) sent.push(tried.sent);
      wait = tried.wait;
      if (!online()) holdUp();
      parts.onChange();
    }
    senders.leave(sent);
    if (sent.length > 0) parts.onSent(sent.length);
    reread();
    return wait;
  });
  const add = (write: UnsentWrite) => {
    const placed = append(write);
    const sending = senders.hear(placed, true);
    parts.onChange();
    void wake();
    return sending;
  };
  return {
    add,
    settled: (write) => senders.hear(write, false),
    unheard: () => mine().filter((write) => !senders.has(write)),
    mine,
    wake,
    reread,
    drop: (writes) => {
      writes.forEach(remove);
      reread();
    },
  };
}

/** The stored writes of the current person, in order. */
function keptWrites({ store, person, online }: LineParts) {
  /** Covers for a storage that fails to delete. */
  const over = new Set<string>();
  const mine = () =>
    store
      .list()
      .filter(
        ({ key, userId, left }) =>
          !over.has(key) && left === undefined && (userId === null || userId === person()),
      );
  const append = (write: UnsentWrite): UnsentWrite => {
    const last = store.list().at(-1)?.at ?? 0;
    const placed = {
      ...write,
      at: Math.max(write.at, last + 1),
      waits: !online() || mine().some(({ waits }) => waits),
    };
    store.put(placed);
    return placed;
  };
  const remove = ({ key }: UnsentWrite) => {
    over.add(key);
    store.remove(key);
  };
  const holdUp = () => {
    for (const write of mine()) if (!write.waits) store.put({ ...write, waits: true });
  };
  return { mine, append, remove, holdUp };
}

/**
 * Runs passes in one tab at a time, again if called meanwhile, and again after the returned number
 * of milliseconds.
 */
function createWaking(
  { exclusively, later }: LineParts,
  pass: () => Promise<number | null>,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again = false;
  let stopTimer = () => {};
  const wake = (): Promise<void> => {
    stopTimer();
    again = running !== null;
    running ??= exclusively(pass)
      .then((wait) => {
        if (wait !== null && wait < Infinity) stopTimer = later(() => void wake(), wait);
      })
      .finally(() => {
        running = null;
        if (again) void wake();
      });
    return running;
  };
  return wake;
}
