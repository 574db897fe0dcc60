import { grain } from "./art/grain.ts";
import type { Frame } from "./art/scene.ts";
import { createRandom, hashText } from "./random.ts";
import { FAMILIES } from "./families.ts";
import type { Look } from "./chooseLook.ts";
import type { TitleFacts } from "./titleFacts.ts";
import { linearGradient, paint } from "./svg/gradients.ts";
import { rect } from "./svg/shapes.ts";
import { formatNumber as n } from "./svg/formatNumber.ts";

/** Prefix of all ids in one title's drawing. */
export const uidOf = (facts: TitleFacts) => `p${hashText(String(facts.id)).toString(36)}`;

export type Composed = { readonly defs: string; readonly body: string };

/**
 * A title's art in a frame, with a fade that makes room for the title if the family doesn't end by
 * itself.
 */
export function composeArt(facts: TitleFacts, look: Look, frame: Frame): Composed {
  const uid = uidOf(facts);
  const { palette, family } = look;
  const art = FAMILIES[family]({
    frame,
    palette,
    uid,
    genres: facts.genres,
    tags: facts.tags ?? [],
    random: createRandom(`art ${family} ${facts.id}`),
  });
  const from = frame.floor - frame.unit * (art.base === "low" ? 0.1 : 0.3);
  const to = frame.floor + frame.unit * 0.09;
  const fades = art.base !== "block" && !frame.wide;
  const fade = fades
    ? linearGradient(
        `${uid}f`,
        [
          { x: 0, y: from },
          { x: 0, y: to },
        ],
        [
          [0, palette.ground, 0],
          [0.5, palette.ground, 0.5],
          [1, palette.ground, 0.97],
        ],
      )
    : "";
  const speck = grain(frame, uid);
  const over = fades
    ? rect([0, from, frame.width, frame.height - from], { fill: paint(`${uid}f`) })
    : "";
  return { defs: (art.defs ?? "") + fade + speck.defs, body: art.body + over + speck.body };
}

/** A complete SVG document. `over` is drawn last. */
export function wrapSvg(
  { width, height }: { readonly width: number; readonly height: number },
  art: Composed,
  over: string,
): string {
  const box = `${n(width)} ${n(height)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box}" width="${n(width)}" height="${n(height)}"><defs>${art.defs}</defs>${art.body}${over}</svg>`;
}
