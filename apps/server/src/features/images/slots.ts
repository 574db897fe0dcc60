/** Too many are waiting already, or it is the wrong time. */
export class NoSlot extends Error {
  override readonly name = "NoSlot";
}

export interface Slots {
  /** Runs the work when there is a slot. Rejects with NoSlot if too many wait. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Limits concurrent work, and how much may wait for it. */
export function createSlots({ atOnce, waiting }: { atOnce: number; waiting: number }): Slots {
  const queue: (() => void)[] = [];
  let busy = 0;
  /** The longest waiting one takes over the slot. */
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else busy -= 1;
  };
  return {
    async run(work) {
      if (busy >= atOnce) {
        if (queue.length >= waiting) throw new NoSlot("too many are waiting");
        await new Promise<void>((resolve) => queue.push(resolve));
      } else busy += 1;
      return work().finally(leave);
    },
  };
}
