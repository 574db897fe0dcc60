type Channels = readonly [number, number, number];

function channelsOf(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour at `share` (0 to 1) of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, share: number): string {
  const target = channelsOf(to);
  const mixed = channelsOf(from).map((channel, index) =>
    Math.round(channel + ((target[index] ?? channel) - channel) * Math.min(1, Math.max(0, share))),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Relative luminance, 0 to 1 (WCAG 2.2, "relative luminance"). */
export function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}
