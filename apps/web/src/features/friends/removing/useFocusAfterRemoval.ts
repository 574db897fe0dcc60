import { useEffect, useRef } from "react";

/**
 * When a list gets shorter and the focused element went with the item, focuses its heading, so that
 * reading can continue there.
 */
export function useFocusAfterRemoval(headingId: string, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      document.getElementById(headingId)?.focus({ preventScroll: true });
    before.current = count;
  }, [headingId, count]);
}
