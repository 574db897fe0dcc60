import { useEffect, useRef, type RefObject } from "react";

/**
 * When the focused element is replaced, focuses `target`, unless the person has moved elsewhere.
 */
export function useFocusOnSwap(shown: boolean, target: RefObject<HTMLElement | null>): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // The focus moved from the removed element to the surrounding dialog or page.
    if (target.current && document.activeElement?.contains(target.current)) target.current.focus();
  }, [shown, target]);
}
