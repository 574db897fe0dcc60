import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, oval, place, repeat, round } from "../../stage/shapes.ts";
import { glints, rain, snowfall } from "../../stage/weather.ts";

const SNOWY_ROOF =
  "M-222 -224C-224 -240 -200 -248 -160 -244C-110 -254 -60 -246 -20 -250C40 -256 90 -244 116 -244C130 -242 130 -228 126 -224Z";
const GLOW = "#ffe0a0";

/** `white` is the snow on it, if any. */
const drawSign = ({ deep, key, lite }: Colours, steel: string, white: string | false) => {
  const bus =
    fill("M-20 -13C-20 -18 20 -18 20 -13V11H-20Z", lite) +
    bar([-16, -10, 14, 9], key) +
    bar([2, -10, 14, 9], key) +
    disc(-10, 12, 4.6, lite) +
    disc(10, 12, 4.6, lite);
  return (
    bar([-4, -262, 8, 262], steel) +
    disc(0, -262, 42, steel) +
    disc(0, -262, 38, lite) +
    disc(0, -262, 33, key) +
    place(bus, [0, -261], 1.05) +
    bar([-24, -196, 48, 62], mix(lite, deep, 0.14), { rx: 3 }) +
    line("M-16 -182H16M-16 -172H10M-16 -162H16M-16 -152H4", mix(deep, lite, 0.3), 3) +
    (white ? fill("M-36 -284C-30 -312 30 -312 36 -284C16 -300 -16 -300 -36 -284Z", white) : "")
  );
};

export const motif: Motif = {
  mood: "streetlight",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, height, floor, scale } = stage;
    const snowy = stage.set === 2;
    const horizon = floor * 0.87;
    const land = snowy ? mix(deep, ink, 0.4) : mix(deep, ink, 0.6);
    const [steel, wood] = [mix(ink, lite, 0.16), "#a9683a"];
    const white = mix(lite, bg, 0.08);
    const glass = "M-190 -208H96V-14H-190Z";
    const bench =
      line("M-150 0V-48M56 0V-48", steel, 7) +
      bar([-172, -54, 250, 9], wood, { rx: 3 }) +
      bar([-172, -66, 250, 8], mix(wood, GLOW, 0.35), { rx: 3 }) +
      line("M-154 -66V-112M60 -66V-112", steel, 6) +
      bar([-172, -92, 250, 8], wood, { rx: 3 }) +
      bar([-172, -110, 250, 10], mix(wood, ink, 0.2), { rx: 3 });
    const bag =
      line("M-8 -46V-58H16V-46", mix(key, ink, 0.6), 5) +
      bar([-32, -46, 72, 46], key, { rx: 6 }) +
      bar([14, -46, 26, 46], mix(key, ink, 0.3), { rx: 6 }) +
      bar([-20, -46, 8, 46], mix(key, lite, 0.6)) +
      bar([20, -46, 8, 46], mix(key, lite, 0.4));
    const shelter =
      fill(glass, stage.linear([0, -208, 0, 0], [0, GLOW, 0.9], [1, GLOW, 0.22])) +
      fill("M-150 -208H-96L-166 -14H-190V-100ZM30 -208H56L-14 -14H-40Z", "#ffffff", {
        opacity: 0.14,
      }) +
      line("M-190 -14H96M-95 -208V-14M0 -208V-14", mix(steel, GLOW, 0.15), 4) +
      bench +
      (snowy ? line("M-166 -68H-60C-30 -72 20 -66 70 -68", white, 7) : "") +
      place(bag, [26, -68], 0.86) +
      line("M-190 0V-212M96 0V-212", steel, 10) +
      bar([-218, -226, 342, 20], steel, { rx: 5 }) +
      bar([-206, -206, 318, 5], "#fff6d8") +
      (snowy ? fill(SNOWY_ROOF, white) : "");
    const [sx, foot] = [stage.across(-28), horizon + 16 * scale];
    const snowGround = `M-4 ${round(horizon + 4)}Q${round(width * 0.3)} ${round(horizon - 14 * scale)} ${round(width * 0.6)} ${round(horizon)}T${width + 4} ${round(horizon - 6)}V${height + 4}H-4Z`;
    const steps = repeat(9, (i) =>
      oval(
        [
          stage.across(20 + i * 24 + (i % 2) * 6),
          horizon + (28 + i * 5 + (i % 2) * 6) * scale,
          5 * scale,
          2.6 * scale,
        ],
        ink,
        { opacity: 0.5 },
      ),
    );
    const town = `M-4 ${round(horizon + 4)}${repeat(Math.ceil(width / 92) + 1, (i) => `V${round(horizon - (90 + ((i * 67) % 120)) * scale)}h${40 + ((i * 29) % 30)}V${round(horizon - (60 + ((i * 41) % 70)) * scale)}h${34 - ((i * 13) % 20)}`)}V${round(horizon + 4)}Z`;
    return {
      body:
        stage.field(bg, ink) +
        fill(town, mix(bg, deep, 0.6)) +
        stage.glow([sx, stage.down(20), 330 * scale], [0, GLOW, 0.36], [1, GLOW, 0]) +
        fill(snowy ? snowGround : stage.ground(horizon), land) +
        (snowy
          ? fill(
              snowGround,
              stage.linear([0, horizon, 0, floor * 1.06], [0, lite, 0.75], [1, lite, 0]),
            ) + steps
          : "") +
        oval([sx, foot + 4 * scale, 230 * scale, 20 * scale], GLOW, { opacity: 0.4 }) +
        (snowy ? "" : glints(stage, [-40, foot + 18 * scale, 130], GLOW)) +
        place(shelter, [sx, foot], scale * 0.88) +
        place(
          drawSign(colours, steel, snowy && white),
          [stage.across(158), foot + 16 * scale],
          scale,
        ) +
        (snowy ? snowfall(stage, horizon * 1.06, "#ffffff") : rain(stage, horizon, lite)),
      under: land,
    };
  },
};
