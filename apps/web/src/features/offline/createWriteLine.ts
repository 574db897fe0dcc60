import { createTry, type Tried } from "./createTry.ts";
import { createSenders, type Departure } from "./senders.ts";
import type { UnsentStore } from "./unsentStore.ts";
import type { UnsentWrite } from "./UnsentWrite.ts";

export interface LineParts {
  store: UnsentStore;
  /** Who is here. */
  person: () => string | null;
  online: () => boolean;
  /** Sends a write and answers what the server says. */
  deliver: (write: UnsentWrite) => Promise<unknown>;
  /** Asks anew for what these writes have changed. */
  refresh: (writes: readonly UnsentWrite[]) => Promise<void>;
  /** Runs in one tab of the device at a time. */
  exclusively: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Runs something later; returns how to stop it. */
  later: (run: () => void, ms: number) => () => void;
  /** Writes that had waited were delivered. */
  onSent: (count: number) => void;
  /** A write that had waited was refused. */
  onRefused: (write: UnsentWrite, error: unknown) => void;
  /** The network is gone, or the server does not answer. */
  onLost: () => void;
  onChange: () => void;
}

export interface WriteLine {
  /** Puts a write at the end of the line; settles when it has left it. */
  add: (write: UnsentWrite) => Promise<unknown>;
  /** Settles when a write that is kept has left the line. */
  settled: (write: UnsentWrite) => Promise<unknown>;
  /** Writes of whoever is here, in order, without those that wait to be asked for. */
  mine: () => UnsentWrite[];
  /** Sends what can be sent, now. Resolves when it has tried. */
  wake: () => Promise<void>;
  /** Looks at what other tabs have done. */
  reread: () => void;
  drop: (writes: readonly UnsentWrite[]) => void;
  /** Those of mine that nobody on this page waits for: of another tab, or of an earlier page. */
  unheard: () => UnsentWrite[];
}

/** Sends writes one after the other, each until it is delivered or refused. Whatever is in the line is kept first, so that a page that closes loses nothing. */
export function createWriteLine(parts: LineParts): WriteLine {
  const { store, person, online } = parts;
  /** Where the storage does not let go of what it holds, this does. */
  const over = new Set<string>();
  const mine = () => store.list().filter(({ key, userId, left }) => !over.has(key) && left === undefined && (userId === null || userId === person()));
  const remove = ({ key }: UnsentWrite) => {
    over.add(key);
    store.remove(key);
  };
  const holdUp = () => {
    for (const write of mine()) if (!write.waits) store.put({ ...write, waits: true });
  };
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
    const last = store.list().at(-1)?.at ?? 0;
    const placed = { ...write, at: Math.max(write.at, last + 1), waits: !online() || mine().some(({ waits }) => waits) };
    store.put(placed);
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

/** Runs a pass in one tab at a time, once more where it was called for meanwhile, and again after as many milliseconds as it says. */
function createWaking({ exclusively, later }: LineParts, pass: () => Promise<number | null>): () => Promise<void> {
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
