import { dots, type Dot } from "../art/dots.ts";
import type { DrawFamily } from "../art/scene.ts";
import { mix } from "../colour.ts";
import type { Random } from "../random.ts";
import { circle, rect } from "../svg/shapes.ts";

/** Size of a dot, 0 to 1, at an offset from the focus in units. */
type Tone = (x: number, y: number) => number;

const TONES: readonly [(random: Random) => Tone, ...((random: Random) => Tone)[]] = [
  (random) => {
    const reach = random.between(0.42, 0.6);
    return (x, y) => 1.15 - Math.hypot(x, y) / reach;
  },
  (random) => {
    const [light, tilt] = [random.between(0.1, 0.2), random.pick([-1, 1])];
    return (x, y) =>
      Math.hypot(x, y) < 0.4 ? 0.22 + Math.hypot(x - light * tilt, y + light) * 1.5 : 0.12;
  },
  (random) => {
    const speed = random.between(5, 9);
    return (x, y) => 0.5 + Math.sin(x * speed + Math.sin(y * 4) * 1.4) * 0.5;
  },
  (random) => {
    const turn = random.pick([-1, 1]);
    return (x, y) => 0.55 + (x * turn + y) * 0.8;
  },
  (random) => {
    const speed = random.between(14, 22);
    return (x, y) => 0.5 + Math.cos(Math.hypot(x, y) * speed) * 0.5 - Math.hypot(x, y) * 0.25;
  },
];

/** A picture made of printed dots: for documentaries, music and comedy. */
export const drawHalftone: DrawFamily = ({ frame, palette, random }) => {
  const { unit, focus, width, height } = frame;
  const tone = random.pick(TONES)(random);
  const gap = unit / random.pick([16, 20, 24]);
  const angle = random.pick([0, Math.PI / 4, Math.PI / 8]);
  const list: Dot[] = [];
  const span = Math.ceil(Math.hypot(width, height) / gap);
  for (let row = -span; row <= span; row += 1) {
    for (let column = -span; column <= span; column += 1) {
      const x = focus.x + (column * Math.cos(angle) - row * Math.sin(angle)) * gap;
      const y = focus.y + (column * Math.sin(angle) + row * Math.cos(angle)) * gap;
      if (x < -gap || x > width + gap || y < -gap || y > height + gap) continue;
      const amount = Math.min(1, Math.max(0, tone((x - focus.x) / unit, (y - focus.y) / unit)));
      list.push({ x, y, r: amount * gap * 0.56 });
    }
  }
  const field = rect([0, 0, width, height], {
    fill: mix(palette.ground, palette.mid, random.pick([0.15, 0.5, 0.9])),
  });
  const sun = random.chance(0.45)
    ? circle(
        [
          focus.x + random.between(-0.2, 0.2) * unit,
          focus.y + random.between(-0.1, 0.1) * unit,
          unit * 0.27,
        ],
        { fill: palette.paper, opacity: 0.9 },
      )
    : "";
  return { body: field + sun + dots(list, palette.accent), base: "fade" };
};
