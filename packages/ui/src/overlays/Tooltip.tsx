import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";
import { usePortalPlace } from "./usePortalPlace.ts";

export interface TooltipProps {
  text: string;
  /** A control with an accessible name; the tooltip only shows it visually. */
  children: ReactElement<Record<string, unknown>>;
  side?: "top" | "bottom" | "inline-start" | "inline-end";
}

/**
 * A few words above a control, on hover and focus; Escape closes it. Must not be the only place of
 * a name.
 */
export function Tooltip({ text, children, side = "top" }: TooltipProps) {
  const { place, triggerRef } = usePortalPlace();
  return (
    <Base.Root>
      <Base.Trigger ref={triggerRef} render={children} />
      <Base.Portal container={place}>
        <Base.Positioner side={side} sideOffset={6} positionMethod="fixed" className="z-50">
          <Base.Popup className="max-w-64 rounded-[8px] bg-fill px-2.5 py-1.5 text-sm font-semibold text-on-fill shadow-lifted transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
