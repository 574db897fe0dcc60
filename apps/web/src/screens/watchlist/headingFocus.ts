import { useEffect } from "react";
import { focusHeading } from "../../routing/focusHeading.ts";

/** What had the focus went with what it did, and nothing has been done since. */
let wanted = false;

/** Has the heading of whatever list comes next take the focus that is about to be lost. */
export function wantHeadingFocus(): void {
  wanted = true;
  const over = new AbortController();
  const end = () => {
    wanted = false;
    over.abort();
  };
  for (const act of ["pointerdown", "keydown"]) addEventListener(act, end, { signal: over.signal, capture: true });
}

/** Gives it to the heading, as often as that is drawn anew on the way. */
export function useHeadingFocus(): void {
  useEffect(() => {
    if (wanted && document.activeElement === document.body) focusHeading();
  });
}
