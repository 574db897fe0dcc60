import type { RatingValue } from "@worthy/domain";
import { useRef, useState, type PointerEvent } from "react";
import { swipeRating } from "./swipeRating.ts";

interface Offset {
  x: number;
  y: number;
}

const REST: Offset = { x: 0, y: 0 };
/** A pointer that moved less than this has tapped. */
const TAP_PIXELS = 8;

export interface Swipe {
  offset: Offset;
  dragging: boolean;
  /** What letting go now would give. */
  pending: RatingValue | null;
  handlers: Record<"onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel", (event: PointerEvent<HTMLElement>) => void>;
  /** True right after a drag: the click that the browser sends then is no tap. */
  wasDrag: () => boolean;
}

/** Follows a pointer over a card and calls `onSwipe` when it lets go far enough out. */
export function useSwipe(onSwipe: (value: RatingValue) => void): Swipe {
  const start = useRef<Offset | null>(null);
  const moved = useRef(false);
  const [offset, setOffset] = useState(REST);
  const end = (event: PointerEvent<HTMLElement>, counts: boolean) => {
    const from = start.current;
    start.current = null;
    setOffset(REST);
    const value = from && counts ? swipeRating(event.clientX - from.x, event.clientY - from.y) : null;
    if (value) onSwipe(value);
  };
  return {
    offset,
    dragging: offset !== REST,
    pending: swipeRating(offset.x, offset.y),
    wasDrag: () => moved.current,
    handlers: {
      onPointerDown: (event) => {
        start.current = { x: event.clientX, y: event.clientY };
        moved.current = false;
      },
      onPointerMove: (event) => {
        if (!start.current) return;
        const next = { x: event.clientX - start.current.x, y: event.clientY - start.current.y };
        if (!moved.current && Math.hypot(next.x, next.y) < TAP_PIXELS) return;
        if (!moved.current) event.currentTarget.setPointerCapture(event.pointerId);
        moved.current = true;
        setOffset(next);
      },
      onPointerUp: (event) => end(event, true),
      onPointerCancel: (event) => end(event, false),
    },
  };
}
