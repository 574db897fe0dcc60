import type { DrawFamily, Scene } from "../art/scene.ts";
import { halo } from "../art/sky.ts";
import { mix } from "../colour.ts";
import { circle, path, polygon, type Point } from "../svg/shapes.ts";

const TURN = Math.PI * 2;

/** One line wound in loops, as by a spirograph (a hypotrochoid). */
function rosette({ frame, palette, random }: Scene): string {
  const { focus, unit } = frame;
  const [teeth, turns] = random.pick<readonly [number, number]>([
    [96, 59],
    [105, 64],
    [96, 41],
    [80, 33],
    [105, 52],
  ]);
  const arm = random.between(0.7, 1.5);
  const ratio = turns / teeth;
  const full = unit * 0.45;
  const span = 1 - ratio + ratio * arm;
  const loops = turns / gcd(teeth, turns);
  const points = Array.from({ length: loops * 27 }, (_, index): Point => {
    const angle = (index / 27) * TURN;
    const inner = ((1 - ratio) / ratio) * angle;
    return {
      x: focus.x + (((1 - ratio) * Math.cos(angle) + ratio * arm * Math.cos(inner)) / span) * full,
      y: focus.y + (((1 - ratio) * Math.sin(angle) - ratio * arm * Math.sin(inner)) / span) * full,
    };
  });
  return path(polygon(points), {
    fill: "none",
    stroke: palette.accent,
    "stroke-width": 1.3,
    opacity: 0.9,
  });
}

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other));

/** Squares, triangles or hexagons, each slightly rotated inside the last: a tunnel. */
function tunnel({ frame, palette, random }: Scene): string {
  const { focus, unit } = frame;
  const corners = random.pick([3, 4, 4, 6]);
  const [twist, shrink, start] = [
    random.between(0.06, 0.14) * random.pick([-1, 1]),
    corners === 3 ? 0.87 : 0.905,
    random.next() * TURN,
  ];
  const colours = [palette.ground, palette.accent, palette.ground, palette.mid];
  return Array.from({ length: 30 }, (_, step) => {
    const radius = unit * (frame.wide ? 1.3 : 1.05) * shrink ** step;
    const points = Array.from({ length: corners }, (_, corner) => {
      const angle = start + step * twist + (corner / corners) * TURN;
      return { x: focus.x + Math.cos(angle) * radius, y: focus.y + Math.sin(angle) * radius };
    });
    return path(polygon(points), {
      fill: mix(
        colours[step % 4] ?? palette.ground,
        palette.ground,
        step % 2 === 0 ? 0 : Math.max(0, 0.6 - step * 0.03),
      ),
    });
  }).join("");
}

/** A widening band wound around the focus. */
function whirl({ frame, palette, random }: Scene): string {
  const { focus, unit } = frame;
  const turns = random.whole(5, 8);
  const hand = random.pick([-1, 1]);
  const arms = random.whole(1, 3);
  // Past 1, the band continues beyond the poster's edge, for the wide frame.
  const end = frame.wide ? 1.75 : 1.15;
  const count = Math.round(turns * 26 * end);
  const edge = (shift: number) =>
    Array.from({ length: count }, (_, index): Point => {
      const share = (index / (count - 1)) * end;
      const angle = (hand * share * turns * TURN) / arms + shift;
      const radius = unit * 0.82 * share ** 1.35;
      return { x: focus.x + Math.cos(angle) * radius, y: focus.y + Math.sin(angle) * radius };
    });
  const wide = (hand * Math.PI) / arms;
  return Array.from({ length: arms }, (_, arm) => {
    const shift = (arm / arms) * TURN;
    return path(polygon([...edge(shift), ...edge(shift + wide).toReversed()]), {
      fill: arm === 0 ? palette.accent : mix(palette.accent, palette.mid, arm * 0.35),
    });
  }).join("");
}

/** Restless shapes: for thrillers and science fiction. */
export const drawSpiral: DrawFamily = (scene) => {
  const { frame, palette, random } = scene;
  const own = {
    ...scene,
    frame: {
      ...frame,
      focus: { x: frame.focus.x + random.between(-0.12, 0.12) * frame.unit, y: frame.focus.y },
    },
  };
  const back = halo(own, 0.9);
  const kind = random.pick(["rosette", "tunnel", "whirl"]);
  const body =
    kind === "rosette"
      ? rosette(own) +
        circle([own.frame.focus.x, own.frame.focus.y, frame.unit * 0.03], { fill: palette.paper })
      : kind === "tunnel"
        ? tunnel(own)
        : whirl(own);
  return { defs: back.defs, body: back.body + body, base: "fade" };
};
