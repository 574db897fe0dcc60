/** Runs at once, then at most once in `interval` milliseconds; what came in between runs once at the end. */
export function throttled(run: () => void, interval: number): { call: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let again = false;
  const rest = () => {
    timer = null;
    if (!again) return;
    again = false;
    start();
  };
  const start = () => {
    timer = setTimeout(rest, interval);
    run();
  };
  return {
    call: () => (timer ? void (again = true) : start()),
    stop: () => {
      if (timer) clearTimeout(timer);
      timer = null;
      again = false;
    },
  };
}
