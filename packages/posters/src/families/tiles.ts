import type { DrawFamily } from "../art/scene.ts";
import { mix } from "../colour.ts";
import { createRandom, type Random } from "../random.ts";
import { circle, group, path, rect, ring } from "../svg/shapes.ts";
import { formatNumber as n } from "../svg/formatNumber.ts";

type Cell = { readonly x: number; readonly y: number; readonly size: number };
type Draw = (cell: Cell, colour: string) => string;

const quarter: Draw = ({ size }, fill) => path(`M0 0H${n(size)}A${n(size)} ${n(size)} 0 0 1 0 ${n(size)}Z`, { fill });
const dome: Draw = ({ size }, fill) => path(`M0 ${n(size / 2)}A${n(size / 2)} ${n(size / 2)} 0 0 1 ${n(size)} ${n(size / 2)}Z`, { fill });
const half: Draw = ({ size }, fill) => path(`M0 0H${n(size)}L0 ${n(size)}Z`, { fill });
const disc: Draw = ({ size }, fill) => circle(size / 2, size / 2, size * 0.36, { fill });
const bar: Draw = ({ size }, fill) => rect(0, 0, size, size / 2, { fill });
const leaf: Draw = ({ size }, fill) => path(`M0 0H${n(size / 2)}A${n(size / 2)} ${n(size / 2)} 0 0 1 ${n(size)} ${n(size / 2)}V${n(size)}H${n(size / 2)}A${n(size / 2)} ${n(size / 2)} 0 0 1 0 ${n(size / 2)}Z`, { fill });
const target: Draw = ({ size }, fill) => path(ring({ x: size / 2, y: size / 2 }, size * 0.42) + ring({ x: size / 2, y: size / 2 }, size * 0.2), { fill, "fill-rule": "evenodd" });
const stripes: Draw = ({ size }, fill) => [0, 2, 4].map((row) => rect(0, (row * size) / 6, size, size / 6, { fill })).join("");
const twins: Draw = ({ size }, fill) => path(`M0 0A${n(size / 2)} ${n(size / 2)} 0 0 0 ${n(size)} 0ZM0 ${n(size / 2)}A${n(size / 2)} ${n(size / 2)} 0 0 0 ${n(size)} ${n(size / 2)}Z`, { fill });
const plain: Draw = () => "";

const SETS: readonly [readonly [Draw, ...Draw[]], ...(readonly [Draw, ...Draw[]])[]] = [
  [quarter, quarter, dome, half, disc, plain],
  [quarter, leaf, leaf, disc, plain],
  [half, half, bar, stripes, disc, plain],
  [dome, twins, quarter, target, plain],
  [quarter, quarter, quarter, target, plain],
];

function tile(cell: Cell, colours: readonly [string, ...string[]], choice: { readonly set: readonly [Draw, ...Draw[]]; readonly random: Random }): string {
  const { set, random } = choice;
  const [back, front] = random.shuffle(colours);
  const turn = random.whole(0, 3) * 90;
  const middle = n(cell.size / 2);
  const colour = front ?? colours[0];
  // The stroke lets the figure bleed into a neighbour of its colour, again against seams.
  const figure = group({ transform: `rotate(${turn} ${middle} ${middle})`, stroke: colour, "stroke-width": 1.6 }, random.pick(set)(cell, colour));
  // A hair wider than the cell, so that no seam shows between neighbours.
  return group({ transform: `translate(${n(cell.x)} ${n(cell.y)})` }, rect(0, 0, cell.size + 0.6, cell.size + 0.6, { fill: back }) + figure);
}

/** Bauhaus tiles: for comedy, animation and reality. */
export const drawTiles: DrawFamily = ({ frame, palette, random, uid }) => {
  const set = random.pick(SETS);
  const size = frame.width / (frame.wide ? 8 : random.pick([3, 4, 4, 5]));
  const seed = `${uid}${random.next()}`;
  const colours = [palette.ground, palette.mid, palette.accent, random.chance(0.7) ? palette.paper : mix(palette.accent, palette.mid, 0.5)] as const;
  const bottom = frame.wide ? frame.height : frame.floor;
  const rows = Math.ceil(bottom / size);
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: Math.round(frame.width / size) }, (_, column) => {
      const cell = { x: column * size, y: bottom - (row + 1) * size, size };
      return tile(cell, colours, { set, random: createRandom(`${seed} ${row} ${column}`) });
    }).join(""),
  );
  return { body: rect(0, 0, frame.width, frame.height, { fill: palette.ground }) + cells.join(""), base: "block" };
};

