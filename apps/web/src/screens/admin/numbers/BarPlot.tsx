interface BarPlotProps {
  /** The content of the plot, in one sentence. */
  label: string;
  points: readonly { key: string; value: number }[];
}

const HEIGHT = 160;
const STEP = 10;

/** Bars from left to right; the tallest fills the height, and its number is shown. */
export function BarPlot({ label, points }: BarPlotProps) {
  const most = Math.max(1, ...points.map(({ value }) => value));
  const [first, last] = [points[0]?.key, points.at(-1)?.key];
  return (
    <figure className="mt-4">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${points.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-40 w-full border-b border-edge text-ink"
      >
        {points.map(({ key, value }, at) => (
          <rect
            key={key}
            x={at * STEP + 1.5}
            width={STEP - 3}
            y={HEIGHT - (value / most) * HEIGHT}
            height={(value / most) * HEIGHT}
            fill="currentColor"
          >
            <title>{`${key}: ${value}`}</title>
          </rect>
        ))}
      </svg>
      <figcaption className="mt-1 flex justify-between text-xs text-ink-second tabular-nums">
        <span>{first}</span>
        <span>{last}</span>
      </figcaption>
    </figure>
  );
}
