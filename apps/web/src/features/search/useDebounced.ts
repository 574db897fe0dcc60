import { startTransition, useEffect, useState } from "react";

/**
 * The value once it hasn't changed for `ms` milliseconds; empty text counts at once. Rendering it
 * yields to key presses.
 */
export function useDebounced(value: string, ms: number): string {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => settle(value)), value === "" ? 0 : ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return value === "" ? "" : settled;
}
