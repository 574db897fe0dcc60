import { MIN_WIDTH_QUERIES } from "./screenWidth.ts";

/** Milliseconds between two checks of the window during resizing. */
export const RESIZE_CHECK = 300;

/**
 * Calls back during resizing, at most every 300 ms and once at the end, and when the browser's text
 * size moves a breakpoint. Returns a function to stop.
 */
export function watchWidth(onResize: () => void): () => void {
  const check = throttled(onResize, RESIZE_CHECK);
  const stopped = new AbortController();
  const listening = { signal: stopped.signal };
  addEventListener("resize", check.call, listening);
  for (const query of MIN_WIDTH_QUERIES)
    matchMedia(query).addEventListener("change", check.call, listening);
  return () => {
    stopped.abort();
    check.stop();
  };
}

/** Runs at once, then at most once in `interval` milliseconds, including once at the end. */
function throttled(run: () => void, interval: number): { call: () => void; stop: () => void } {
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
