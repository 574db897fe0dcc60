import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import {
  boxAt,
  disc,
  fill,
  line,
  oval,
  place,
  polar,
  repeat,
  round,
  times,
} from "../../stage/shapes.ts";

const DOG =
  "M-26 0C-34 -2 -34 -40 -14 -66L-10 -84C-12 -96 -4 -108 8 -110L12 -120L22 -110C32 -108 42 -100 42 -94C40 -86 28 -84 20 -84L14 -60C18 -40 18 -20 18 -4L26 0H6L2 -26L-2 0Z";
const BACK =
  "M-26 0C-34 -2 -34 -40 -14 -66L-10 -84C-12 -96 -4 -108 8 -110C0 -96 4 -84 0 -66C-8 -40 -12 -20 -8 0ZM6 -108L12 -120L18 -108L14 -92Z";
const TAIL = "M-26 -4C-52 -4 -60 -24 -54 -40C-50 -24 -42 -18 -26 -18Z";

export const motif: Motif = {
  mood: "moon",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, scale, random } = stage;
    const desert = stage.set === 2;
    const horizon = floor * 0.82;
    const [sky, land] = [mix(bg, mix(deep, ink, 0.4), 0.5), mix(deep, ink, 0.68)];
    const [px, py] = [stage.across(12), stage.down(-20)];
    const arm = (turn: number, colour: string, wide: number) => {
      const side = (grow: number) =>
        times(27, (i) => {
          const t = i / 26;
          const [x, y] = polar(46 + 148 * t, turn + t * 210 + grow * wide * (1 - t * 0.85));
          return `${round(x)} ${round(y)}`;
        });
      return fill(`M${side(0).join("L")}L${side(1).toReversed().join("L")}Z`, colour);
    };
    const hole =
      disc(0, 0, 158, ink) +
      stage.glow(
        [0, 0, 158],
        [0, lite],
        [0.22, mix(key, lite, 0.4)],
        [0.5, key, 0.75],
        [0.85, mix(deep, ink, 0.5), 0.4],
        [1, ink, 0.1],
      ) +
      repeat(6, (i) => arm(i * 60, i % 2 ? key : mix(key, lite, 0.55), 26)) +
      repeat(6, (i) => arm(i * 60 + 30, mix(bg, key, 0.5), 10)) +
      stage.glow([0, 0, 66], [0, "#ffffff"], [0.55, lite], [1, lite, 0]) +
      repeat(46, () => {
        const [x, y] = polar(random.between(60, 215), random.between(0, 360));
        return disc(x, y, random.pick([1.2, 2, 3]), random.chance(0.5) ? lite : key);
      });
    const fence = repeat(Math.ceil(width / (34 * scale)) + 1, (i) => {
      const x = i * 34 * scale;
      return `M${round(x)} ${round(horizon + 4)}V${round(horizon - 74 * scale)}l${round(13 * scale)} ${round(-16 * scale)}l${round(13 * scale)} ${round(16 * scale)}V${round(horizon + 4)}Z`;
    });
    const rails =
      boxAt(-4, horizon - 62 * scale, width + 8, 9 * scale) +
      boxAt(-4, horizon - 24 * scale, width + 8, 9 * scale);
    const trees = `M-4 ${round(horizon)}V${round(horizon - 100 * scale)}${repeat(Math.ceil(width / 50) + 1, (i) => `c4 ${-40 - ((i * 37) % 40)} 46 ${-44 - ((i * 23) % 40)} 50 ${((i * 3) % 5) * 6 - 12}`)}V${round(horizon)}Z`;
    const mesas = `M-4 ${round(horizon)}${repeat(Math.ceil(width / 210) + 1, (i) => `h50l14 ${round(-(60 + ((i * 47) % 50)) * scale)}h${70 + ((i * 31) % 30)}l16 ${round((60 + ((i * 47) % 50)) * scale)}h30`)}H${width + 4}V${round(horizon + 4)}H-4Z`;
    const blades = repeat(
      Math.ceil(width / 13),
      (i) =>
        `M${i * 13} ${round(horizon + 6)}l${3 + (i % 3) * 2} ${-10 - ((i * 7) % 9)}l4 ${10 + ((i * 7) % 9)}Z`,
    );
    const cactus =
      line("M0 0V-120M0 -46H-28V-84M0 -62H26V-98", mix(ink, deep, 0.2), 15) +
      line("M-4 -6V-118M-32 -52V-82", mix(key, deep, 0.45), 3);
    const fur = mix(mix(deep, bg, 0.4), lite, 0.5);
    const dog = fill(TAIL + DOG, fur) + fill(BACK, mix(fur, ink, 0.6)) + disc(31, -101, 2.4, ink);
    const light = stage.linear([0, 0, 0, 150], [0, mix(key, lite, 0.3), 0.7], [1, key, 0]);
    const dusk = stage.linear([0, horizon - 90 * scale, 0, horizon], [0, ink, 0.1], [1, ink, 0.55]);
    const here = [stage.across(-156), horizon + 38 * scale] as const;
    return {
      body:
        stage.field(sky, ink) +
        stage.stars(stage.wide ? 110 : 60, horizon * 0.8, lite) +
        fill(desert ? mesas : trees, mix(sky, ink, 0.55)) +
        (desert
          ? ""
          : fill(fence + rails, mix(mix(deep, bg, 0.4), lite, 0.22)) + fill(fence + rails, dusk)) +
        stage.glow([px, py, 300 * scale], [0, key, 0.75], [0.6, key, 0.3], [1, key, 0]) +
        place(hole, [px, py], scale) +
        fill(stage.ground(horizon), land) +
        (desert ? "" : fill(blades, land)) +
        place(fill("M-70 0H70L190 150H-190Z", light), [px, horizon], scale) +
        stage.shade(stage.ground(horizon), [0, height, 0, horizon], ink, 0.5) +
        (desert
          ? place(cactus, [stage.across(-186), horizon + 14 * scale], scale) +
            place(cactus, [stage.across(206), horizon + 4 * scale], scale * 0.6, { flip: true })
          : place(oval([0, 0, 44, 6], ink, { opacity: 0.6 }) + dog, here, scale)),
      under: land,
    };
  },
};
