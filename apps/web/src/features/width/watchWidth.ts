import { throttled } from "./throttled.ts";

/** Milliseconds between two looks at the window while it is being resized. */
export const RESIZE_CHECK = 300;

/** Calls back while the window is resized, at most every 300 ms and once at the end. Returns how to stop. */
export function watchWidth(onResize: () => void): () => void {
  const check = throttled(onResize, RESIZE_CHECK);
  addEventListener("resize", check.call);
  return () => {
    removeEventListener("resize", check.call);
    check.stop();
  };
}
