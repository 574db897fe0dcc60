import type { DrawFamily, Scene } from "../art/scene.ts";
import { sky } from "../art/sky.ts";
import { tonesOf } from "../art/tones.ts";
import { mix } from "../colour.ts";
import type { Random } from "../random.ts";
import { circle, path } from "../svg/shapes.ts";
import { formatNumber as n } from "../svg/formatNumber.ts";

type Tree = { readonly x: number; readonly base: number; readonly height: number };

function pine({ x, base, height }: Tree, random: Random): string {
  const half = height * random.between(0.17, 0.23);
  const tiers = 5;
  const side = (hand: number) =>
    Array.from({ length: tiers }, (_, tier) => {
      const share = hand > 0 ? (tier + 1) / tiers : 1 - tier / tiers;
      const y = base - height + height * 0.94 * share;
      const [outer, inner] = [
        `L${n(x + hand * half * share)} ${n(y)}`,
        `L${n(x + hand * half * share * 0.5)} ${n(y - height * 0.02)}`,
      ];
      return hand > 0 ? outer + inner : inner + outer;
    }).join("");
  return `M${n(x)} ${n(base - height)}${side(1)}L${n(x + half * 0.12)} ${n(base)}H${n(x - half * 0.12)}${side(-1)}Z`;
}

/** A bare trunk that extends beyond the top. */
function trunk({ x, base, height }: Tree, random: Random): string {
  const wide = height * random.between(0.014, 0.03);
  const lean = random.between(-0.04, 0.04) * height;
  const limb = (y: number, hand: number) =>
    `M${n(x + lean * 0.6)} ${n(y)}q${n(hand * wide * 2)} ${n(-wide * 2)} ${n(hand * wide * 4)} ${n(-wide * 6)}l${n(wide * 0.3)} ${n(wide * 0.4)}q${n(-hand * wide)} ${n(wide * 4)} ${n(-hand * wide * 4)} ${n(wide * 7)}Z`;
  const limbs = Array.from({ length: random.whole(0, 2) }, () =>
    limb(base - height * random.between(0.4, 0.85), random.pick([-1, 1])),
  ).join("");
  return `M${n(x - wide)} ${n(base)}L${n(x + lean - wide * 0.7)} -10h${n(wide * 1.4)}L${n(x + wide)} ${n(base)}Z${limbs}`;
}

function row({ frame, palette, random }: Scene, depth: number, draw: typeof pine): string {
  const { unit, width, height, floor } = frame;
  const fill = mix(
    mix(palette.mid, palette.ground, 0.2),
    mix(palette.ground, "#000000", tonesOf(palette).light ? 0 : 0.25),
    depth,
  );
  const bare = draw === trunk;
  const base = bare ? height : floor * (0.74 + depth * 0.3);
  let d = bare ? "" : `M-20 ${n(base - 4)}H${n(width + 20)}V${n(height)}H-20Z`;
  for (
    let x = random.between(-30, 10);
    x < width + 30;
    x += unit * (bare ? 0.12 + depth * 0.26 : 0.045 + depth * 0.06) * random.between(0.6, 1.6)
  ) {
    d += draw(
      {
        x,
        base,
        height: bare
          ? height * (0.55 + depth * 0.75)
          : unit * (0.16 + depth * 0.3) * random.between(0.65, 1.2),
      },
      random,
    );
  }
  return path(d, { fill });
}

/** Rows of trees disappearing in mist: for horror, fantasy and mystery. */
export const drawForest: DrawFamily = (scene) => {
  const { frame, palette, random } = scene;
  const back = sky(scene, 1);
  const draw = random.chance(0.5) ? pine : trunk;
  const at = {
    x: frame.focus.x + random.between(-0.24, 0.24) * frame.unit,
    y: frame.floor * random.between(0.3, 0.46),
  };
  const moon = circle(
    [
      at.x,
      at.y,
      frame.unit * (draw === trunk ? random.between(0.26, 0.36) : random.between(0.13, 0.24)),
    ],
    { fill: palette.accent },
  );
  const wood = (draw === trunk ? [0.08, 0.5, 1] : [0.05, 0.4, 0.75, 1])
    .map((depth) => row(scene, depth, draw))
    .join("");
  return { defs: back.defs, body: back.body + moon + wood, base: "low" };
};
