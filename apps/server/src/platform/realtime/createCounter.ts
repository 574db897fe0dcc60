/** Counts open things by key; closed ones take no memory. */
export interface Counter {
  /** Takes a slot unless all of the key's are taken; `release` returns it, once. */
  take(key: string): { release(): void } | null;
}

export function createCounter(most: number): Counter {
  const open = new Map<string, number>();
  const change = (key: string, by: number) => {
    const count = (open.get(key) ?? 0) + by;
    if (count > 0) open.set(key, count);
    else open.delete(key);
  };
  return {
    take: (key) => {
      if ((open.get(key) ?? 0) >= most) return null;
      change(key, 1);
      let held = true;
      const release = () => {
        if (held) change(key, -1);
        held = false;
      };
      return { release };
    },
  };
}
