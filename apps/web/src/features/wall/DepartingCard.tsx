import type { RatingValue } from "@worthy/domain";
import { useEffect, useRef, type ReactNode } from "react";

/** Where a card goes, in multiples of its own width and height. */
const WAYS: Partial<Record<RatingValue, string>> = {
  LIKE: "translate(130%, 0) rotate(14deg)",
  DISLIKE: "translate(-130%, 0) rotate(-14deg)",
  LOVE: "translate(0, -110%)",
  SKIP: "translate(0, 110%)",
};

const MOTION: KeyframeAnimationOptions = {
  duration: 200,
  easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
  fill: "forwards",
};

interface DepartingCardProps {
  value: RatingValue;
  /** Where the finger let go, as a transform. */
  from: string;
  onGone: () => void;
  children: ReactNode;
}

/** The card just rated, leaving over the next one; removed at once with reduced motion. */
export function DepartingCard({ value, from, onGone, children }: DepartingCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const gone = useRef(onGone);
  useEffect(() => {
    const animation = matchMedia("(prefers-reduced-motion: reduce)").matches
      ? null
      : card.current?.animate(
          [{ transform: from }, { transform: WAYS[value] ?? "scale(0.9)", opacity: 0 }],
          MOTION,
        );
    if (!animation) return gone.current();
    animation.onfinish = () => gone.current();
    return () => animation.cancel();
  }, [value, from]);
  return (
    <div
      ref={card}
      aria-hidden
      className="pointer-events-none absolute inset-0 z-10"
      style={{ transform: from }}
    >
      {children}
    </div>
  );
}
