interface DebounceLimits {
  /** Milliseconds of quiet before it runs. */
  wait: number;
  /** Milliseconds after the first call at which it runs even without quiet. */
  longest: number;
}

/** A function that runs once for calls in quick succession, with the last value. */
export function debounced<Value>(
  run: (value: Value) => void,
  { wait, longest }: DebounceLimits,
): { (value: Value): void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstAt: number | null = null;
  const call = (value: Value) => {
    const now = performance.now();
    firstAt ??= now;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        firstAt = null;
        run(value);
      },
      Math.max(0, Math.min(wait, firstAt + longest - now)),
    );
  };
  const cancel = () => {
    clearTimeout(timer);
    firstAt = null;
  };
  return Object.assign(call, { cancel });
}
