import { UNDO_TIMEOUT, type Toasts } from "@worthy/ui";

export interface Removal {
  /** What is removed; hidden from now on. */
  key: string;
  toasts: Toasts;
  /** The message that it is gone. */
  text: string;
  undoLabel: string;
  /** Removes it on the server; handles its own failures. */
  write: () => Promise<void>;
}

export interface Removals {
  /** Hides something, offers undo, and writes once the offer is gone. */
  hold: (removal: Removal) => void;
  /** Writes all pending removals at once. Resolves when done. */
  flush: () => Promise<unknown>;
  /** Keys of hidden things; the same set until that changes. */
  keys: () => ReadonlySet<string>;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Removals delayed until undo is no longer possible, because the server couldn't revert them.
 * Hidden things reappear if the write fails.
 */
export function createRemovals(): Removals {
  let keys: ReadonlySet<string> = new Set();
  const waiting = new Set<() => Promise<void>>();
  const listeners = new Set<() => void>();
  const show = (next: ReadonlySet<string>) => {
    keys = next;
    for (const listener of listeners) listener();
  };
  const hold = ({ key, toasts, text, undoLabel, write }: Removal) => {
    if (keys.has(key)) return;
    const release = () => show(new Set([...keys].filter((each) => each !== key)));
    const settle = () => {
      stopWatching();
      return waiting.delete(commit);
    };
    const commit = async () => {
      if (settle()) await write().finally(release);
    };
    const undo = () => void (settle() && release());
    waiting.add(commit);
    show(new Set([...keys, key]));
    const id = toasts.show({
      text,
      timeout: UNDO_TIMEOUT,
      action: { label: undoLabel, onPress: undo },
    });
    // The undo button closes the message first: whether it was pressed is known a moment later.
    const stopWatching = toasts.subscribe(
      () =>
        void (toasts.open().some((toast) => toast.id === id) || setTimeout(() => void commit())),
    );
  };
  return {
    hold,
    flush: () => Promise.all([...waiting].map((commit) => commit())),
    keys: () => keys,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
