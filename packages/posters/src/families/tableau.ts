import { OBJECTS, type ObjectName } from "../art/objects.ts";
import { objectsFor } from "../art/objectsFor.ts";
import type { DrawFamily, Scene } from "../art/scene.ts";
import { sky } from "../art/sky.ts";
import { stand } from "../art/stand.ts";
import { stars } from "../art/dots.ts";
import { tonesOf } from "../art/tones.ts";
import { mix } from "../colour.ts";
import { circle, path, rect } from "../svg/shapes.ts";
import { formatNumber as n } from "../svg/formatNumber.ts";

const AFLOAT: ReadonlySet<ObjectName> = new Set(["boat", "island", "lighthouse", "bridge"]);
const ALOFT: ReadonlySet<ObjectName> = new Set(["balloon", "rocket"]);

function ground({ frame, palette, random }: Scene, line: number): string {
  const { unit, width, height, focus } = frame;
  const rise = unit * random.between(0.01, 0.06);
  const fill = mix(palette.ground, "#000000", tonesOf(palette).light ? 0 : 0.3);
  const ink = tonesOf(palette).light ? palette.paper : fill;
  return path(
    `M-10 ${n(line + rise)}Q${n(focus.x)} ${n(line - rise)} ${n(width + 10)} ${n(line + rise * 1.3)}V${n(height)}H-10Z`,
    {
      fill: ink,
      opacity: tonesOf(palette).light ? 0.92 : 1,
    },
  );
}

function water({ frame, palette, random }: Scene, line: number): string {
  const { width, height, focus, unit } = frame;
  const glints = Array.from({ length: 16 }, (_, index) => {
    const half = unit * random.between(0.02, 0.16) * (1 - index / 22);
    return `M${n(focus.x - half + random.between(-0.06, 0.06) * unit)} ${n(line + 9 + index * 8)}h${n(half * 2)}`;
  }).join("");
  const sea = rect([0, line, width, height - line], {
    fill: mix(palette.ground, palette.mid, 0.3),
  });
  return (
    sea +
    path(glints, {
      stroke: palette.accent,
      "stroke-width": 3,
      "stroke-linecap": "round",
      opacity: 0.75,
    })
  );
}

/** One thing in front of a great sun: for adventure, history, drama and family films. */
export const drawTableau: DrawFamily = (scene) => {
  const { frame, palette, random } = scene;
  const { focus, unit, floor } = frame;
  const back = sky(scene, random.between(0.75, 1));
  const name = random.pick(objectsFor(scene.genres, scene.tags));
  const line = floor * 0.9;
  const radius = Math.min(unit * random.between(0.27, 0.37), floor * 0.42);
  const sunAt = {
    x: focus.x + random.between(-0.08, 0.08) * unit,
    y: line - radius * random.between(0.75, 1.1),
  };
  const tones = tonesOf(palette);
  const night = !tones.light && random.chance(0.4) ? stars(scene, 50) : "";
  const halo = random.chance(0.4)
    ? circle([sunAt.x, sunAt.y, radius * 1.28], { fill: palette.accent, opacity: 0.14 })
    : "";
  const sun = halo + circle([sunAt.x, sunAt.y, radius], { fill: palette.accent });
  const high = radius * random.between(1.05, 1.35);
  const thing = stand(OBJECTS[name], 200, {
    x: sunAt.x + random.between(-0.22, 0.22) * radius,
    y: ALOFT.has(name) ? line - radius * 0.35 : line + unit * 0.012,
    height: ALOFT.has(name) ? high * 0.9 : high,
    paints: {
      ink: tones.light ? palette.paper : mix(palette.ground, "#000000", 0.3),
      lit: mix(palette.accent, palette.paper, 0.6),
    },
    flip: random.chance(0.5),
  });
  const land = AFLOAT.has(name) ? thing + water(scene, line) : ground(scene, line) + thing;
  return { defs: back.defs, body: back.body + night + sun + land, base: "low" };
};
