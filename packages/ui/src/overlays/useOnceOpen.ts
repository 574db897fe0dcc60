import { useState } from "react";

/** False until first opened, then true permanently, so the closing animation is visible too. */
export function useOnceOpen(open: boolean): boolean {
  const [opened, note] = useState(open);
  if (open && !opened) note(true);
  return open || opened;
}
