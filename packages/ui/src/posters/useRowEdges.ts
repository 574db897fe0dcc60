import { useEffect, useState, type RefObject } from "react";

export interface RowEdges {
  overflows: boolean;
  atStart: boolean;
  atEnd: boolean;
}

const AT_REST: RowEdges = { overflows: false, atStart: true, atEnd: true };

function measure(rail: HTMLElement): RowEdges {
  const hidden = rail.scrollWidth - rail.clientWidth;
  const scrolled = Math.abs(rail.scrollLeft); // negative in right-to-left writing
  return { overflows: hidden > 1, atStart: scrolled <= 1, atEnd: scrolled >= hidden - 1 };
}

/** Whether a scrolling list continues at its start and end. */
export function useRowEdges(list: RefObject<HTMLElement | null>): RowEdges {
  const [edges, setEdges] = useState(AT_REST);
  useEffect(() => {
    const rail = list.current;
    if (!rail) return undefined;
    const update = () =>
      setEdges((before) => {
        const now = measure(rail);
        return before.overflows === now.overflows &&
          before.atStart === now.atStart &&
          before.atEnd === now.atEnd
          ? before
          : now;
      });
    update();
    rail.addEventListener("scroll", update, { passive: true });
    const observer = new ResizeObserver(update);
    observer.observe(rail);
    const items = new MutationObserver(update);
    items.observe(rail, { childList: true });
    return () => {
      rail.removeEventListener("scroll", update);
      observer.disconnect();
      items.disconnect();
    };
  }, [list]);
  return edges;
}
