import type { DrawFamily, Scene } from "../art/scene.ts";
import { mix } from "../colour.ts";
import { path, polygon, rect, type Point } from "../svg/shapes.ts";

function tint({ palette }: Scene, share: number): string {
  const steps = [
    palette.ground,
    mix(palette.ground, palette.mid, 0.6),
    palette.mid,
    mix(palette.mid, palette.accent, 0.5),
    palette.accent,
    mix(palette.accent, palette.paper, 0.45),
  ];
  const at = Math.min(0.999, Math.max(0, share)) * (steps.length - 1);
  const index = Math.floor(at);
  return mix(steps[index] ?? palette.ground, steps[index + 1] ?? palette.ground, at - index);
}

/** Crumpled paper: triangles lit from one side, brightest around the focus. */
function facets(scene: Scene): string {
  const { frame, random } = scene;
  const { focus, unit, width, height } = frame;
  const size = unit / random.pick([4, 5, 6]);
  const [columns, rows] = [Math.ceil(width / size) + 2, Math.ceil(height / size) + 2];
  const points = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => ({
      x: (column - 1 + random.between(-0.38, 0.38)) * size,
      y: (row - 1 + random.between(-0.38, 0.38)) * size,
    })),
  );
  const at = (row: number, column: number): Point => points[row]?.[column] ?? focus;
  const facet = (corners: readonly Point[]) => {
    const middle = {
      x: corners.reduce((sum, corner) => sum + corner.x, 0) / 3,
      y: corners.reduce((sum, corner) => sum + corner.y, 0) / 3,
    };
    const far = Math.hypot((middle.x - focus.x) / unit, (middle.y - focus.y) / unit);
    const fill = tint(scene, 0.78 - far * 0.95 + random.between(-0.24, 0.24));
    return path(polygon(corners), { fill, stroke: fill, "stroke-width": 0.8 });
  };
  return Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const [a, b, c, d] = [
      at(row, column),
      at(row, column + 1),
      at(row + 1, column + 1),
      at(row + 1, column),
    ];
    return random.chance(0.5)
      ? facet([a, b, c]) + facet([a, c, d])
      : facet([a, b, d]) + facet([b, c, d]);
  }).join("");
}

/** A sheet folded like an accordion, cut by one bright strip. */
function pleats(scene: Scene): string {
  const { frame, random, palette } = scene;
  const { unit, width, height, focus } = frame;
  const size = unit / random.pick([5, 6, 8]);
  const drop = size * random.between(0.5, 1.4);
  const bright = Math.round(focus.x / size) + random.whole(-1, 1);
  const count = Math.ceil(width / size) + 1;
  return Array.from({ length: count }, (_, index) => {
    const [x, up] = [index * size, index % 2 === 0];
    const layers = Array.from({ length: 7 }, (_, layer) => {
      const y = (layer * height) / 6 - height * 0.18;
      const slope = up ? [0, drop] : [drop, 0];
      const corners = [
        { x, y: y + (slope[0] ?? 0) },
        { x: x + size, y: y + (slope[1] ?? 0) },
        { x: x + size, y: height + drop },
        { x, y: height + drop },
      ];
      const share =
        index === bright
          ? 0.9 - layer * 0.1
          : (up ? 0.5 : 0.24) - Math.abs(index - bright) * 0.035 + ((layer * 3 + 1) % 4) * 0.06;
      return path(polygon(corners), {
        fill: tint(scene, share),
        stroke: palette.ground,
        "stroke-width": 0.4,
      });
    });
    return layers.join("");
  }).join("");
}

/** Folded paper: for thrillers, drama and history. */
export const drawFolds: DrawFamily = (scene) => {
  const { frame, palette, random } = scene;
  const back = rect([0, 0, frame.width, frame.height], { fill: palette.ground });
  return { body: back + (random.chance(0.75) ? facets(scene) : pleats(scene)), base: "fade" };
};
