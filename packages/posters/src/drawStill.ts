import { wrapSvg } from "./compose.ts";
import { backdropArt, BACKDROP } from "./drawBackdrop.ts";
import { createRandom } from "./random.ts";
import { formatNumber as n } from "./svg/formatNumber.ts";
import { linearGradient, paint } from "./svg/gradients.ts";
import { group, path, rect } from "./svg/shapes.ts";
import type { TitleFacts } from "./titleFacts.ts";
import { FACES } from "./type/faces.ts";
import { lineWidth, setLine } from "./type/setLine.ts";

const STILL = { width: 640, height: 360 } as const;
const MARGIN = 34;
const NUMERAL = 250;

export type EpisodeNumbers = { readonly season: number; readonly episode: number };

/**
 * A still as an SVG document of 640 by 360 units: a different part of the backdrop for each
 * episode, with the episode's number on it.
 */
export async function drawStill(
  facts: TitleFacts,
  { season, episode }: EpisodeNumbers,
): Promise<string> {
  const art = await backdropArt(facts);
  const { palette } = art;
  const random = createRandom(`still ${facts.id} ${season} ${episode}`);
  const zoom = random.between(0.62, 0.95);
  const [right, down] = [
    BACKDROP.width * zoom - STILL.width,
    BACKDROP.height * zoom - STILL.height,
  ];
  const move = `translate(${n(-right * random.between(0.55, 1))} ${n(-down * random.next() * 0.8)}) scale(${n(zoom, 3)})`;
  const shade = linearGradient(
    "shade",
    [
      { x: 0, y: 0 },
      { x: STILL.width * 0.78, y: 0 },
    ],
    [
      [0, palette.ground, 0.94],
      [0.4, palette.ground, 0.8],
      [1, palette.ground, 0],
    ],
  );
  const numeral = String(Math.trunc(episode));
  const size = Math.min(NUMERAL, (STILL.width * 0.7) / lineWidth(FACES.bebas, numeral));
  const label = setLine({ ...FACES.groteskCaps, tracking: 0.13 }, `Season ${Math.trunc(season)}`, {
    x: MARGIN,
    y: MARGIN + 18,
    size: 20,
  });
  const over =
    rect([0, 0, STILL.width, STILL.height], { fill: paint("shade") }) +
    path(label, { fill: palette.paper, opacity: 0.9 }) +
    rect([MARGIN, MARGIN + 34, 46, 4.5], { fill: palette.accent }) +
    path(setLine(FACES.bebas, numeral, { x: MARGIN - 4, y: STILL.height - MARGIN, size }), {
      fill: palette.paper,
    });
  return wrapSvg(
    STILL,
    { defs: art.defs + shade, body: group({ transform: move }, art.body) },
    over,
  );
}
