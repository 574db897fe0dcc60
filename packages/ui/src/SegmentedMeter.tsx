import type { ReactNode } from "react";

export interface SegmentedMeterProps {
  filled: number;
  total: number;
  /** The progress in words: they carry the meaning, the bars only draw it. */
  children: ReactNode;
}

/** Progress in steps: one bar a step, with words. */
export function SegmentedMeter({ filled, total, children }: SegmentedMeterProps) {
  return (
    <span className="inline-flex flex-col gap-1 text-sm sm:flex-row sm:items-center sm:gap-3">
      <span aria-hidden className="inline-flex gap-1">
        {Array.from({ length: total }, (_, step) => (
          <span key={step} className={`h-1 w-4 rounded-full transition-colors sm:w-5 ${step < filled ? "bg-fill" : "bg-edge/50"}`} />
        ))}
      </span>
      {children}
    </span>
  );
}
