import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { boxAt, disc, fill, line, place, repeat, round } from "../../stage/shapes.ts";

const VANE =
  "M-4 -40C-34 -70 -46 -120 -40 -180C-46 -176 -50 -176 -56 -178C-50 -230 -30 -290 14 -344C22 -300 50 -276 54 -216C50 -216 46 -212 42 -206C52 -196 54 -176 50 -160C46 -158 42 -156 38 -148C42 -110 30 -70 6 -40Z";
const SHADED =
  "M1 -40C4 -140 6 -240 14 -344C22 -300 50 -276 54 -216C50 -216 46 -212 42 -206C52 -196 54 -176 50 -160C46 -158 42 -156 38 -148C42 -110 30 -70 6 -40Z";
const TOWN =
  "M-250 120V60H-236V36L-222 14L-208 36V60H-196V20H-190V8H-182V20H-168V58H-156L-138 36L-120 58V72H-106V-6C-106 -36 -82 -52 -60 -56V-70H-58V-86H-52V-70H-50V-56C-28 -52 -4 -36 -4 -6V64H6V30H12L16 -18L14 -22L22 -112L30 -22L28 -18L32 30H38V70H52V34L70 12L88 34V24H96V40H102V72H116V44H124V28H130V44H160V10L170 -14L180 10V66H196V40H230V62H250V120Z";
const SHIP =
  "M-70 66C-50 74 50 74 86 52C80 84 66 96 56 102H-48C-60 92 -68 80 -70 66ZM-4 62V-112H2V62ZM-44 64V-60H-39V64ZM44 62V-76H49V62ZM-36 -100C-14 -90 10 -90 34 -100C44 -70 44 -50 36 -36C14 -44 -12 -44 -34 -36C-26 -56 -28 -80 -36 -100ZM-34 -28C-12 -38 14 -38 36 -28C46 0 44 26 36 46C14 36 -14 36 -34 46C-26 20 -26 0 -34 -28ZM-72 -50C-60 -44 -52 -44 -40 -48V44C-54 42 -62 44 -74 50C-64 20 -64 -20 -72 -50ZM42 -62C56 -56 66 -58 78 -64C86 -30 84 10 76 46C66 40 54 40 42 44ZM0 -112L26 -104L0 -98ZM84 52L118 30L84 44Z";

export const motif: Motif = {
  mood: "canvas",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale, set, random } = stage;
    const paper = mix(bg, lite, stage.wide ? 0.3 : 0.78);
    const far = floor * 0.78;
    const [feather, dark] = [mix(key, deep, 0.06), mix(key, ink, 0.4)];
    const barbs = repeat(13, (i) => {
      const y = -70 - i * 19;
      return `M${round(2 + i * 0.7)} ${y}Q${-16 - (i % 3) * 3} ${y - 8} ${-30 - (i % 2) * 4} ${y - 34}M${round(3 + i * 0.7)} ${y - 6}Q${18 + (i % 3) * 3} ${y - 12} ${30 + (i % 2) * 4} ${y - 36}`;
    });
    const quill = place(
      fill(VANE, feather) +
        stage.shade(VANE, [50, -40, -10, -170], ink, 0.8) +
        fill(SHADED, dark, { opacity: 0.5 }) +
        line(barbs.toString(), mix(feather, lite, 0.4), 2, { opacity: 0.7 }) +
        line("M0 -20C3 -120 6 -230 13 -336", mix(lite, key, 0.15), 4.5) +
        fill("M-5 -50H6L4 -24L8 -8L0 22L-7 -8L-4 -24Z", mix(lite, ink, 0.12)) +
        fill("M-7 -10L0 22L8 -8Q0 -16 -7 -10Z", ink) +
        line("M0 14V-4", mix(ink, lite, 0.4), 1.6),
      [set === 2 ? 12 : 38, set === 2 ? -130 : -124],
      0.84,
      { turn: 42 },
    );
    const drop = (x: number, y: number, size: number) =>
      fill("M0 -24C4 -10 11 -2 11 7A11 11 0 0 1 -11 7C-11 -2 -4 -10 0 -24Z", ink, {
        transform: `translate(${x} ${y}) scale(${size})`,
      });
    const rows = (from: number, size: number) =>
      `M-4 ${round(far + from * scale)}` +
      repeat(
        Math.ceil(width / (size * scale)) + 1,
        () =>
          `q${round(size * 0.3 * scale)} ${round(-26 * scale)} ${round(size * 0.62 * scale)} ${round(-14 * scale)}q${round(-8 * scale)} ${round(16 * scale)} ${round(size * 0.38 * scale)} ${round(14 * scale)}`,
      ) +
      `V${height + 4}H-4Z`;
    const more = repeat(Math.ceil(width / (44 * scale)), (i) => {
      const [x, tall] = [i * 44 * scale, random.between(12, 64) * scale];
      const wide = random.between(28, 44) * scale;
      const gable = random.chance(0.5)
        ? `M${round(x)} ${round(far - tall)}l${round(wide / 2)} ${round(-wide * 0.6)}l${round(wide / 2)} ${round(wide * 0.6)}Z`
        : "";
      return boxAt(x, far - tall, wide, tall + 60) + gable;
    });
    const lamps =
      repeat(26, () => boxAt(random.between(-236, 236), random.between(66, 100), 4, 7)) +
      boxAt(-74, 4, 5, 11) +
      boxAt(-57, 4, 5, 11) +
      boxAt(-40, 4, 5, 11) +
      boxAt(19, 38, 5, 9);
    const lift = (d: string, y: number) => place(d, [focus.x, y], scale);
    return {
      body:
        stage.field(paper, mix(paper, ink, 0.45)) +
        disc(stage.across(-124), stage.down(-150), 50 * scale, mix(key, paper, 0.62)) +
        (set === 2
          ? fill(rows(-4, 120), mix(paper, ink, 0.4))
          : fill(more, mix(paper, ink, 0.38))) +
        (set === 2
          ? lift(fill(SHIP, ink, { transform: "rotate(-4)" }), far - 62 * scale)
          : lift(fill(TOWN, ink) + fill(lamps, mix(key, lite, 0.55)), far - 66 * scale)) +
        fill(set === 2 ? rows(34, 150) : stage.ground(far + 30 * scale), ink) +
        (set === 2 ? "" : fill(more, ink, { transform: `translate(0 ${round(38 * scale)})` })) +
        place(quill, [focus.x, far - 66 * scale], scale) +
        lift(drop(-150, -40, 0.5) + drop(96, -60, 0.7) + drop(122, -24, 0.45), far - 66 * scale),
      under: ink,
    };
  },
};
