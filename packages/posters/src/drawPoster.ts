import { chooseLook, type Look } from "./chooseLook.ts";
import { composeArt, wrapSvg, type Composed } from "./compose.ts";
import { dropForbidden } from "./svg/escapeXml.ts";
import { rect } from "./svg/shapes.ts";
import type { TitleFacts } from "./titleFacts.ts";
import { drawFooter } from "./type/footer.ts";
import { drawTitle } from "./type/drawTitle.ts";
import { fitTitle } from "./type/fitTitle.ts";

export const POSTER = { width: 500, height: 750 } as const;
/** Distance of the text from the poster's edges. */
const MARGIN = 40;

const TITLE = { width: POSTER.width - 2 * MARGIN, height: 196 } as const;
/** The lowest positions of the title's last baseline and ink; the footer is below. */
const TITLE_END = { baseline: 672, ink: 692 } as const;
const FOOTER_LINE = 717;
const RULE = { width: 46, height: 4.5, gap: 20 } as const;
/** Free space between the art's floor and the rule. */
const REST = 22;

/** The words of a poster: a short rule, the title and the footer. `top` is where they start. */
export function drawLettering(
  facts: TitleFacts,
  { palette, face }: Look,
): { readonly svg: string; readonly top: number } {
  const title = fitTitle(face, dropForbidden(facts.name), TITLE);
  const baseline = Math.min(TITLE_END.baseline, TITLE_END.ink - (title?.drop ?? 0));
  const top = baseline - (title?.height ?? 0) - RULE.gap - RULE.height;
  const parts = [
    rect([MARGIN, top, RULE.width, RULE.height], { fill: palette.accent }),
    title ? drawTitle(face, title, { x: MARGIN, y: baseline, colour: palette.paper }) : "",
    drawFooter(facts, {
      left: MARGIN,
      right: POSTER.width - MARGIN,
      y: FOOTER_LINE,
      colour: palette.paper,
    }),
  ];
  return { svg: parts.join(""), top };
}

/** A poster's art and words, for a frame of 500 by 750 units. */
export function posterArt(facts: TitleFacts): Composed {
  const look = chooseLook(facts);
  const words = drawLettering(facts, look);
  const floor = Math.min(540, words.top - REST);
  const frame = {
    ...POSTER,
    floor,
    focus: { x: POSTER.width / 2, y: floor * 0.47 },
    unit: POSTER.width,
    wide: false,
  };
  const { defs, body } = composeArt(facts, look, frame);
  return { defs, body: body + words.svg };
}

/** A poster as an SVG document of 500 by 750 units. The same facts always give the same string. */
export function drawPoster(facts: TitleFacts): string {
  return wrapSvg(POSTER, posterArt(facts), "");
}
