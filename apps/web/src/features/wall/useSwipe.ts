import type { RatingValue } from "@worthy/domain";
import { useRef, useState, type PointerEvent } from "react";
import { swipeRating } from "./swipeRating.ts";

interface Offset {
  x: number;
  y: number;
}

const REST: Offset = { x: 0, y: 0 };
/** A pointer that moved less than this is a tap. */
const TAP_PIXELS = 8;

/** Degrees that a card turns per pixel. */
const TURN = 0.06;

export interface Swipe {
  /** The card's position, as a CSS transform. */
  transform: string;
  dragging: boolean;
  /** The rating that letting go now would give. */
  pending: RatingValue | null;
  handlers: Record<
    "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel",
    (event: PointerEvent<HTMLElement>) => void
  >;
  /** True right after a drag: the click that the browser then sends isn't a tap. */
  wasDrag: () => boolean;
}

function transformOf({ x, y }: Offset): string {
  return `translate(${x}px, ${y}px) rotate(${x * TURN}deg)`;
}

/**
 * Follows a pointer over a card and calls `onSwipe` with the card's transform when it is released
 * far enough out.
 */
export function useSwipe(onSwipe: (value: RatingValue, from: string) => void): Swipe {
  const start = useRef<Offset | null>(null);
  const moved = useRef(false);
  const [offset, setOffset] = useState(REST);
  const end = (event: PointerEvent<HTMLElement>, counts: boolean) => {
    const from = start.current;
    start.current = null;
    setOffset(REST);
    if (!from || !counts) return;
    const travel = { x: event.clientX - from.x, y: event.clientY - from.y };
    const value = swipeRating(travel.x, travel.y);
    if (value) onSwipe(value, transformOf(travel));
  };
  return {
    transform: transformOf(offset),
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
