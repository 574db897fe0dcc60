import type { ReactNode } from "react";

export interface SegmentedMeterProps {
  filled: number;
  total: number;
  /** Accessible name, with the numbers in words. */
  label: string;
  /** What stands beside the bars. */
  children: ReactNode;
}

/** Progress in steps: one bar a step, with words. */
export function SegmentedMeter({ filled, total, label, children }: SegmentedMeterProps) {
  return (
    <span
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={Math.min(filled, total)}
      className="inline-flex flex-col gap-1 text-sm sm:flex-row sm:items-center sm:gap-3"
    >
      <span aria-hidden className="inline-flex gap-1">
        {Array.from({ length: total }, (_, step) => (
          <span key={step} className={`h-1 w-4 rounded-full sm:w-5 transition-colors ${step < filled ? "bg-fill" : "bg-edge/50"}`} />
        ))}
      </span>
      <span aria-hidden>{children}</span>
    </span>
  );
}
