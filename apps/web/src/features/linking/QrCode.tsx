import { encode } from "uqr";

/** A QR code, dark on light in both themes: not every reader accepts the inverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="aspect-square w-full rounded-sheet bg-art-paper"
    >
      <path d={path} className="fill-art-ink" />
    </svg>
  );
}

/**
 * A QR code as the outline of its dark squares, each one unit wide, with the quiet zone that
 * readers need.
 */
function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return { path, size };
}
