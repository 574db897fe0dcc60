/** 0 to `size - 1` in a random order (Fisher-Yates, Knuth, TAOCP 2, section 3.4.2, algorithm P). */
export function shuffled(size: number, random: () => number): Uint32Array {
  const order = Uint32Array.from({ length: size }, (_, index) => index);
  for (let at = size - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const held = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = held;
  }
  return order;
}
