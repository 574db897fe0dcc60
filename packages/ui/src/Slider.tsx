import type { ComponentProps } from "react";

export interface SliderProps extends Omit<
  ComponentProps<"input">,
  "type" | "children" | "onChange"
> {
  label: string;
  value: number;
  /** The value in words, shown and announced: `100 min`. */
  valueText: string;
  onValue: (value: number) => void;
}

const TRACK =
  "h-11 w-full cursor-pointer appearance-none bg-transparent disabled:cursor-default disabled:opacity-50 [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-none [&::-moz-range-thumb]:bg-fill [&::-moz-range-track]:h-1 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-edge [&::-webkit-slider-runnable-track]:h-1 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-edge [&::-webkit-slider-thumb]:-mt-2 [&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-fill";

/** A value from a range, by dragging, arrows, Home and End. The browser's native control. */
export function Slider({ label, value, valueText, onValue, ...rest }: SliderProps) {
  return (
    <label className="flex flex-col">
      <span className="flex items-baseline justify-between gap-4 text-sm">
        {label}
        <span className="font-semibold tabular-nums">{valueText}</span>
      </span>
      <input
        type="range"
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={(event) => onValue(event.target.valueAsNumber)}
        className={TRACK}
        {...rest}
      />
    </label>
  );
}
