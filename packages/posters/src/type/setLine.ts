import { formatNumber } from "../svg/formatNumber.ts";
import type { Face } from "./faces.ts";
import { outlinesOf, type Glyph } from "./outlines.ts";

const EM = 1000;

/** A letter without its marks, if that leaves one: É → E. */
const bare = (letter: string) => letter.normalize("NFD").slice(0, 1);

/** The outline of a letter, or of its bare form if the face lacks it. */
function glyphOf(face: Face, letter: string): Glyph | undefined {
  const { glyphs } = outlinesOf(face.outlines);
  return glyphs.get(letter) ?? glyphs.get(bare(letter));
}

/** The text in the case and composed form that the face needs. */
function prepareText(face: Face, text: string): string {
  return (face.upperCase ? text.toUpperCase() : text).normalize("NFC");
}

/** Whether every letter of the text has an outline. */
export function canSet(face: Face, text: string): boolean {
  return [...prepareText(face, text)].every((letter) => glyphOf(face, letter) !== undefined);
}

type Placed = { readonly glyph: Glyph; readonly x: number };

function place(
  face: Face,
  text: string,
): { readonly letters: readonly Placed[]; readonly advance: number } {
  const { kerning } = outlinesOf(face.outlines);
  const letters: Placed[] = [];
  let x = 0;
  let before = "";
  for (const letter of prepareText(face, text)) {
    const glyph = glyphOf(face, letter);
    if (!glyph) continue;
    x += kerning.get(bare(before) + bare(letter)) ?? 0;
    letters.push({ glyph, x });
    x += glyph.advance + face.tracking * EM;
    before = letter;
  }
  return { letters, advance: Math.max(0, x - face.tracking * EM) };
}

/** Width of the text as a share of the font size. */
export function lineWidth(face: Face, text: string): number {
  return place(face, text).advance / EM;
}

/**
 * Free space before the text's ink, as a share of the font size, to align lines optically. Ink that
 * extends to the left may hang there.
 */
export function lineLeft(face: Face, text: string): number {
  return Math.max(0, place(face, text).letters[0]?.glyph.left ?? 0) / EM;
}

/**
 * Height of the text's ink above the baseline, as a share of the font size; marks on capitals add
 * to it.
 */
export function lineTop(face: Face, text: string): number {
  const heights = place(face, text).letters.map(({ glyph }) => glyph.top);
  return Math.max(0, ...heights) / EM;
}

/** Depth of the text's ink below the baseline, as a share of the font size. */
export function lineBottom(face: Face, text: string): number {
  const depths = place(face, text).letters.map(({ glyph }) => glyph.bottom);
  return Math.max(0, ...depths) / EM;
}

/**
 * Path data of a line of text starting at the point on its baseline; omits letters without an
 * outline.
 */
export function setLine(
  face: Face,
  text: string,
  at: { readonly x: number; readonly y: number; readonly size: number },
): string {
  const scale = at.size / EM;
  return place(face, text)
    .letters.map(({ glyph, x }) => {
      let horizontal = false;
      return glyph.d.replace(/-?\d+|[A-Z]/g, (token) => {
        if (token >= "A") return ((horizontal = false), token);
        horizontal = !horizontal;
        return formatNumber(
          horizontal ? at.x + (x + Number(token)) * scale : at.y + Number(token) * scale,
        );
      });
    })
    .join("");
}
