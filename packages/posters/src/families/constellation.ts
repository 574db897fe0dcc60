import { stars } from "../art/dots.ts";
import type { DrawFamily, Scene } from "../art/scene.ts";
import { sky } from "../art/sky.ts";
import { mix } from "../colour.ts";
import { circle, path, polygon, ring, type Point } from "../svg/shapes.ts";
import { formatNumber as n } from "../svg/formatNumber.ts";

/** A star with four thin points. */
function spark({ x, y }: Point, r: number): string {
  return `M${n(x)} ${n(y - r)}Q${n(x)} ${n(y)} ${n(x + r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y + r)}Q${n(x)} ${n(y)} ${n(x - r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - r)}Z`;
}

function figure({ frame, palette, random }: Scene): string {
  const { focus, unit, floor } = frame;
  const count = random.whole(6, 9);
  const points = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1) - 0.5;
    return {
      x: focus.x + share * unit * 0.74 + random.between(-0.04, 0.04) * unit,
      y: floor * 0.42 + random.between(-0.26, 0.26) * Math.min(floor, unit),
    };
  });
  const branch = points[random.whole(1, count - 2)] ?? focus;
  const twig = {
    x: branch.x + random.between(-0.16, 0.16) * unit,
    y: branch.y + random.pick([-1, 1]) * unit * 0.17,
  };
  const lines = path(polygon(points, false) + polygon([branch, twig], false), {
    fill: "none",
    stroke: palette.accent,
    "stroke-width": 2,
    opacity: 0.75,
  });
  const [bright] = random.shuffle(points);
  const lights = [...points, twig]
    .map((point) =>
      circle([point.x, point.y, unit * random.pick([0.008, 0.011, 0.016])], {
        fill: palette.paper,
      }),
    )
    .join("");
  return (
    lines + lights + (bright ? path(spark(bright, unit * 0.085), { fill: palette.paper }) : "")
  );
}

/** The rings and ticks of an old star map. */
function chart({ frame, palette, random }: Scene): string {
  const { focus, unit, floor } = frame;
  const at = { x: focus.x, y: floor * 0.45 };
  const radius = Math.min(unit * 0.43, floor * 0.43);
  const rings = [1, 0.96, 0.66, 0.33]
    .map((share) =>
      circle([at.x, at.y, radius * share], {
        fill: "none",
        stroke: palette.accent,
        "stroke-width": share === 1 ? 2.4 : 1,
        opacity: 0.5,
      }),
    )
    .join("");
  const ticks = Array.from({ length: 72 }, (_, index) => {
    const [angle, inner] = [(index / 72) * Math.PI * 2, index % 6 === 0 ? 0.88 : 0.96];
    return `M${n(at.x + Math.cos(angle) * radius)} ${n(at.y + Math.sin(angle) * radius)}L${n(at.x + Math.cos(angle) * radius * inner)} ${n(at.y + Math.sin(angle) * radius * inner)}`;
  }).join("");
  const crescent = random.chance(0.5)
    ? `M${n(at.x - radius * 0.1)} ${n(at.y - radius * 0.2)}a${n(radius * 0.2)} ${n(radius * 0.2)} 0 1 0 0 ${n(radius * 0.4)}a${n(radius * 0.26)} ${n(radius * 0.26)} 0 0 1 0 ${n(-radius * 0.4)}Z`
    : "";
  return (
    rings +
    path(ticks, { stroke: palette.accent, "stroke-width": 1.2, opacity: 0.6 }) +
    path(crescent || spark(at, radius * 0.16), { fill: palette.accent })
  );
}

/** The moon from new to full and back, along a bow. */
function phases({ frame, palette, random }: Scene): string {
  const { focus, unit, floor } = frame;
  const [count, bow] = [
    random.pick([5, 7]),
    random.pick([-1, 1]) * floor * random.between(0.1, 0.22),
  ];
  const moons = Array.from({ length: count }, (_, index) => {
    const side = (index / (count - 1)) * 2 - 1;
    const r = unit * (0.098 - Math.abs(side) * 0.042) * (count === 7 ? 0.68 : 1);
    const at = { x: focus.x + side * unit * 0.37, y: floor * 0.42 + (side * side - 0.5) * bow };
    const width = r * (1 - Math.abs(side) * 1.7);
    const waxing = side < 0;
    const inner = `A${n(Math.max(0.5, Math.abs(width)))} ${n(r)} 0 0 ${width > 0 === waxing ? 1 : 0} ${n(at.x)} ${n(at.y - r)}Z`;
    return path(
      side === 0
        ? ring(at, r)
        : `M${n(at.x)} ${n(at.y - r)}A${n(r)} ${n(r)} 0 0 ${waxing ? 1 : 0} ${n(at.x)} ${n(at.y + r)}${inner}`,
      {
        fill: side === 0 ? palette.paper : palette.accent,
      },
    );
  });
  return moons.join("");
}

/** A falling bright body with its tail. */
function comet({ frame, palette, random }: Scene): string {
  const { focus, unit, floor } = frame;
  const hand = random.pick([-1, 1]);
  const at = { x: focus.x - hand * unit * 0.2, y: floor * random.between(0.52, 0.64) };
  const tail = [0.09, 0.055, 0.028].map((half, layer) => {
    const end = {
      x: at.x + hand * unit * (0.74 + layer * 0.1),
      y: at.y - unit * (0.56 + layer * 0.04),
    };
    return path(
      polygon([
        { x: at.x - unit * half * 0.5, y: at.y - unit * half * 0.7 },
        end,
        { x: at.x + unit * half * 0.5, y: at.y + unit * half * 0.7 },
      ]),
      {
        fill: layer === 2 ? palette.paper : palette.accent,
        opacity: [0.28, 0.45, 0.8][layer],
      },
    );
  });
  return (
    tail.join("") +
    circle([at.x, at.y, unit * 0.05], { fill: palette.paper }) +
    circle([at.x, at.y, unit * 0.085], { fill: palette.accent, opacity: 0.25 })
  );
}

function ridge({ frame, palette, random }: Scene): string {
  const { floor, height, width, unit } = frame;
  const step = unit / 26;
  const points: Point[] = [{ x: -10, y: height }];
  for (let x = -10; x < width + step; x += step)
    points.push(
      { x, y: floor * 0.93 - random.between(0, 0.045) * unit },
      { x: x + step / 2, y: floor * 0.93 - random.between(0.05, 0.15) * unit },
    );
  return path(polygon([...points, { x: width + 10, y: height }]), {
    fill: mix(palette.ground, "#000000", 0.25),
  });
}

/** Stars joined into a figure over a wood: for fantasy, mystery and science fiction. */
export const drawConstellation: DrawFamily = (scene) => {
  const { random } = scene;
  const back = sky(scene, 0.9);
  const night = stars(scene, 110);
  const kind = random.pick(["map", "map", "figure", "phases", "comet"] as const);
  const lights = {
    map: () => chart(scene) + figure(scene),
    figure: () => figure(scene),
    phases: () => phases(scene),
    comet: () => comet(scene),
  };
  return {
    defs: back.defs,
    body: back.body + night + lights[kind]() + (random.chance(0.6) ? ridge(scene) : ""),
    base: "fade",
  };
};
