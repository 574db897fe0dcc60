export interface NamePiece {
  text: string;
  matched: boolean;
}

/**
 * Splits a name at its matched ranges `[start, end)`; tolerates overlapping, out-of-range and
 * unsorted ones. The pieces joined are the name.
 */
export function splitMatches(
  name: string,
  ranges: readonly (readonly [number, number])[],
): NamePiece[] {
  const matched = new Uint8Array(name.length);
  for (const [start, end] of ranges) matched.fill(1, Math.max(0, start), Math.max(0, end));
  const pieces: NamePiece[] = [];
  let from = 0;
  for (let at = 1; at <= name.length; at++) {
    if (at < name.length && matched[at] === matched[from]) continue;
    pieces.push({ text: name.slice(from, at), matched: matched[from] === 1 });
    from = at;
  }
  return pieces;
}
