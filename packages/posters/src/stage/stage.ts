import { luminance, mix } from "../colour.ts";
import { createRandom, hashText, type Random } from "../random.ts";
import { element } from "../svg/element.ts";
import { linearGradient, paint, radialGradient, type Stop } from "../svg/gradients.ts";
import { bar, boxAt, disc, fill, place, repeat, round } from "./shapes.ts";

/** The area a motif is drawn in, in units of the view box. */
export type StageFrame = {
  readonly width: number;
  readonly height: number;
  /** The art's weight stays above this line; the words of a poster are below it. */
  readonly floor: number;
  /** The middle of the art box, which is 500 by 520 units at scale 1. */
  readonly focus: { readonly x: number; readonly y: number };
  readonly scale: number;
  /** For a backdrop, whose left 45 % stays quiet. */
  readonly wide: boolean;
};

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** What a motif draws with. */
export type Stage = StageFrame & {
  /** Which of the motif's compositions to draw, from 1. */
  readonly set: number;
  /** Seeded by the title's id: the same sequence for poster and backdrop. */
  readonly random: Random;
  /** The view box's position of a point in the art box, whose origin is the focus. */
  across(x: number): number;
  down(y: number): number;
  /** A paint that changes along a line. */
  linear(line: Line, ...stops: readonly Stop[]): string;
  /** A paint that changes from a centre outwards. */
  radial(circle: readonly [x: number, y: number, r: number], ...stops: readonly Stop[]): string;
  /** A round light that fades outwards. */
  glow(circle: readonly [x: number, y: number, r: number], ...stops: readonly Stop[]): string;
  /** A reference to a clip of that shape. */
  clip(d: string): string;
  /**
   * Shading over a shape, from full at the line's start to nothing at its end. The first two are
   * stippled like airbrush in a screen print; more would cost too much, so they are plain.
   */
  shade(d: string, line: Line, colour: string, strength?: number): string;
  /** The whole view box in one paint. */
  full(colour: string): string;
  /** The field that all posters share: shaded at the top and, with a colour for it, at the foot. */
  field(colour: string, top?: string, foot?: string): string;
  /** A drawing in the art box, whose origin is the focus. */
  art(children: string, move?: readonly [x: number, y: number], turn?: number): string;
  /** Path data from one height to the foot of the view box, as wide as it is. */
  ground(y: number): string;
  /** Small stars above a height. */
  stars(count: number, below: number, colour: string): string;
  /** The definitions of all paints, clips and masks so far. */
  defs(): string;
};

const STIPPLED = 2;
/** How much weaker plain shading is, to look as strong as stippling. */
const PLAIN = 0.62;
/** Specks show more on light paper. */
const LIGHT = 0.35;

const SPECKS = (() => {
  const random = createRandom("stipple");
  return repeat(
    620,
    () =>
      `M${round(random.next() * 95)} ${round(random.next() * 95)}h${random.chance(0.3) ? 1.6 : 1}`,
  );
})();

/** Keeps the definitions of a drawing, each with an id of its own. */
function createDefs(uid: string) {
  const written: string[] = [];
  const patterns = new Map<string, string>();
  let count = 0;
  const define = (write: (id: string) => string) => {
    const id = `${uid}-${(count++).toString(36)}`;
    written.push(write(id));
    return paint(id);
  };
  const specks = (colour: string) => {
    if (patterns.size === 0) written.push(element("path", { id: `${uid}-specks`, d: SPECKS }));
    const use = element("use", { href: `#${uid}-specks`, stroke: colour, "stroke-width": 1.1 });
    const known =
      patterns.get(colour) ??
      define((id) =>
        element("pattern", { id, width: 96, height: 96, patternUnits: "userSpaceOnUse" }, use),
      );
    patterns.set(colour, known);
    return known;
  };
  return { define, specks, all: () => written.join("") };
}

/** A stage with nothing on it. `seed` is the title's id. */
export function createStage(
  frame: StageFrame,
  { seed, set }: { seed: string; set: number },
): Stage {
  const { width, height, focus, scale } = frame;
  const random = createRandom(`motif ${seed}`);
  const defs = createDefs(`m${hashText(seed).toString(36)}`);
  let stippled = 0;

  const linear: Stage["linear"] = ([x1, y1, x2, y2], ...stops) =>
    defs.define((id) =>
      linearGradient(
        id,
        [
          { x: x1, y: y1 },
          { x: x2, y: y2 },
        ],
        stops,
      ),
    );

  const radial: Stage["radial"] = ([x, y, r], ...stops) =>
    defs.define((id) => radialGradient(id, { x, y, r }, stops));

  const shade: Stage["shade"] = (d, along, colour, strength = 0.8) => {
    if (stippled >= STIPPLED)
      return fill(d, linear(along, [0, colour, strength * PLAIN], [1, colour, 0]));
    stippled += 1;
    const fading = linear(along, [0, "#ffffff", strength], [1, "#ffffff", 0]);
    const bounds = { x: -1400, y: -1400, width: 2900, height: 2900 };
    const mask = defs.define((id) =>
      element("mask", { id, maskUnits: "userSpaceOnUse", ...bounds }, fill(d, fading)),
    );
    return fill(d, defs.specks(colour), { mask });
  };

  const whole = boxAt(-4, -4, width + 8, height + 8);

  return {
    ...frame,

    set,
    random,
    across: (x) => focus.x + x * scale,
    down: (y) => focus.y + y * scale,
    linear,
    radial,
    glow: (circle, ...stops) => {
      const [x, y, r] = circle;
      return disc(x, y, r, radial(circle, ...stops));
    },
    clip: (d) => defs.define((id) => element("clipPath", { id }, element("path", { d }))),
    shade,
    full: (colour) => bar([-4, -4, width + 8, height + 8], colour),
    field: (colour, top = mix(colour, "#000000", 0.35), foot) => {
      const light = luminance(colour) > LIGHT;
      const footed =
        foot === undefined
          ? ""
          : fill(
              whole,
              linear(
                [0, height, 0, height * 0.55],
                [0, foot, (light ? 0.22 : 0.6) * PLAIN],
                [1, foot, 0],
              ),
            );
      return (
        fill(whole, colour) +
        footed +
        shade(whole, [0, 0, 0, height * 0.5], top, light ? 0.28 : 0.55)
      );
    },
    art: (children, [x, y] = [0, 0], turn = 0) =>
      place(children, [focus.x + x * scale, focus.y + y * scale], scale, { turn }),
    ground: (y) => boxAt(-4, y, width + 8, height),
    stars: (count, below, colour) =>
      repeat(count, () =>
        disc(random.next() * width, random.next() * below, random.pick([0.8, 1.1, 1.7]), colour, {
          opacity: random.between(0.35, 0.9),
        }),
      ),
    defs: defs.all,
  };
}
