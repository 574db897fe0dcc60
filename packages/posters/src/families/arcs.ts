import type { DrawFamily, Scene } from "../art/scene.ts";
import { mix } from "../colour.ts";
import { linearGradient, paint } from "../svg/gradients.ts";
import { circle, group, rect, type Point } from "../svg/shapes.ts";

function bands({ palette, random }: Scene, at: Point, outer: number): string {
  const colours = [
    palette.accent,
    palette.mid,
    palette.ground,
    palette.paper,
    mix(palette.accent, palette.mid, 0.35),
  ];
  const count = random.whole(6, 9);
  const offset = random.whole(0, 4);
  return Array.from({ length: count }, (_, index) =>
    circle([at.x, at.y, outer * (1 - index / count)], {
      fill: colours[(index + offset) % colours.length],
    }),
  ).join("");
}

/** Positions of the centres, as shares of the frame's width and the art's height. */
const LAYOUTS: readonly [readonly Point[], ...(readonly Point[])[]] = [
  [{ x: 1, y: 1 }],
  [{ x: 0, y: 1 }],
  [{ x: 0.5, y: 1 }],
  [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ],
  [
    { x: 0, y: 1 },
    { x: 1, y: 1 },
  ],
  [{ x: 0.5, y: 0.5 }],
];

/** Wide bands around one or two centres: for romance. */
export const drawArcs: DrawFamily = (scene) => {
  const { frame, palette, random, uid } = scene;
  const bottom = frame.wide ? frame.height : frame.floor;
  const left = frame.wide ? frame.width * 0.36 : 0;
  const span = frame.width - left;
  const layout = random.pick(LAYOUTS);
  const reach = layout.length === 1 ? (layout[0]?.x === 0.5 ? 0.66 : 1.12) : 0.8;
  const size = Math.max(span, bottom * 0.9) * reach;
  const art = layout
    .map((at) => bands(scene, { x: left + at.x * span, y: at.y * bottom }, size))
    .join("");
  const clip = `<clipPath id="${uid}c">${rect([0, 0, frame.width, bottom], {})}</clipPath>`;
  const dim = linearGradient(
    `${uid}d`,
    [
      { x: 0, y: bottom * 0.8 },
      { x: 0, y: bottom },
    ],
    [
      [0, palette.ground, 0],
      [1, palette.ground, 0.38],
    ],
  );
  return {
    defs: clip + dim,
    body:
      rect([0, 0, frame.width, frame.height], { fill: palette.ground }) +
      group(
        { "clip-path": paint(`${uid}c`) },
        art + rect([0, 0, frame.width, bottom], { fill: paint(`${uid}d`) }),
      ),
    base: "block",
  };
};
