import type { DrawFamily, Scene } from "../art/scene.ts";
import { halo } from "../art/sky.ts";
import { carveMaze } from "../art/carveMaze.ts";
import { arc, circle, group, path, polygon } from "../svg/shapes.ts";
import { formatNumber as n } from "../svg/formatNumber.ts";

const TURN = Math.PI * 2;

/** Rings with gates, joined by walls. */
function round({ frame, palette, random }: Scene): string {
  const { focus, unit } = frame;
  const count = random.whole(7, 9);
  const step = (unit * 0.43) / count;
  const walls = Array.from({ length: count }, (_, index) => {
    const radius = step * (index + 1);
    const gates = Array.from(
      { length: index < 2 ? 1 : random.whole(1, 3) },
      () => random.next() * TURN,
    ).sort((a, b) => a - b);
    const gap = (step * 1.05) / radius;
    return gates
      .map((gate, at) => {
        const end = at + 1 < gates.length ? (gates[at + 1] ?? gate) : (gates[0] ?? gate) + TURN;
        const spoke = gate + gap + random.between(0, 0.3);
        const line = `M${n(focus.x + Math.cos(spoke) * radius)} ${n(focus.y + Math.sin(spoke) * radius)}L${n(focus.x + Math.cos(spoke) * (radius + step))} ${n(focus.y + Math.sin(spoke) * (radius + step))}`;
        return (
          (end - gate > gap * 1.2 ? arc(focus, radius, [gate + gap, end]) : "") +
          (index < count - 1 ? line : "")
        );
      })
      .join("");
  }).join("");
  const hand = path(walls, {
    fill: "none",
    stroke: palette.accent,
    "stroke-width": step * 0.26,
    "stroke-linecap": "round",
  });
  return hand + circle([focus.x, focus.y, step * 0.42], { fill: palette.paper });
}

/** Square walls over the whole drawing with one way through. */
function square({ frame, palette, random }: Scene): string {
  const size = frame.unit / random.pick([8, 10, 12]);
  const [columns, rows] = [Math.ceil(frame.width / size), Math.ceil(frame.floor / size)];
  const { open, way } = carveMaze(columns, rows, random);
  let walls = "";
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (!open.has(`${column} ${row} ${column + 1} ${row}`))
        walls += `M${n((column + 1) * size)} ${n(row * size)}v${n(size)}`;
      if (!open.has(`${column} ${row} ${column} ${row + 1}`))
        walls += `M${n(column * size)} ${n((row + 1) * size)}h${n(size)}`;
    }
  }
  const points = way.map(({ column, row }) => ({
    x: (column + 0.5) * size,
    y: (row + 0.5) * size,
  }));
  const thread = path(polygon(points, false), {
    fill: "none",
    stroke: palette.accent,
    "stroke-width": size * 0.3,
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
  });
  const [first] = points;
  const last = points.at(-1);
  const ends = [first, last]
    .map((point) => (point ? circle([point.x, point.y, size * 0.34], { fill: palette.paper }) : ""))
    .join("");
  const drawn =
    path(walls, {
      fill: "none",
      stroke: palette.mid,
      "stroke-width": size * 0.16,
      "stroke-linecap": "round",
    }) +
    thread +
    ends;
  // The way starts in the first column; a wide frame needs it on the right.
  return frame.wide
    ? group({ transform: `translate(${n(columns * size)} 0) scale(-1 1)` }, drawn)
    : drawn;
}

/** A labyrinth: for mystery and thrillers. */
export const drawMaze: DrawFamily = (scene) => {
  const back = halo(scene, 0.8);
  return {
    defs: back.defs,
    body: back.body + (scene.random.chance(0.55) ? round(scene) : square(scene)),
    base: "fade",
  };
};
