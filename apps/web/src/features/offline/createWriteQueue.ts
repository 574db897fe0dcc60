import { createDelivery, type DeliveryResult, type DeliveryParts } from "./createDelivery.ts";
import { createPendingSends, type SettledWrite } from "./createPendingSends.ts";
import type { UnsentStore } from "./createUnsentStore.ts";
import type { UnsentWrite } from "./UnsentWrite.ts";

export interface QueueParts extends Pick<DeliveryParts, "deliver" | "onLost" | "onRefused"> {
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

export interface WriteQueue {
  /** Appends a write to the queue; settles when it has left. */
  add: (write: UnsentWrite) => Promise<unknown>;
  /** Settles when a stored write has left the queue. */
  settled: (write: UnsentWrite) => Promise<unknown>;
  /** The current person's writes in order, without those that need confirmation. */
  mine: () => UnsentWrite[];
  /** Sends what can be sent now. Resolves when it has tried. */
  flush: () => Promise<void>;
  /** Rereads what other tabs have done. */
  reread: () => void;
  drop: (writes: readonly UnsentWrite[]) => void;
  /**
   * The person's writes that nothing on this page waits for: from another tab, or an earlier page.
   */
  unawaited: () => UnsentWrite[];
}

/**
 * Sends writes one after the other, each until it is delivered or refused. Everything in the queue
 * is stored first, so that a closing page loses nothing.
 */
export function createWriteQueue(parts: QueueParts): WriteQueue {
  const { online } = parts;
  const { mine, append, remove, markDelayed } = storedWrites(parts);
  const pendingSends = createPendingSends(parts.refresh);
  const reread = () => {
    pendingSends.settle(pendingSends.missingFrom(mine()));
    parts.onChange();
  };
  const attemptDelivery = createDelivery({ ...parts, pendingSends, remove, markDelayed });
  const flush = createFlush(parts, async () => {
    const sent: SettledWrite[] = [];
    let wait: number | null = null;
    for (let write = mine()[0]; write && wait === null; write = mine()[0]) {
      const result: DeliveryResult = online() ? await attemptDelivery(write) : { wait: Infinity };
      if (result.sent) sent.push(result.sent);
      wait = result.wait;
      if (!online()) markDelayed();
      parts.onChange();
    }
    pendingSends.settle(sent);
    if (sent.length > 0) parts.onSent(sent.length);
    reread();
    return wait;
  });
  const add = (write: UnsentWrite) => {
    const placed = append(write);
    const sending = pendingSends.add(placed, true);
    parts.onChange();
    void flush();
    return sending;
  };
  return {
    add,
    settled: (write) => pendingSends.add(write, false),
    unawaited: () => mine().filter((write) => !pendingSends.has(write)),
    mine,
    flush,
    reread,
    drop: (writes) => {
      writes.forEach(remove);
      reread();
    },
  };
}

/** The stored writes of the current person, in order. */
function storedWrites({ store, person, online }: QueueParts) {
  /** Covers for a storage that fails to delete. */
  const removed = new Set<string>();
  const mine = () =>
    store
      .list()
      .filter(
        ({ key, userId, left }) =>
          !removed.has(key) && left === undefined && (userId === null || userId === person()),
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
    removed.add(key);
    store.remove(key);
  };
  const markDelayed = () => {
    for (const write of mine()) if (!write.waits) store.put({ ...write, waits: true });
  };
  return { mine, append, remove, markDelayed };
}

/**
 * Runs passes in one tab at a time, again if called meanwhile, and again after the returned number
 * of milliseconds.
 */
function createFlush(
  { exclusively, later }: QueueParts,
  pass: () => Promise<number | null>,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again = false;
  let stopTimer = () => {};
  const flush = (): Promise<void> => {
    stopTimer();
    again = running !== null;
    running ??= exclusively(pass)
      .then((wait) => {
        if (wait !== null && wait < Infinity) stopTimer = later(() => void flush(), wait);
      })
      .finally(() => {
        running = null;
        if (again) void flush();
      });
    return running;
  };
  return flush;
}
