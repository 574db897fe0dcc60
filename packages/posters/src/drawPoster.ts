import { chooseLook } from "./chooseLook.ts";
import { composeArt, wrapSvg } from "./compose.ts";
import { dropForbidden } from "./svg/escapeXml.ts";
import { rect } from "./svg/shapes.ts";
import type { TitleFacts } from "./titleFacts.ts";
import { drawFooter } from "./type/footer.ts";
import { drawTitle } from "./type/drawTitle.ts";
import { fitTitle } from "./type/fitTitle.ts";

export const POSTER = { width: 500, height: 750 } as const;
/** Distance of the text from the poster's edges. */
export const MARGIN = 40;

const TITLE = { width: POSTER.width - 2 * MARGIN, height: 196 } as const;
/** Where the lowest letters of a title may end, and where the footer stands. */
const TITLE_END = 676;
const FOOTER_LINE = 717;
const RULE = { width: 46, height: 4.5, gap: 20 } as const;
/** Free room between the art's floor and the rule. */
const REST = 22;

/** A poster as an SVG document of 500 by 750 units: the same facts always give the same string. */
export function drawPoster(facts: TitleFacts): string {
  const look = chooseLook(facts);
  const { palette, face } = look;
  const title = fitTitle(face, dropForbidden(facts.name), TITLE);
  const baseline = TITLE_END - (title ? Math.min(face.depth * title.size, 14) : 0);
  const ruleTop = baseline - (title?.height ?? 0) - RULE.gap - RULE.height;
  const floor = Math.min(540, ruleTop - REST);
  const frame = { ...POSTER, floor, focus: { x: POSTER.width / 2, y: floor * 0.47 }, unit: POSTER.width, wide: false };
  const over = [
    rect(MARGIN, ruleTop, RULE.width, RULE.height, { fill: palette.accent }),
    title ? drawTitle(face, title, { x: MARGIN, y: baseline, colour: palette.paper }) : "",
    drawFooter(facts, { left: MARGIN, right: POSTER.width - MARGIN, y: FOOTER_LINE, colour: palette.paper }),
  ];
  return wrapSvg(POSTER, composeArt(facts, look, frame), over.join(""));
}
