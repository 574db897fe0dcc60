import { useRef, useState, type PointerEvent } from "react";

/** Pixels that a finger must travel towards the start of the screen, or this fast in pixels a millisecond. */
const DISTANCE = 96;
const FLICK = 0.5;
const LEAST_FLICK = 30;
/** A pointer that moved less than this is a tap. */
const TAP_PIXELS = 8;

export interface SwipeAway {
  /** Pixels that the card is out of its place. */
  offset: number;
  handlers: Record<
    "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel",
    (event: PointerEvent<HTMLElement>) => void
  >;
}

/** Follows a finger over a card to the left, and calls `onAway` when it is let go far enough out, or flicked. */
export function useSwipeAway(onAway: () => void): SwipeAway {
  const start = useRef<{ x: number; at: number } | null>(null);
  const [offset, setOffset] = useState(0);
  const end = () => {
    start.current = null;
    setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event) => {
        if (event.pointerType !== "mouse")
          start.current = { x: event.clientX, at: event.timeStamp };
      },
      onPointerMove: ({ clientX }) => {
        const way = start.current ? clientX - start.current.x : 0;
        setOffset(way < -TAP_PIXELS ? way : 0);
      },
      onPointerUp: ({ clientX, timeStamp }) => {
        const from = start.current;
        end();
        if (!from) return;
        const way = from.x - clientX;
        const isFlick = way > LEAST_FLICK && way / (timeStamp - from.at) > FLICK;
        if (way >= DISTANCE || isFlick) onAway();
      },
      onPointerCancel: end,
    },
  };
}
