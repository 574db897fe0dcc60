import { stars } from "../art/dots.ts";
import type { DrawFamily, Scene } from "../art/scene.ts";
import { halo } from "../art/sky.ts";
import { tonesOf } from "../art/tones.ts";
import { mix } from "../colour.ts";
import { element } from "../svg/element.ts";
import { formatNumber as n } from "../svg/formatNumber.ts";
import { arc, circle, group, path } from "../svg/shapes.ts";

const TURN = Math.PI * 2;

function rings({ frame, palette, random }: Scene, first: number): string {
  const { focus, unit } = frame;
  const count = frame.wide ? 24 : 17;
  return Array.from({ length: count }, (_, index) => {
    const radius = unit * (first + index * 0.048 + random.between(-0.008, 0.008));
    const faint = circle([focus.x, focus.y, radius], {
      fill: "none",
      stroke: palette.accent,
      "stroke-width": 0.8,
      opacity: 0.34,
    });
    const arcs = Array.from({ length: random.pick([1, 1, 2, 2, 0, 3]) }, () => {
      const from = random.next() * TURN;
      return path(arc(focus, radius, [from, from + random.between(0.4, 2.9)]), {
        fill: "none",
        stroke: random.chance(0.22) ? palette.paper : palette.accent,
        "stroke-width": random.pick([1.8, 2.6, 4, 6]),
        "stroke-linecap": "round",
        opacity: random.between(0.7, 1),
      });
    });
    return faint + arcs.join("");
  }).join("");
}

/** Planets on flattened, tilted paths. */
function system({ frame, palette, random }: Scene): string {
  const { focus, unit } = frame;
  const squash = random.between(0.28, 0.42);
  const bodies = Array.from({ length: frame.wide ? 8 : 6 }, (_, index) => {
    const rx = unit * (0.17 + index * 0.105);
    const ry = rx * squash;
    const angle = random.next() * TURN;
    const at = { x: focus.x + Math.cos(angle) * rx, y: focus.y + Math.sin(angle) * ry };
    const track = element("ellipse", {
      cx: focus.x,
      cy: focus.y,
      rx,
      ry,
      fill: "none",
      stroke: palette.accent,
      "stroke-width": 1.4,
      opacity: 0.6,
    });
    const planet = circle([at.x, at.y, unit * random.between(0.012, 0.042)], {
      fill: random.pick([palette.accent, palette.paper, mix(palette.accent, palette.mid, 0.45)]),
    });
    return track + planet;
  });
  const sun = circle([focus.x, focus.y, unit * 0.085], { fill: palette.accent });
  return group(
    { transform: `rotate(${random.whole(-32, 32)} ${n(focus.x)} ${n(focus.y)})` },
    bodies.join("") + sun,
  );
}

/** A dark disc in front of its own light. */
function eclipse(scene: Scene): string {
  const { frame, palette, random } = scene;
  const { focus, unit } = frame;
  const radius = unit * random.between(0.2, 0.27);
  const glow = [1.7, 1.42, 1.22, 1.08]
    .map((times) =>
      circle([focus.x, focus.y, radius * times], { fill: palette.accent, opacity: 0.13 }),
    )
    .join("");
  const shift = random.pick([-1, 1]) * radius * 0.07;
  return (
    glow +
    circle([focus.x, focus.y, radius], { fill: palette.paper }) +
    circle([focus.x + shift, focus.y + radius * 0.05, radius * 0.985], {
      fill: tonesOf(palette).ink,
    }) +
    rings(scene, 0.36)
  );
}

/** Concentric paths around a star: for science fiction and mystery. */
export const drawOrbits: DrawFamily = (scene) => {
  const { frame, palette, random } = scene;
  const moved = {
    ...frame,
    focus: {
      x: frame.focus.x + random.between(-0.18, 0.18) * frame.unit,
      y: frame.focus.y + random.between(-0.08, 0.06) * frame.unit,
    },
  };
  const own = { ...scene, frame: moved };
  const back = halo(own);
  const variant = random.pick(["rings", "rings", "system", "eclipse"]);
  const night = stars(own, 46);
  const core = circle([moved.focus.x, moved.focus.y, frame.unit * 0.032], { fill: palette.paper });
  const body =
    variant === "system"
      ? system(own)
      : variant === "eclipse"
        ? eclipse(own)
        : rings(own, 0.06) + core;
  return { defs: back.defs, body: back.body + night + body, base: "fade" };
};
