import { qrPath } from "./qrPath.ts";

/** A QR code, dark on light in both themes: not every reader takes the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className="aspect-square w-full rounded-sheet bg-art-paper">
      <path d={path} className="fill-art-ink" />
    </svg>
  );
}
