import { useState } from "react";

/** Where an open part may lie: inside an open dialog, or else inside a landmark, so that assistive technology finds it in its place. */
const PLACES = "dialog, [role=dialog], main, header, nav, aside, footer";

/** Where to put what a trigger opens. Outside a modal dialog it could be neither seen nor reached; outside the landmarks it would belong to nothing. */
export function usePortalPlace(): { place: HTMLElement | undefined; triggerRef: (trigger: HTMLElement | null) => void } {
  const [place, setPlace] = useState<HTMLElement>();
  return { place, triggerRef: (trigger) => trigger && setPlace(trigger.closest<HTMLElement>(PLACES) ?? undefined) };
}
