import { useEffect, useRef } from "react";
import { widthClass } from "../width/screenWidth.ts";
import { watchWidth } from "../width/watchWidth.ts";

/** Calls `onChange` when the window changes between narrow and wide. */
export function useWidthClassChange(onChange: () => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    let before = widthClass();
    return watchWidth(() => {
      const now = widthClass();
      if (now === before) return;
      before = now;
      latest.current();
    });
  }, []);
}
