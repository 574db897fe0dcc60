import { useLayoutEffect, useRef, type RefObject } from "react";

/** Once more titles have come, the focus goes to the first of them: the button that asked for them may be gone. Call the result when asking. */
export function useFocusOnMore(box: RefObject<HTMLElement | null>, count: number): () => void {
  const before = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (before.current === null || count <= before.current) return;
    const row = box.current?.querySelector<HTMLElement>(`li[aria-posinset="${before.current + 1}"] a`);
    (row ?? box.current?.querySelectorAll<HTMLElement>("li a")[before.current])?.focus({ preventScroll: true });
    before.current = null;
  }, [box, count]);
  return () => void (before.current = count);
}
