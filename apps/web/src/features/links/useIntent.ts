import { useRef, type DOMAttributes } from "react";
import { useServices } from "../services/Services.ts";

/** Passing over a link is no intent; staying on it is. */
const STAY_MS = 80;

type IntentHandlers = Pick<DOMAttributes<HTMLAnchorElement>, "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur" | "onTouchStart">;

/** Handlers that load what a link leads to once somebody seems to be about to follow it. */
export function useIntent(href: string): IntentHandlers {
  const { prefetch } = useServices();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const wait = () => {
    stop();
    timer.current = setTimeout(() => prefetch(href), STAY_MS);
  };
  return { onPointerEnter: wait, onPointerLeave: stop, onFocus: wait, onBlur: stop, onTouchStart: () => prefetch(href) };
}
