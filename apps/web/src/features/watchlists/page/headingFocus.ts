import { useEffect } from "react";
import { focusHeading } from "../../../router/focusHeading.ts";

/** The focused element was removed by its own action, and nothing has been done since. */
let wanted = false;

/** Requests that the next list's heading gets the focus about to be lost. */
export function wantHeadingFocus(): void {
  wanted = true;
  const over = new AbortController();
  const end = () => {
    wanted = false;
    over.abort();
  };
  for (const act of ["pointerdown", "keydown"])
    addEventListener(act, end, { signal: over.signal, capture: true });
}

/** Focuses the heading, each time it is re-rendered on the way. */
export function useHeadingFocus(): void {
  useEffect(() => {
    if (wanted && document.activeElement === document.body) focusHeading();
  });
}
