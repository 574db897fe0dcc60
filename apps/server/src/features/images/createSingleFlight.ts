/** One run per key at a time; concurrent callers share its result. */
export function createSingleFlight<T>() {
  const inFlight = new Map<string, Promise<T>>();
  return (key: string, run: () => Promise<T>): Promise<T> => {
    const known = inFlight.get(key);
    if (known) return known;
    const running = run().finally(() => inFlight.delete(key));
    inFlight.set(key, running);
    return running;
  };
}
