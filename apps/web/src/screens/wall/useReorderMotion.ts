import { useLayoutEffect, useRef, type RefObject } from "react";

const MOTION: KeyframeAnimationOptions = { duration: 200, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };

/** Lets the children of a list glide from where they stood to where a new order puts them; `order` names the order. Children need `data-key`. */
export function useReorderMotion(list: RefObject<HTMLElement | null>, order: string): void {
  const tops = useRef(new Map<string, number>());
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (shown.current === order) return;
    shown.current = order;
    const before = tops.current;
    const after = new Map<string, number>();
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    for (const child of list.current?.querySelectorAll<HTMLElement>(":scope > [data-key]") ?? []) {
      const key = child.dataset["key"] ?? "";
      after.set(key, child.offsetTop);
      const from = before.get(key);
      if (still || (from === undefined && before.size === 0) || from === child.offsetTop) continue;
      child.animate(from === undefined ? [{ opacity: 0 }, { opacity: 1 }] : [{ transform: `translateY(${from - child.offsetTop}px)` }, { transform: "none" }], MOTION);
    }
    tops.current = after;
  }, [list, order]);
}
