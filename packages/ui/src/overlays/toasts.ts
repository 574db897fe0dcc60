export interface ToastMessage {
  text: string;
  action?: { label: string; onPress: () => void };
  /** Milliseconds until it closes; 0 keeps it open. */
  timeout?: number;
  /** Announced assertively, for errors. */
  urgent?: boolean;
  /** A message with the id of an open one replaces it. */
  id?: string;
}

export interface OpenToast extends ToastMessage {
  id: string;
}

export interface Toasts {
  /** Shows a message and returns its id. */
  show: (message: ToastMessage) => string;
  close: (id: string) => void;
  /** Pauses all timers while somebody reads a message or reaches for a button. */
  pause: () => void;
  resume: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Open messages, oldest first; the same array until something changes. */
  open: () => readonly OpenToast[];
}

export const NORMAL_TIMEOUT = 3000;
/** Timeout of messages that offer undo: longer, since they are the only way back. */
export const UNDO_TIMEOUT = 8000;
/** More at a time would hide the page; the oldest close first. */
const LIMIT = 3;

interface Clock {
  left: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | null;
}

/** The store of messages that a ToastRegion shows; create one and pass it to both sides. */
export function createToasts(): Toasts {
  let shown: readonly OpenToast[] = [];
  let paused = false;
  let count = 0;
  const clocks = new Map<string, Clock>();
  const listeners = new Set<() => void>();

  const change = (next: readonly OpenToast[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const halt = (clock: Clock | undefined) => {
    if (!clock?.timer) return;
    clearTimeout(clock.timer);
    clock.timer = null;
    clock.left -= Date.now() - clock.startedAt;
  };
  const run = (id: string, clock: Clock) => {
    if (paused || clock.timer) return;
    clock.startedAt = Date.now();
    clock.timer = setTimeout(() => close(id), Math.max(0, clock.left));
  };
  const close = (id: string) => {
    halt(clocks.get(id));
    clocks.delete(id);
    if (shown.some((toast) => toast.id === id)) change(shown.filter((toast) => toast.id !== id));
    // Nothing can be hovered any more.
    if (shown.length === 0) paused = false;
  };

  return {
    close,
    open: () => shown,
    subscribe: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
    pause: () => {
      paused = true;
      for (const clock of clocks.values()) halt(clock);
    },
    resume: () => {
      paused = false;
      for (const [id, clock] of clocks) run(id, clock);
    },
    show: (message) => {
      const id = message.id ?? `toast-${(count += 1)}`;
      const { timeout = NORMAL_TIMEOUT } = message;
      halt(clocks.get(id));
      clocks.delete(id);
      change([...shown.filter((toast) => toast.id !== id), { ...message, id }]);
      for (const old of shown.slice(0, -LIMIT)) close(old.id);
      if (timeout > 0) {
        const clock: Clock = { left: timeout, startedAt: 0, timer: null };
        clocks.set(id, clock);
        run(id, clock);
      }
      return id;
    },
  };
}
