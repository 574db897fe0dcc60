import type { CSSProperties } from "react";
import { classNames } from "../classNames.ts";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import { TONE_TEXT, type ScoreTone } from "./scoreTone.ts";

export interface WorthyRingProps {
  /** 0-100, or null if unknown. */
  score: number | null;
  tone?: ScoreTone;
  /**
   * Diameter in pixels: 140 where one title fills the screen, 92 next to a title, 76 on phones, 64 in sheets, 52 on cards, 40 in lists;
   * `title` is 92 or 76, and `card` 76 or 52, depending on the room there is.
   */
  size?: "title" | "card" | 140 | 92 | 76 | 64 | 52 | 40;
  /** For assistive technology: the number and its word. */
  label: string;
  /** Short text inside the dashed circle of an unknown score. */
  unknownText?: string;
  /** Whether the ring fills once, and its number counts up, when it appears. */
  fills?: boolean;
}

const BOX = {
  title: "size-19 md:size-23",
  card: "size-13 @min-[66rem]:size-19",
  140: "size-35",
  92: "size-23",
  76: "size-19",
  64: "size-16",
  52: "size-13",
  40: "size-10",
} as const;
const STROKE = { title: 6, card: 5, 140: 9, 92: 6, 76: 5, 64: 5, 52: 4, 40: 3 } as const;
const NUMBER = {
  title: "text-xl md:text-2xl",
  card: "text-lg @min-[66rem]:text-xl",
  140: "text-3xl",
  92: "text-2xl",
  76: "text-xl",
  64: "text-lg",
  52: "text-lg",
  40: "text-sm",
} as const;

/** A ring from 0 to 100 around the number; dashed with a text if the score is unknown. */
export function WorthyRing({
  score,
  tone = "okay",
  size = 92,
  label,
  unknownText,
  fills = false,
}: WorthyRingProps) {
  const stroke = STROKE[size];
  const edge = size === "title" ? 92 : size === "card" ? 76 : size;
  const ring = { cx: edge / 2, cy: edge / 2, r: (edge - stroke) / 2, fill: "none" };
  return (
    <span
      className={classNames("score relative inline-grid shrink-0 place-items-center", BOX[size])}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg
        aria-hidden
        viewBox={`0 0 ${edge} ${edge}`}
        className={classNames(
          "absolute inset-0 size-full -rotate-90",
          score === null ? "text-ink-second" : TONE_TEXT[tone],
        )}
      >
        {score === null ? (
          <circle {...ring} stroke="currentColor" strokeWidth={1.5} strokeDasharray="4 5" />
        ) : (
          <>
            <circle {...ring} className="stroke-hairline" strokeWidth={stroke} />
            <circle
              {...ring}
              stroke="currentColor"
              strokeWidth={stroke}
              strokeLinecap="round"
              pathLength={100}
              strokeDasharray={`${score} 100`}
              opacity={score > 0 ? 1 : 0}
              className={fills ? "ring-fills" : undefined}
            />
          </>
        )}
      </svg>
      <span
        aria-hidden
        className={classNames(
          "relative",
          score === null
            ? "px-2 text-center text-xs text-ink-second"
            : `font-display font-bold tabular-nums ${NUMBER[size]}`,
        )}
      >
        {score === null ? unknownText : fills ? <CountUp to={score} /> : score}
      </span>
    </span>
  );
}

/** A number that counts up from 0 in the style sheet, so that it starts with the first paint. It has its full width from the start. */
function CountUp({ to }: { to: number }) {
  const style = { "--score": to, minWidth: `${String(to).length}ch` } as CSSProperties; // React's type knows no custom properties
  return <span className="count-up" style={style} />;
}
