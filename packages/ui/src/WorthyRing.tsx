import { classNames } from "./classNames.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import { TONE_TEXT, type ScoreTone } from "./scoreTone.ts";

export interface WorthyRingProps {
  /** 0-100, or null when unknown. */
  score: number | null;
  tone?: ScoreTone;
  /** Diameter in pixels: 92 beside a title, 76 on phones, 64 in sheets, 40 in lists. */
  size?: 92 | 76 | 64 | 40;
  /** For assistive technology: the number with its word. */
  label: string;
  /** Short text inside the dashed circle of an unknown score. */
  unknownText?: string;
}

const STROKE = { 92: 6, 76: 5, 64: 5, 40: 3 } as const;
const NUMBER = { 92: "text-2xl", 76: "text-xl", 64: "text-lg", 40: "text-sm" } as const;

/** A ring from 0 to 100 round the number; dashed with a text where the score is unknown. */
export function WorthyRing({ score, tone = "okay", size = 92, label, unknownText }: WorthyRingProps) {
  const stroke = STROKE[size];
  const radius = (size - stroke) / 2;
  const ring = { cx: size / 2, cy: size / 2, r: radius, fill: "none" };
  return (
    <span className="relative inline-grid shrink-0 place-items-center" style={{ inlineSize: size, blockSize: size }}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg aria-hidden width={size} height={size} className={classNames("absolute inset-0 -rotate-90", score === null ? "text-ink-second" : TONE_TEXT[tone])}>
        {score === null ? (
          <circle {...ring} stroke="currentColor" strokeWidth={1.5} strokeDasharray="4 5" />
        ) : (
          <>
            <circle {...ring} className="stroke-hairline" strokeWidth={stroke} />
            <circle {...ring} stroke="currentColor" strokeWidth={stroke} strokeLinecap="round" pathLength={100} strokeDasharray={`${score} 100`} opacity={score > 0 ? 1 : 0} />
          </>
        )}
      </svg>
      <span aria-hidden className={classNames("relative", score === null ? "px-2 text-center text-xs text-ink-second" : `font-display font-bold tabular-nums ${NUMBER[size]}`)}>
        {score === null ? unknownText : score}
      </span>
    </span>
  );
}
