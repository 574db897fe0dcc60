import { backdropArt } from "./drawBackdrop.ts";
import { chooseLook } from "./chooseLook.ts";
import { wrapSvg } from "./compose.ts";
import { dropForbidden } from "./svg/escapeXml.ts";
import { element } from "./svg/element.ts";
import { linearGradient, paint } from "./svg/gradients.ts";
import { rect } from "./svg/shapes.ts";
import { uidOf, type TitleFacts } from "./titleFacts.ts";
import { drawFooter } from "./type/footer.ts";
import { drawTitle } from "./type/drawTitle.ts";
import { fitTitle } from "./type/fitTitle.ts";

/**
 * The format of link previews on social networks, 1.91 to 1. Cuts off the plain strip at the bottom
 * of the backdrop.
 */
export const CARD = { width: 1280, height: 672 } as const;
/** Lettering is in poster units and doubled, because link previews are shown small. */
export const SCALE = 2;
export const MARGIN = 40;
const TITLE = { width: 330, height: 150 } as const;
const BASELINE = 262;
const FOOTER_LINE = 304;
export const RULE = { width: 46, height: 4.5, gap: 20 } as const;

/**
 * A title's link preview as an SVG document of 1280 by 672 units: its art, and on the left its name
 * and a ring over a scrim.
 */
export async function drawCard(facts: TitleFacts): Promise<string> {
  const art = await backdropArt(facts);
  const { palette } = art;
  const { face } = chooseLook(facts);
  const scrimId = `${uidOf(facts)}k`;
  const scrim = linearGradient(
    scrimId,
    [
      { x: 0, y: 0 },
      { x: CARD.width * 0.8, y: 0 },
    ],
    [
      [0, palette.ground, 0.96],
      [0.5, palette.ground, 0.86],
      [1, palette.ground, 0],
    ],
  );
  const title = fitTitle(face, dropForbidden(facts.name), TITLE);
  const top = BASELINE - (title?.height ?? 0) - RULE.gap - RULE.height;
  const words = [
    drawRing(palette.paper),
    rect([MARGIN, top, RULE.width, RULE.height], { fill: palette.accent }),
    title ? drawTitle(face, title, { x: MARGIN, y: BASELINE, colour: palette.paper }) : "",
    drawFooter(facts, {
      left: MARGIN,
      right: MARGIN + TITLE.width,
      y: FOOTER_LINE,
      colour: palette.paper,
    }),
  ].join("");
  const over =
    rect([0, 0, CARD.width, CARD.height], { fill: paint(scrimId) }) +
    element("g", { transform: `scale(${SCALE})` }, words);
  return wrapSvg(CARD, { defs: art.defs + scrim, body: art.body }, over);
}

/** The product's logo: a ring that is nearly closed. */
export function drawRing(colour: string): string {
  return element("circle", {
    cx: MARGIN + 11,
    cy: MARGIN + 11,
    r: 9,
    fill: "none",
    stroke: colour,
    "stroke-width": 4,
    "stroke-linecap": "round",
    "stroke-dasharray": "46.4 10.2",
    transform: `rotate(-62 ${MARGIN + 11} ${MARGIN + 11})`,
  });
}
