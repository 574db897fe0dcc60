import { SCORE_BANDS } from "@worthy/domain";
import { classNames } from "@worthy/ui";
import type { CSSProperties } from "react";
import type { Bar } from "./waterfall.ts";

// With forced colours, which drop backgrounds: gains stay filled, everything else is outlined.
const PAINT = {
  base: "bg-edge forced-colors:border",
  gain: "bg-fill forced-color-adjust-none forced-colors:bg-[CanvasText]",
  loss: "border border-fill bg-[repeating-linear-gradient(135deg,var(--fill)_0_2px,transparent_2px_5px)] forced-colors:bg-none",
  ghost: "border border-edge",
} as const;

const at = (percent: number): CSSProperties => ({ insetInlineStart: `${percent}%` });

/** A part of the score on the scale of 0 to 100, with marks where okay and good begin. */
export function ScoreBar({ bar, paint }: { bar: Bar; paint: keyof typeof PAINT }) {
  return (
    <span aria-hidden className="relative mt-1.5 mb-1 block h-2 rounded-full bg-hairline">
      <span
        className={classNames(
          "absolute inset-y-0 min-w-1.5 rounded-full transition-[inset-inline-start,inline-size] duration-200",
          PAINT[paint],
        )}
        style={{ ...at(bar.from), inlineSize: `${bar.to - bar.from}%` }}
      />
      {[SCORE_BANDS.okay, SCORE_BANDS.good].map((mark) => (
        <span
          key={mark}
          className="absolute -inset-y-0.75 border-s border-ink-second/70"
          style={at(mark)}
        />
      ))}
    </span>
  );
}
