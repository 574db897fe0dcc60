/**
 * Rounds parts to integers that sum exactly to a whole, by the largest-remainder method: each is
 * rounded down, then the missing units go to the largest remainders (or, if the whole is smaller
 * than the sum, are taken from the smallest).
 */
export function roundParts(parts: readonly number[], whole: number): number[] {
  const rounded = parts.map(Math.floor);
  const order = parts
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  let missing = whole - rounded.reduce((sum, part) => sum + part, 0);
  if (missing < 0) order.reverse();
  for (let at = 0; missing !== 0 && order.length > 0; at = (at + 1) % order.length) {
    const index = order[at]?.index ?? 0;
    const unit = Math.sign(missing);
    rounded[index] = (rounded[index] ?? 0) + unit;
    missing -= unit;
  }
  return rounded;
}
