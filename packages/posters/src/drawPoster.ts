import { chooseLook } from "./chooseLook.ts";
import { composeArt, wrapSvg } from "./compose.ts";
import type { Composed } from "./art/scene.ts";
import { dropForbidden } from "./svg/escapeXml.ts";
import { rect } from "./svg/shapes.ts";
import type { TitleFacts } from "./titleFacts.ts";
import { drawFooter } from "./type/footer.ts";
import { drawTitle } from "./type/drawTitle.ts";
import { fitTitle, type FittedTitle } from "./type/fitTitle.ts";
import type { Face } from "./type/faces.ts";
import type { Palette } from "./palettes.ts";

export const POSTER = { width: 500, height: 750 } as const;
/** Distance of the text from the poster's edges. */
const MARGIN = 40;

const TITLE = { width: POSTER.width - 2 * MARGIN, height: 196 } as const;
/** The lowest positions of the title's last baseline and ink; the footer is below. */
const TITLE_END = { baseline: 672, ink: 692 } as const;
const FOOTER_LINE = 717;
const RULE = { width: 46, height: 4.5, gap: 20 } as const;
/** Free space between the art's floor and the rule. */
const REST = 20;
/** The height of the art box at scale 1. */
const ART_BOX = 520;

/** Where the words of a poster are: a short rule, the title and the footer. */
export type Lettering = {
  readonly face: Face;
  readonly title: FittedTitle | null;
  readonly baseline: number;
  /** Where they start. */
  readonly top: number;
};

/** Fits a title's name into the space at the foot of a poster. */
export function fitLettering({ name }: TitleFacts, face: Face): Lettering {
  const title = fitTitle(face, dropForbidden(name), TITLE);
  const baseline = Math.min(TITLE_END.baseline, TITLE_END.ink - (title?.drop ?? 0));
  return {
    face,
    title,
    baseline,
    top: baseline - (title?.height ?? 0) - RULE.gap - RULE.height,
  };
}

/** Draws the fitted words in the palette's colours. */
export function drawLettering(
  facts: TitleFacts,
  { face, title, baseline, top }: Lettering,
  { accent, paper }: Palette,
): string {
  return [
    rect([MARGIN, top, RULE.width, RULE.height], { fill: accent }),
    title ? drawTitle(face, title, { x: MARGIN, y: baseline, colour: paper }) : "",
    drawFooter(facts, {
      left: MARGIN,
      right: POSTER.width - MARGIN,
      y: FOOTER_LINE,
      colour: paper,
    }),
  ].join("");
}

/** A poster's art and words, for a frame of 500 by 750 units. */
export async function posterArt(facts: TitleFacts): Promise<Composed> {
  const look = chooseLook(facts);
  const lettering = fitLettering(facts, look.face);
  // Two-line titles make the art smaller, not the words.
  const floor = Math.min(530, lettering.top - REST);
  const { defs, body, palette } = await composeArt(facts, look, {
    ...POSTER,
    floor,
    focus: { x: POSTER.width / 2, y: floor / 2 + 6 },
    scale: Math.min(1, floor / ART_BOX),
    unit: POSTER.width,
    wide: false,
  });
  return { defs, body: body + drawLettering(facts, lettering, palette) };
}

/** A poster as an SVG document of 500 by 750 units. The same facts always give the same string. */
export async function drawPoster(facts: TitleFacts): Promise<string> {
  return wrapSvg(POSTER, await posterArt(facts), "");
}
