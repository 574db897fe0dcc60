import { useEffect, useRef, type RefObject } from "react";

/** Calls `onLeave` whenever something outside of the box takes the focus. */
export function useFocusLeave(box: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    const onFocus = (event: FocusEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) latest.current();
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, [box]);
}
