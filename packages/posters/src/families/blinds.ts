import { FIGURES, type FigureName } from "../art/figures.ts";
import type { DrawFamily, Scene } from "../art/scene.ts";
import { sky } from "../art/sky.ts";
import { stand } from "../art/stand.ts";
import { tonesOf } from "../art/tones.ts";
import { mix } from "../colour.ts";
import { linearGradient, paint } from "../svg/gradients.ts";
import { group, path, polygon, rect } from "../svg/shapes.ts";
import { formatNumber as n } from "../svg/formatNumber.ts";

/** People appear in the light more often than things. */
const WHO: readonly [FigureName, ...FigureName[]] = [
  "hat",
  "bob",
  "coat",
  "umbrella",
  "pair",
  "bob",
  "coat",
  "umbrella",
  "lamp",
  "cat",
  "king",
  "bottle",
  "hourglass",
  "keyhole",
  "raven",
  "phone",
  "chair",
];

function light({ palette, frame, uid }: Scene): string {
  return linearGradient(
    `${uid}l`,
    [
      { x: 0, y: 0 },
      { x: 0, y: frame.floor },
    ],
    [
      [0, mix(palette.accent, palette.paper, 0.15)],
      [0.5, mix(palette.accent, palette.mid, 0.3)],
      [1, mix(palette.mid, palette.accent, 0.22)],
    ],
  );
}

function slats({ frame, random, uid }: Scene): string {
  const angle = random.between(2, 16) * random.pick([-1, 1]);
  const gap = frame.unit * random.between(0.068, 0.105);
  const share = random.between(0.42, 0.62);
  const count = Math.ceil((frame.height * 1.3) / gap);
  const d = Array.from(
    { length: count },
    (_, index) =>
      `M-400 ${n(index * gap - frame.height * 0.3)}H${n(frame.width + 400)}v${n(gap * share * (1 - (index / count) * 0.35))}H-400Z`,
  ).join("");
  return group(
    { transform: `rotate(${n(angle)} ${n(frame.focus.x)} ${n(frame.focus.y)})` },
    path(d, { fill: paint(`${uid}l`) }),
  );
}

/** The light of a window, thrown on a wall. */
function panes({ frame, random, uid }: Scene): string {
  const { focus, unit } = frame;
  const [across, down] = [random.whole(2, 3), random.whole(3, 4)];
  const skew = random.between(9, 20) * random.pick([-1, 1]);
  const [width, height] = [unit * 0.78, frame.floor * 0.92];
  const cell = { x: width / across, y: height / down };
  const glass = Array.from({ length: across * down }, (_, index) =>
    rect(
      [
        (index % across) * cell.x + 6,
        Math.floor(index / across) * cell.y + 6,
        cell.x - 12,
        cell.y - 12,
      ],
      { fill: paint(`${uid}l`) },
    ),
  ).join("");
  return group(
    {
      transform: `translate(${n(focus.x - width / 2)} ${n(frame.floor * 0.02)}) skewY(${n(skew)})`,
    },
    glass,
  );
}

/** A door left open on a bright room. */
function doorway({ frame, random, uid }: Scene): string {
  const { focus, unit, floor } = frame;
  const [half, top, slant] = [
    unit * 0.17,
    floor * 0.16,
    unit * random.between(0.3, 0.6) * random.pick([-1, 1]),
  ];
  const spill = polygon([
    { x: focus.x - half, y: floor * 0.9 },
    { x: focus.x + half, y: floor * 0.9 },
    { x: focus.x + half * 2 + slant, y: frame.height },
    { x: focus.x - half * 2 + slant, y: frame.height },
  ]);
  return (
    path(spill, { fill: paint(`${uid}l`), opacity: 0.55 }) +
    rect([focus.x - half, top, half * 2, floor * 0.9 - top], { fill: paint(`${uid}l`) })
  );
}

/**
 * Light through slats, panes or a door, with somebody or something in its way: for crime and
 * thrillers.
 */
export const drawBlinds: DrawFamily = (scene) => {
  const { frame, palette, random } = scene;
  const back = sky(scene, 0.45);
  const kind = random.pick(["slats", "slats", "panes", "doorway"]);
  const shine = kind === "slats" ? slats(scene) : kind === "panes" ? panes(scene) : doorway(scene);
  const tones = tonesOf(palette);
  const aside = kind === "doorway" ? 0 : random.between(-0.16, 0.2) * frame.unit;
  const figure = stand(FIGURES[random.pick(WHO)], 100, {
    x: frame.focus.x + aside,
    y: frame.floor + (kind === "doorway" ? -frame.floor * 0.08 : frame.unit * 0.02),
    height: Math.min(frame.unit * random.between(0.5, 0.64), frame.floor * 0.62),
    paints: { ink: tones.ink, lit: tones.glow },
    flip: random.chance(0.5),
  });
  return { defs: back.defs + light(scene), body: back.body + shine + figure, base: "low" };
};
