interface ShareBarProps {
  /** 0 to 1, like the others. */
  share: number;
  low?: number | null;
  high?: number | null;
  /** The predicted share. */
  promised?: number | null;
}

const HEIGHT = 12;
const toX = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000);

/**
 * A share as a bar, with its interval and a mark for the prediction. The text next to it says the
 * same.
 */
export function ShareBar({ share, low = null, high = null, promised = null }: ShareBarProps) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 1000 ${HEIGHT}`}
      preserveAspectRatio="none"
      className="mt-1.5 block h-3 w-full text-ink"
    >
      <rect width={1000} height={HEIGHT} className="fill-lifted" />
      <rect width={toX(share)} height={HEIGHT} fill="currentColor" />
      {low !== null && high !== null ? (
        <rect
          x={toX(low)}
          width={Math.max(2, toX(high) - toX(low))}
          y={HEIGHT / 2 - 1.5}
          height={3}
          className="fill-edge"
        />
      ) : null}
      {promised === null ? null : (
        <rect x={toX(promised) - 3} width={6} height={HEIGHT} className="fill-edge" />
      )}
    </svg>
  );
}
