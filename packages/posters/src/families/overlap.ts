import type { DrawFamily, Scene } from "../art/scene.ts";
import { mix } from "../colour.ts";
import { paint } from "../svg/gradients.ts";
import { circle, path, rect, type Point } from "../svg/shapes.ts";
import { formatNumber as n } from "../svg/formatNumber.ts";

type Disc = Point & { readonly r: number };

/** Discs in print colours; overlaps have a third colour. */
function discs({ frame, palette, random, uid }: Scene): {
  readonly defs: string;
  readonly body: string;
} {
  const { focus, unit, floor } = frame;
  const span = Math.min(unit, floor * 1.05);
  const big = random.between(0.24, 0.32) * span;
  const angle = random.next() * Math.PI;
  const apart = big * random.between(0.5, 0.85);
  const at = (side: number, r: number): Disc => ({
    x: focus.x + Math.cos(angle) * apart * side,
    y: floor * 0.47 + Math.sin(angle) * apart * side * 0.8,
    r,
  });
  const [one, two] = [at(-1, big), at(1, big * random.between(0.7, 1.1))];
  const meet = mix(palette.accent, palette.ground, 0.55);
  const defs = `<clipPath id="${uid}o">${circle([one.x, one.y, one.r], {})}</clipPath>`;
  const small = circle(
    [
      focus.x + random.between(-0.36, 0.36) * unit,
      floor * random.pick([0.1, 0.86]),
      unit * random.between(0.03, 0.06),
    ],
    { fill: palette.paper },
  );
  return {
    defs,
    body:
      circle([one.x, one.y, one.r], { fill: palette.accent }) +
      circle([two.x, two.y, two.r], { fill: palette.mid }) +
      circle([two.x, two.y, two.r], { fill: meet, "clip-path": paint(`${uid}o`) }) +
      small,
  };
}

/** Half discs stacked and shifted against each other. */
function halves({ frame, palette, random }: Scene): string {
  const { focus, unit, floor } = frame;
  const count = random.whole(3, 4);
  const size = Math.min(floor / count, unit * 0.32) * 0.98;
  const top = (floor - size * count) / 2;
  const colours = random.shuffle([
    palette.accent,
    palette.mid,
    palette.paper,
    mix(palette.accent, palette.mid, 0.5),
  ]);
  return Array.from({ length: count }, (_, index) => {
    const [x, y, hand] = [
      focus.x + random.pick([-1, 0, 1]) * size * 0.5,
      top + index * size,
      random.pick([0, 1]),
    ];
    return path(
      `M${n(x - size)} ${n(y + (hand === 1 ? size : 0))}a${n(size)} ${n(size)} 0 0 ${hand} ${n(size * 2)} 0Z`,
      { fill: colours[index % colours.length] },
    );
  }).join("");
}

/** Bars balanced with a disc. */
function bars({ frame, palette, random }: Scene): string {
  const { focus, unit, floor } = frame;
  const colours = random.shuffle([
    palette.accent,
    palette.mid,
    mix(palette.mid, palette.paper, 0.35),
    palette.accent,
  ]);
  const count = random.whole(4, 6);
  const wide = (unit * 0.86) / count;
  const sticks = Array.from({ length: count }, (_, index) => {
    const high = floor * random.between(0.3, 0.92);
    const y = random.chance(0.5) ? -10 : floor - high * 0.96;
    return rect([focus.x - unit * 0.43 + index * wide, y, wide * 0.84, high], {
      fill: colours[index % colours.length],
      rx: random.pick([0, wide * 0.42]),
    });
  }).join("");
  return (
    sticks +
    circle(
      [
        focus.x + random.between(-0.2, 0.2) * unit,
        floor * random.between(0.35, 0.6),
        unit * random.between(0.1, 0.16),
      ],
      { fill: palette.paper },
    )
  );
}

/** A few large plain shapes: for drama, comedy and documentaries. */
export const drawOverlap: DrawFamily = (scene) => {
  const { frame, palette, random } = scene;
  const field = rect([0, 0, frame.width, frame.height], {
    fill: mix(palette.ground, palette.mid, random.pick([0, 0.14, 0.22])),
  });
  const kind = random.pick(["discs", "discs", "halves", "bars"]);
  const drawn =
    kind === "discs"
      ? discs(scene)
      : { defs: "", body: kind === "halves" ? halves(scene) : bars(scene) };
  return { defs: drawn.defs, body: field + drawn.body, base: "low" };
};
