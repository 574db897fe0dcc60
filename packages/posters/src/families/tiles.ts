import type { DrawFamily } from "../art/scene.ts";
import { mix } from "../colour.ts";
import { createRandom, type Random } from "../random.ts";
import { circle, group, path, rect, ring } from "../svg/shapes.ts";
import { formatNumber as n } from "../svg/formatNumber.ts";

type Cell = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Whether only the ground lies below it. */ readonly last: boolean;
};
type Draw = (cell: Cell, colour: string) => string;

const quarter: Draw = ({ size }, fill) =>
  path(`M0 0H${n(size)}A${n(size)} ${n(size)} 0 0 1 0 ${n(size)}Z`, { fill });
const dome: Draw = ({ size }, fill) =>
  path(`M0 ${n(size / 2)}A${n(size / 2)} ${n(size / 2)} 0 0 1 ${n(size)} ${n(size / 2)}Z`, {
    fill,
  });
const half: Draw = ({ size }, fill) => path(`M0 0H${n(size)}L0 ${n(size)}Z`, { fill });
const disc: Draw = ({ size }, fill) => circle([size / 2, size / 2, size * 0.36], { fill });
const bar: Draw = ({ size }, fill) => rect([0, 0, size, size / 2], { fill });
const leaf: Draw = ({ size }, fill) =>
  path(
    `M0 0H${n(size / 2)}A${n(size / 2)} ${n(size / 2)} 0 0 1 ${n(size)} ${n(size / 2)}V${n(size)}H${n(size / 2)}A${n(size / 2)} ${n(size / 2)} 0 0 1 0 ${n(size / 2)}Z`,
    {
      fill,
    },
  );
const target: Draw = ({ size }, fill) =>
  path(
    ring({ x: size / 2, y: size / 2 }, size * 0.42) +
      ring({ x: size / 2, y: size / 2 }, size * 0.2),
    { fill, "fill-rule": "evenodd" },
  );
const stripes: Draw = ({ size }, fill) =>
  [0, 2, 4].map((row) => rect([0, (row * size) / 6, size, size / 6], { fill })).join("");
const twins: Draw = ({ size }, fill) =>
  path(
    `M0 0A${n(size / 2)} ${n(size / 2)} 0 0 0 ${n(size)} 0ZM0 ${n(size / 2)}A${n(size / 2)} ${n(size / 2)} 0 0 0 ${n(size)} ${n(size / 2)}Z`,
    { fill },
  );
const plain: Draw = () => "";

const SETS: readonly [readonly [Draw, ...Draw[]], ...(readonly [Draw, ...Draw[]])[]] = [
  [quarter, quarter, dome, half, disc, plain],
  [quarter, leaf, leaf, disc, plain],
  [half, half, bar, stripes, disc, plain],
  [dome, twins, quarter, target, plain],
  [quarter, quarter, quarter, target, plain],
];

type Tile = { readonly back: string; readonly figure: string };

/**
 * How far a tile's back extends under its right and lower neighbours, and how far its figure bleeds
 * out: both hide a rasteriser's seams.
 */
const BLEED = { back: 2, figure: 1.3 } as const;

function tile(
  cell: Cell,
  colours: readonly [string, ...string[]],
  choice: { readonly set: readonly [Draw, ...Draw[]]; readonly random: Random },
): Tile {
  const { set, random } = choice;
  const [back, front = colours[0]] = random.shuffle(colours);
  const middle = n(cell.size / 2);
  const place = `translate(${n(cell.x)} ${n(cell.y)}) rotate(${random.whole(0, 3) * 90} ${middle} ${middle})`;
  const drawn = random.pick(set)(cell, front);
  return {
    back: rect([cell.x, cell.y, cell.size + BLEED.back, cell.size + (cell.last ? 0 : BLEED.back)], {
      fill: back,
    }),
    figure:
      drawn &&
      group(
        {
          transform: place,
          stroke: front,
          "stroke-width": BLEED.figure * 2,
          "stroke-linejoin": "round",
        },
        drawn,
      ),
  };
}

/** Bauhaus tiles: for comedy, animation and reality. */
export const drawTiles: DrawFamily = ({ frame, palette, random, uid }) => {
  const set = random.pick(SETS);
  const size = frame.width / (frame.wide ? 8 : random.pick([3, 4, 4, 5]));
  const seed = `${uid}${random.next()}`;
  const colours = [
    palette.ground,
    palette.mid,
    palette.accent,
    random.chance(0.7) ? palette.paper : mix(palette.accent, palette.mid, 0.5),
  ] as const;
  const bottom = frame.wide ? frame.height : frame.floor;
  const rows = Math.ceil(bottom / size);
  const columns = Math.round(frame.width / size);
  // From the top down, so every back covers what its neighbours extend under it.
  const tiles = Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [rows - 1 - Math.floor(index / columns), index % columns];
    const cell = { x: column * size, y: bottom - (row + 1) * size, size, last: row === 0 };
    return tile(cell, colours, { set, random: createRandom(`${seed} ${row} ${column}`) });
  });
  const field = rect([0, 0, frame.width, frame.height], { fill: palette.ground });
  return {
    body:
      field + tiles.map(({ back }) => back).join("") + tiles.map(({ figure }) => figure).join(""),
    base: "block",
  };
};
