/**
 * The only way numbers get into an SVG. NaN in a path can abort a rasteriser's whole process, so a
 * non-finite number is a bug and throws instead.
 */
export function formatNumber(value: number, decimals = 1): string {
  if (!Number.isFinite(value)) throw new RangeError(`a drawing needs finite numbers, got ${value}`);
  const power = 10 ** decimals;
  const rounded = Math.round(value * power) / power;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}
