import { startTransition, useEffect, useState } from "react";

/** The value once it has stood still for `ms` milliseconds; an empty text counts at once. What is drawn for it gives way to a key that comes meanwhile. */
export function useDebounced(value: string, ms: number): string {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => settle(value)), value === "" ? 0 : ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return value === "" ? "" : settled;
}
