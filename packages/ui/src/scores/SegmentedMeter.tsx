import type { ReactNode } from "react";
import { classNames } from "../classNames.ts";

export interface SegmentedMeterProps {
  filled: number;
  total: number;
  /** The progress in words, which carry the meaning; the bars are decorative. */
  children: ReactNode;
  /** Whether the words are beside the bars on phones too. */
  inline?: boolean;
}

/** Progress in steps: one bar per step, with words. */
export function SegmentedMeter({ filled, total, children, inline = false }: SegmentedMeterProps) {
  return (
    <span
      className={classNames(
        "text-sm sm:inline-flex sm:flex-row sm:items-center sm:gap-3",
        inline ? "inline-flex items-center gap-3" : "flex flex-col gap-1.5",
      )}
    >
      <span aria-hidden className="flex gap-1">
        {Array.from({ length: total }, (_, step) => (
          <span
            key={step}
            className={classNames(
              "h-1 rounded-full transition-colors",
              inline ? "w-3 sm:w-5" : "flex-1 sm:w-5 sm:flex-none",
              step < filled
                ? "bg-fill forced-color-adjust-none forced-colors:bg-[CanvasText]"
                : "bg-edge/50 forced-colors:border",
            )}
          />
        ))}
      </span>
      {children}
    </span>
  );
}
