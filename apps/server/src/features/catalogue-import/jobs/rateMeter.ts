const WINDOW_MS = 60_000;
const SAMPLES = 20;

/** Measures items per second over the last minute. */
export function createRateMeter(clock: () => number = () => performance.now()) {
  const samples: { at: number; count: number }[] = [{ at: clock(), count: 0 }];
  let count = 0;
  return {
    /** Counts an item. @returns the rate; null until there is a second of data */
    tick: (): number | null => {
      const at = clock();
      count++;
      const first = samples[0] ?? { at, count };
      if (at - (samples.at(-1)?.at ?? at) > WINDOW_MS / SAMPLES) {
        samples.push({ at, count });
        if (samples.length > SAMPLES) samples.shift();
      }
      const seconds = (at - first.at) / 1000;
      return seconds < 1 ? null : (count - first.count) / seconds;
    },
  };
}
