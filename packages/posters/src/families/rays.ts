import type { DrawFamily, Scene } from "../art/scene.ts";
import { mix } from "../colour.ts";
import { circle, path, polygon, rect, type Point } from "../svg/shapes.ts";
import { formatNumber as n } from "../svg/formatNumber.ts";

const TURN = Math.PI * 2;

function straight(at: Point, count: number, reach: number): string {
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [(index / count) * TURN, ((index + 0.5) / count) * TURN];
    return polygon([
      at,
      ...[from, to].map((angle) => ({
        x: at.x + Math.cos(angle) * reach,
        y: at.y + Math.sin(angle) * reach,
      })),
    ]);
  }).join("");
}

/** Rays bent like those of a pinwheel. */
function bent(at: Point, count: number, reach: number): string {
  const edge = (angle: number) => {
    const on = (share: number, turn: number) =>
      `${n(at.x + Math.cos(angle + turn) * reach * share)} ${n(at.y + Math.sin(angle + turn) * reach * share)}`;
    return {
      there: `Q${on(0.5, -0.1)} ${on(1, 0.55)}`,
      back: `L${on(1, 0.55)}Q${on(0.5, -0.1)} ${n(at.x)} ${n(at.y)}Z`,
    };
  };
  return Array.from(
    { length: count },
    (_, index) =>
      `M${n(at.x)} ${n(at.y)}${edge((index / count) * TURN).there}${edge(((index + 0.5) / count) * TURN).back}`,
  ).join("");
}

function centre({ frame, palette, random }: Scene, at: Point): string {
  const radius = frame.unit * random.between(0.11, 0.21);
  const rings = [
    circle([at.x, at.y, radius * 1.24], { fill: palette.ground }),
    circle([at.x, at.y, radius], { fill: palette.accent }),
  ];
  if (random.chance(0.5))
    rings.push(
      circle([at.x, at.y, radius * 0.66], { fill: palette.ground }),
      circle([at.x, at.y, radius * 0.4], { fill: palette.paper }),
    );
  return rings.join("");
}

/** A burst from one point: for action, adventure and war. */
export const drawRays: DrawFamily = (scene) => {
  const { frame, palette, random } = scene;
  const side = random.pick([-0.5, -0.2, 0, 0.2, 0.5]);
  const low = random.pick([0.42, 0.5, 0.98]);
  const at = { x: frame.focus.x + side * frame.unit * 0.9, y: frame.floor * low };
  const reach = Math.hypot(frame.width, frame.height) * 1.1;
  const count = random.whole(11, 24);
  const draw = random.chance(0.3) ? bent : straight;
  const field = rect([0, 0, frame.width, frame.height], {
    fill: mix(palette.ground, palette.mid, 0.38),
  });
  const burst = path(draw(at, count, reach), {
    fill: mix(palette.mid, palette.accent, random.pick([0.12, 0.5, 1])),
    opacity: 0.95,
  });
  const glow = circle([at.x, at.y, frame.unit * 0.4], { fill: palette.mid, opacity: 0.35 });
  return { body: field + burst + glow + centre(scene, at), base: "fade" };
};
