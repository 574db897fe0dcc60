import { useLayoutEffect, useRef, type RefObject } from "react";

const MOTION: KeyframeAnimationOptions = {
  duration: 200,
  easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
};

interface Place {
  x: number;
  y: number;
}

/**
 * Animates a list's children from their old to their new positions; `order` identifies the order.
 * Children need `data-key`.
 */
export function useReorderMotion(list: RefObject<HTMLElement | null>, order: string): void {
  const places = useRef(new Map<string, Place>());
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (shown.current === order) return;
    shown.current = order;
    const before = places.current;
    const after = new Map<string, Place>();
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    for (const child of list.current?.querySelectorAll<HTMLElement>(":scope > [data-key]") ?? []) {
      const key = child.dataset["key"] ?? "";
      const now: Place = { x: child.offsetLeft, y: child.offsetTop };
      after.set(key, now);
      const from = before.get(key);
      if (still || before.size === 0 || (from?.x === now.x && from.y === now.y)) continue;
      child.animate(
        from
          ? [
              { transform: `translate(${from.x - now.x}px, ${from.y - now.y}px)` },
              { transform: "none" },
            ]
          : [{ opacity: 0 }, { opacity: 1 }],
        MOTION,
      );
    }
    places.current = after;
  }, [list, order]);
}
