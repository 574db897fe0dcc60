import { formatNumber } from "../svg/formatNumber.ts";
import type { Face } from "./faces.ts";
import { outlinesOf, type Glyph } from "./outlines.ts";

const EM = 1000;

/** A letter without its marks, where that leaves one: É → E. */
const bare = (letter: string) => letter.normalize("NFD").slice(0, 1);

/** The outline of a letter, or of its bare form where the face lacks the marked one. */
function glyphOf(face: Face, letter: string): Glyph | undefined {
  const { glyphs } = outlinesOf(face.outlines);
  return glyphs.get(letter) ?? glyphs.get(bare(letter));
}

/** The text in the case and the composed form that the face wants. */
export function prepareText(face: Face, text: string): string {
  return (face.upperCase ? text.toUpperCase() : text).normalize("NFC");
}

/** Whether every letter of the text has an outline. */
export function canSet(face: Face, text: string): boolean {
  return [...prepareText(face, text)].every((letter) => glyphOf(face, letter) !== undefined);
}

type Placed = { readonly glyph: Glyph; readonly x: number };

function place(face: Face, text: string): { readonly letters: readonly Placed[]; readonly advance: number } {
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

/** How far the text's ink rises over the baseline, as a share of the font size: capitals with marks rise over plain ones. */
export function lineTop(face: Face, text: string): number {
  const heights = place(face, text).letters.map(({ glyph }) => glyph.top);
  return Math.max(0, ...heights) / EM;
}

/** Path data of a line of text with its baseline starting at the point; letters without an outline are left out. */
export function setLine(face: Face, text: string, at: { readonly x: number; readonly y: number; readonly size: number }): string {
  const scale = at.size / EM;
  return place(face, text)
    .letters.map(({ glyph, x }) => {
      let horizontal = false;
      return glyph.d.replace(/-?\d+|[A-Z]/g, (token) => {
        if (token >= "A") return (horizontal = false), token;
        horizontal = !horizontal;
        return formatNumber(horizontal ? at.x + (x + Number(token)) * scale : at.y + Number(token) * scale);
      });
    })
    .join("");
}
