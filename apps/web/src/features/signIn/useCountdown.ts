import { useEffect, useState } from "react";

const secondsUntil = (end: number | null) =>
  end === null ? 0 : Math.max(0, Math.ceil((end - Date.now()) / 1000));

/** Whole seconds until a moment, counted down; then 0. */
export function useCountdown(end: number | null): number {
  const [counted, setCounted] = useState({ end, seconds: secondsUntil(end) });
  useEffect(() => {
    const tick = () => {
      const seconds = secondsUntil(end);
      setCounted({ end, seconds });
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [end]);
  return counted.end === end ? counted.seconds : secondsUntil(end);
}
