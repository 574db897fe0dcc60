import { useEffect, useRef, type RefObject } from "react";

/** Where something else stands in the place of what had the focus, `target` takes it; nobody who is elsewhere by then is called back. */
export function useFocusOnSwap(shown: boolean, target: RefObject<HTMLElement | null>): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // With what had it the focus has gone to the dialog or the page around.
    if (target.current && document.activeElement?.contains(target.current)) target.current.focus();
  }, [shown, target]);
}
