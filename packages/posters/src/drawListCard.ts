import { wrapSvg } from "./compose.ts";
import type { Composed } from "./art/scene.ts";
import { backdropArt } from "./drawBackdrop.ts";
import { CARD, drawRing, MARGIN, RULE, SCALE } from "./drawCard.ts";
import { POSTER, posterArt } from "./drawPoster.ts";
import type { Palette } from "./palettes.ts";
import { dropForbidden } from "./svg/escapeXml.ts";
import { element } from "./svg/element.ts";
import { linearGradient, paint, radialGradient } from "./svg/gradients.ts";
import { arc, group, path, rect } from "./svg/shapes.ts";
import type { TitleFacts } from "./titleFacts.ts";
import { drawTitle } from "./type/drawTitle.ts";
import { FACES, type Face } from "./type/faces.ts";
import { fitTitle } from "./type/fitTitle.ts";

/** What the link preview of a list, or of an invite, shows. */
export type ListFacts = {
  readonly name: string;
  /** The product's name, beside its logo. */
  readonly product: string;
  /** Only the first few are drawn. */
  readonly titles: readonly TitleFacts[];
};

/** How many posters a card has at most. */
export const CARD_POSTERS = 5;

const NAME: Face = { ...FACES.grotesk, largest: 62 };
const BOX = { width: 246, height: 176 } as const;
/** The lowest positions of the name's last baseline and ink, in lettering units. */
const NAME_END = { baseline: 292, ink: 300 } as const;
const PRODUCT_SIZE = 15;
/** The product's own colours, for cards without posters. */
const PLAIN: Palette = { ground: "#12100e", mid: "#3a2f22", accent: "#ffb52e", paper: "#f5efe4" };
const CORNER = 22;
/** Each poster is smaller and darker than the one in front of it. */
const SHRINK = 0.9;
const DARKEN = 0.13;
/** Where the posters stand: the left edge of the first and the right edge of the last. */
const STAND = { left: 594, right: CARD.width - 50, height: 484 } as const;
const SHADOW = 80;
const WIDEST_STEP = 190;
const RING = { x: 956, y: CARD.height / 2, r: 190, width: 84 } as const;

/**
 * The link preview of a list as an SVG document of 1280 by 672 units: its name on the left, the
 * posters of its first titles on the right, or the product's logo if it has none.
 */
export async function drawListCard({ name, product, titles }: ListFacts): Promise<string> {
  const shown = titles.slice(0, CARD_POSTERS);
  const [first] = shown;
  const palette = first ? (await backdropArt(first)).palette : PLAIN;
  const picture = first ? await drawPosters(shown) : { defs: "", body: drawLargeRing(palette) };
  const glow = radialGradient("glow", { x: RING.x, y: RING.y, r: 620 }, [
    [0, palette.mid, 0.95],
    [1, palette.mid, 0],
  ]);
  const frame = [0, 0, CARD.width, CARD.height] as const;
  const ground = rect(frame, { fill: palette.ground }) + rect(frame, { fill: paint("glow") });
  const words = group(
    { transform: `scale(${SCALE})` },
    drawRing(palette.paper) + drawProduct(product, palette) + drawName(name, palette),
  );
  return wrapSvg(CARD, { defs: glow + picture.defs, body: ground + picture.body }, words);
}

function drawName(name: string, { accent, paper }: Palette): string {
  const title = fitTitle(NAME, dropForbidden(name), BOX);
  if (!title) return "";
  const y = Math.min(NAME_END.baseline, NAME_END.ink - title.drop);
  const top = y - title.height - RULE.gap - RULE.height;
  return (
    rect([MARGIN, top, RULE.width, RULE.height], { fill: accent }) +
    drawTitle(NAME, title, { x: MARGIN, y, colour: paper })
  );
}

function drawProduct(product: string, { paper }: Palette): string {
  const title = fitTitle(
    { ...FACES.grotesk, largest: PRODUCT_SIZE, tracking: -0.01 },
    dropForbidden(product),
    { width: BOX.width - 40, height: PRODUCT_SIZE },
  );
  return title
    ? drawTitle(FACES.grotesk, title, { x: MARGIN + 30, y: MARGIN + 16, colour: paper })
    : "";
}

const heightOf = (at: number) => STAND.height * SHRINK ** at;
const widthOf = (at: number) => (heightOf(at) * POSTER.width) / POSTER.height;

/** Left edges of so many posters; one alone stands in the middle. */
function leftEdges(count: number): readonly number[] {
  const last = count - 1;
  if (last === 0) return [(STAND.left + STAND.right - widthOf(0)) / 2];
  const step = Math.min((STAND.right - widthOf(last) - STAND.left) / last, WIDEST_STEP);
  return Array.from({ length: count }, (_, at) => STAND.left + step * at);
}

/** Posters in a row that recedes to the right, the first one in front. */
async function drawPosters(titles: readonly TitleFacts[]): Promise<Composed> {
  const corners = element(
    "clipPath",
    { id: "corners" },
    rect([0, 0, POSTER.width, POSTER.height], { rx: CORNER }),
  );
  const shadow = linearGradient(
    "shadow",
    [
      { x: POSTER.width, y: 0 },
      { x: POSTER.width + SHADOW, y: 0 },
    ],
    [
      [0, "#000000", 0.55],
      [1, "#000000", 0],
    ],
  );
  const edges = leftEdges(titles.length);
  const arts = await Promise.all(titles.map(posterArt));
  const bodies = arts.map(({ body }, at) =>
    placePoster(body, { at, left: edges[at] ?? 0, isLast: at === titles.length - 1 }),
  );
  return {
    defs: corners + shadow + arts.map(({ defs }) => defs).join(""),
    body: bodies.toReversed().join(""),
  };
}

interface Place {
  /** How many posters are in front of it. */
  at: number;
  left: number;
  isLast: boolean;
}

function placePoster(body: string, { at, left, isLast }: Place): string {
  const { width, height } = POSTER;
  const top = (CARD.height - heightOf(at)) / 2;
  const scale = heightOf(at) / height;
  const shade = rect([0, 0, width, height], { fill: "#000000", opacity: DARKEN * at });
  const edge = rect([1, 1, width - 2, height - 2], {
    rx: CORNER,
    fill: "none",
    stroke: "#ffffff",
    "stroke-opacity": 0.16,
    "stroke-width": 2,
  });
  // As high as the poster it falls on.
  const shadow = rect([width, (height * (1 - SHRINK)) / 2, SHADOW, height * SHRINK], {
    fill: paint("shadow"),
  });
  return group(
    { transform: `translate(${Math.round(left)} ${Math.round(top)}) scale(${scale.toFixed(4)})` },
    (isLast ? "" : shadow) + group({ "clip-path": paint("corners") }, body + shade) + edge,
  );
}

/** The logo in place of posters. */
function drawLargeRing({ accent }: Palette): string {
  const turn = (degrees: number) => ((degrees - 62) * Math.PI) / 180;
  return path(arc(RING, RING.r, [turn(0), turn(295)]), {
    fill: "none",
    stroke: accent,
    "stroke-width": RING.width,
    "stroke-linecap": "round",
  });
}
