import { SCORE_BANDS } from "@worthy/domain";
import type { CSSProperties, ReactNode } from "react";
import { labelSide } from "./labelSide.ts";

export const WATERFALL_GRID =
  "grid grid-cols-[minmax(0,1fr)_3rem] gap-x-2 md:grid-cols-[minmax(0,1fr)_3.5rem]";

interface Bar {
  from: number;
  to: number;
  /** The score before and after; null at the chart's start and end. */
  before: number | null;
  after: number | null;
  paint: string;
  /** Text colour inside the bar; without it the label is beside the bar. */
  inside?: string;
}

interface WaterfallRowProps {
  bar: Bar;
  name: ReactNode;
  note?: string | null;
  value: string;
  valueClass?: string;
}

const GAP = 2;
const THREAD = "absolute h-[calc(50%-0.875rem)] border-s border-edge @max-[19rem]:hidden";
/** With large text for the window's width: the label takes the whole line, with the bar below. */
const CROWDED = {
  bar: "@max-[19rem]:top-auto! @max-[19rem]:bottom-1! @max-[19rem]:h-1.5! @max-[19rem]:translate-y-0!",
  words:
    "@max-[19rem]:m-0! @max-[19rem]:max-w-none! @max-[19rem]:px-0! @max-[19rem]:pt-1! @max-[19rem]:pb-4! @max-[19rem]:text-ink!",
} as const;
/** A bar with a label inside grows with it. */
const PLACE = {
  inside: "inset-y-1.5",
  over: "bottom-0.5 h-7 md:h-8",
  before: "top-1/2 h-7 -translate-y-1/2 md:h-8",
  after: "top-1/2 h-7 -translate-y-1/2 md:h-8",
} as const;
const at = (percent: number): CSSProperties => ({ insetInlineStart: `${percent}%` });

/**
 * One part of the score: its bar on the scale of 0 to 100, connected to the previous one, its label
 * in free space, its points at the end.
 */
export function WaterfallRow({
  bar,
  name,
  note,
  value,
  valueClass = "text-base",
}: WaterfallRowProps) {
  const side = bar.inside && bar.to >= 44 ? "inside" : bar.inside ? "after" : labelSide(bar);
  const words =
    side === "inside"
      ? `ps-2.5 pe-1 py-2 max-md:text-sm ${bar.inside}`
      : side === "over"
        ? "pb-9"
        : "";
  return (
    <div role="row" className={WATERFALL_GRID}>
      <span role="rowheader" className="relative flex min-h-10.5 items-center md:min-h-12">
        <Lines />
        {bar.before === null ? null : (
          <span aria-hidden className={`${THREAD} top-0`} style={at(bar.before)} />
        )}
        {bar.after === null ? null : (
          <span aria-hidden className={`${THREAD} bottom-0`} style={at(bar.after)} />
        )}
        <span
          aria-hidden
          className={`absolute min-w-1 rounded-sm ${PLACE[side]} ${bar.paint} ${CROWDED.bar}`}
          style={{ ...at(bar.from), inlineSize: `${bar.to - bar.from}%` }}
        />
        <span
          className={`relative flex min-w-0 flex-wrap items-center gap-x-2 py-1 leading-tight ${words} ${CROWDED.words}`}
          style={placeOf(side, bar)}
        >
          <span className="font-semibold wrap-anywhere">{name}</span>
          {note ? <span className="text-sm text-ink-second max-md:sr-only">{note}</span> : null}
        </span>
      </span>
      <span role="cell" className="sr-only">
        {bar.after ?? bar.to}
      </span>
      <span
        role="cell"
        className={`self-center text-end font-display font-bold tabular-nums ${valueClass}`}
      >
        <bdi>{value}</bdi>
      </span>
    </div>
  );
}

function placeOf(side: "inside" | ReturnType<typeof labelSide>, { from, to }: Bar): CSSProperties {
  if (side === "before") return { maxInlineSize: `${from - GAP}%` };
  if (side === "after") return { marginInlineStart: `${to + GAP}%` };
  return side === "inside" ? { maxInlineSize: `${to}%` } : {};
}

/** Okay and good, as dashed lines through every row. */
function Lines() {
  return [SCORE_BANDS.okay, SCORE_BANDS.good].map((line) => (
    <span
      key={line}
      aria-hidden
      className="absolute inset-y-0 border-s border-dashed border-edge/70 @max-[19rem]:hidden"
      style={at(line)}
    />
  ));
}
