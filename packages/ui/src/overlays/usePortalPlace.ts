import { useState } from "react";

/**
 * Where open parts can be mounted: inside an open dialog, or otherwise inside a landmark, so
 * assistive technology finds them in context.
 */
const PLACES = "dialog, [role=dialog], main, header, nav, aside, footer";

/**
 * Where to mount what a trigger opens. Outside a modal dialog it would be neither visible nor
 * reachable; outside landmarks it would have no context.
 */
export function usePortalPlace(): {
  place: HTMLElement | undefined;
  triggerRef: (trigger: HTMLElement | null) => void;
} {
  const [place, setPlace] = useState<HTMLElement>();
  return {
    place,
    triggerRef: (trigger) => trigger && setPlace(trigger.closest<HTMLElement>(PLACES) ?? undefined),
  };
}
