/** Too much waits already, or it is not the time. */
export class NoSlot extends Error {
  override readonly name = "NoSlot";
}

export interface Slots {
  /** Runs it when there is a slot. Rejects with NoSlot where too many wait. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** So much at once, and so much that may wait for it. */
export function createSlots({ atOnce, waiting }: { atOnce: number; waiting: number }): Slots {
  const queue: (() => void)[] = [];
  let busy = 0;
  /** Who waits longest takes the slot over. */
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else busy -= 1;
  };
  return {
    async run(work) {
      if (busy >= atOnce) {
        if (queue.length >= waiting) throw new NoSlot("too many wait");
        await new Promise<void>((resolve) => queue.push(resolve));
      } else busy += 1;
      return work().finally(leave);
    },
  };
}
