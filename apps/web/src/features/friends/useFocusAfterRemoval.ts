import { useEffect, useRef } from "react";

/** Where a list has become shorter and what had the focus went with it, its heading takes the focus, so that reading goes on there. */
export function useFocusAfterRemoval(headingId: string, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) document.getElementById(headingId)?.focus({ preventScroll: true });
    before.current = count;
  }, [headingId, count]);
}
