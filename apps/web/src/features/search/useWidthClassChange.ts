import { useEffect, useRef } from "react";

/** Wider than 600 px is wide. */
const WIDE = "(min-width: 601px)";

/** Calls `onChange` when the window passes from narrow to wide or back. */
export function useWidthClassChange(onChange: () => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const query = matchMedia(WIDE);
    const listener = () => latest.current();
    query.addEventListener("change", listener);
    return () => query.removeEventListener("change", listener);
  }, []);
}
