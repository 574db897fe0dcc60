interface DebounceLimits {
  /** Milliseconds of quiet before it runs. */
  wait: number;
  /** Milliseconds after the first call at which it runs without quiet. */
  longest: number;
}

/** A function that runs once for calls that come together, with what the last one said. */
export function debounced<Value>(run: (value: Value) => void, { wait, longest }: DebounceLimits): { (value: Value): void; cancel: () => void } {
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
