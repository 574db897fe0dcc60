import type { ReactNode } from "react";

export interface SegmentedMeterProps {
  filled: number;
  total: number;
  /** The progress in words, which carry the meaning; the bars are decorative. */
  children: ReactNode;
}

/** Progress in steps: one bar per step, with words. */
export function SegmentedMeter({ filled, total, children }: SegmentedMeterProps) {
  return (
    <span className="flex flex-col gap-1.5 text-sm sm:inline-flex sm:flex-row sm:items-center sm:gap-3">
      <span aria-hidden className="flex gap-1">
        {Array.from({ length: total }, (_, step) => (
          <span
            key={step}
            className={`h-1 flex-1 rounded-full transition-colors sm:w-5 sm:flex-none ${step < filled ? "bg-fill forced-color-adjust-none forced-colors:bg-[CanvasText]" : "bg-edge/50 forced-colors:border"}`}
          />
        ))}
      </span>
      {children}
    </span>
  );
}
