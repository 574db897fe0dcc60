/**
 * The only way a number gets into an SVG. A rasteriser may abort its whole process on a path with NaN in it, so a non-finite
 * number is a bug that stops the drawing instead.
 */
export function formatNumber(value: number, decimals = 1): string {
  if (!Number.isFinite(value)) throw new RangeError(`a drawing needs finite numbers, got ${value}`);
  const power = 10 ** decimals;
  const rounded = Math.round(value * power) / power;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}
