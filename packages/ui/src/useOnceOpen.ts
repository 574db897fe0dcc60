import { useState } from "react";

/** False until something is open for the first time; then true for good, so that it can also be seen closing. */
export function useOnceOpen(open: boolean): boolean {
  const [opened, note] = useState(open);
  if (open && !opened) note(true);
  return open || opened;
}
