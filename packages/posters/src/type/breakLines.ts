/** A longer word is broken at its own hyphen, or else into parts. */
const LONGEST = 22;

function partsOf(word: string): string[] {
  const letters = [...word];
  if (letters.length <= 9) return [word];
  const atHyphens = word.match(/[^-]+-?|-/g) ?? [word];
  if (atHyphens.length > 1 && atHyphens.every((part) => part.length > 3))
    return atHyphens.flatMap(partsOf);
  if (letters.length <= LONGEST) return [word];
  const parts = Math.ceil(letters.length / LONGEST);
  const size = Math.ceil(letters.length / parts);
  return Array.from(
    { length: parts },
    (_, index) =>
      letters.slice(index * size, (index + 1) * size).join("") + (index < parts - 1 ? "-" : ""),
  );
}

/**
 * Pieces of a name after which a line can break; a piece that ends with a space is followed by
 * another word.
 */
export function piecesOf(name: string): string[] {
  return name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== "")
    .flatMap((word) => {
      const parts = partsOf(word);
      return parts.map((part, index) => (index === parts.length - 1 ? `${part} ` : part));
    });
}

/**
 * The pieces on exactly `count` lines such that the widest line is as narrow as possible; null if
 * there are too few pieces.
 */
export function breakLines(
  pieces: readonly string[],
  count: number,
  widthOf: (text: string) => number,
): string[] | null {
  if (pieces.length < count) return null;
  const line = (from: number, to: number) => pieces.slice(from, to).join("").trimEnd();
  const best = new Map<string, { readonly widest: number; readonly lines: string[] }>();
  const solve = (
    from: number,
    left: number,
  ): { readonly widest: number; readonly lines: string[] } => {
    if (left === 1)
      return { widest: widthOf(line(from, pieces.length)), lines: [line(from, pieces.length)] };
    const key = `${from} ${left}`;
    const known = best.get(key);
    if (known) return known;
    let found = { widest: Number.POSITIVE_INFINITY, lines: [line(from, pieces.length)] };
    for (let to = from + 1; to <= pieces.length - left + 1; to += 1) {
      const rest = solve(to, left - 1);
      const widest = Math.max(widthOf(line(from, to)), rest.widest);
      if (widest < found.widest) found = { widest, lines: [line(from, to), ...rest.lines] };
    }
    best.set(key, found);
    return found;
  };
  return solve(0, count).lines;
}
