import { breakLines, piecesOf } from "./breakLines.ts";
import type { Face } from "./faces.ts";
import { canSet, lineBottom, lineTop, lineWidth } from "./setLine.ts";

type TitleBox = { readonly width: number; readonly height: number };

export type FittedTitle = {
  readonly lines: readonly string[];
  /** Font size in poster units. */
  readonly size: number;
  /** Distance between baselines, as a share of the size. */
  readonly leading: number;
  /** From the top of the first line's ink to the last baseline. */
  readonly height: number;
  /** From the last baseline to the lowest ink under it. */
  readonly drop: number;
  /** False if some letter has no outline and the title is left to the viewer's fonts. */
  readonly outlined: boolean;
};

const MOST_LINES = 5;
/** Gain in size that justifies a further line. */
const LINE_PRICE = 0.045;

/**
 * A width that text in an unknown font won't exceed, as a share of the font size: East Asian
 * letters are square.
 */
export function cautiousWidth(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + ((letter.codePointAt(0) ?? 0) >= 0x1100 ? 1.06 : 0.74),
    0,
  );
}

/** Lines move apart if marks on capitals would touch the line above. */
function leadingFor(face: Face, lines: readonly string[]): number {
  const top = Math.max(...lines.slice(1).map((line) => lineTop(face, line)), 0);
  return face.upperCase
    ? face.leading + Math.max(0, top - face.capHeight - 0.04) * 0.75
    : face.leading;
}

/**
 * Sets a name as large as box and face allow, on one to five lines; null if there is nothing to
 * draw.
 */
export function fitTitle(face: Face, name: string, box: TitleBox): FittedTitle | null {
  const pieces = piecesOf(name);
  if (pieces.length === 0) return null;
  const outlined = canSet(face, name.replace(/\s+/g, " "));
  const known = new Map<string, number>();
  const widthOf = (text: string) => {
    const width = known.get(text) ?? (outlined ? lineWidth(face, text) : cautiousWidth(text));
    known.set(text, width);
    return width;
  };
  let best: (FittedTitle & { readonly worth: number }) | null = null;
  for (let count = 1; count <= MOST_LINES; count += 1) {
    const lines = breakLines(pieces, count, widthOf);
    if (!lines) break;
    const leading = outlined ? leadingFor(face, lines) : face.leading * 1.1;
    const top = outlined ? lineTop(face, lines[0] ?? "") : face.capHeight * 1.15;
    const rows = top + (count - 1) * leading;
    const size = Math.min(
      face.largest,
      box.width / Math.max(...lines.map(widthOf), 0.2),
      box.height / rows,
    );
    const worth = size * (1 - LINE_PRICE * (count - 1));
    if (!best || worth > best.worth)
      best = {
        lines,
        size,
        leading,
        height: rows * size,
        drop: size * (outlined ? lineBottom(face, lines.at(-1) ?? "") : 0.25),
        outlined,
        worth,
      };
  }
  return best;
}
