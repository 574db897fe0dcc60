import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { fill, line, oval, place, repeat, round } from "../../stage/shapes.ts";
import { person } from "../../stage/person.ts";
import { pines } from "../../stage/pines.ts";
import { fade } from "../../stage/table.ts";

const CLAW =
  "M30 -20C10 -60 -6 -70 -20 -106C-26 -126 -16 -130 -6 -112L10 -84C4 -116 0 -140 4 -166C8 -182 18 -178 20 -160L26 -100C32 -130 38 -154 50 -174C60 -184 66 -174 60 -158L46 -98C58 -118 72 -134 88 -142C98 -144 100 -134 92 -126C76 -104 70 -80 74 -20Z";

const SNOW =
  "M30 -210L58 -172L44 -158L34 -170L20 -150L4 -164L30 -210ZM-60 -150L-38 -133L-50 -122L-60 -130L-74 -118L-84 -126Z";
const FLAPS =
  "M-30 -176L-166 30H-120C-84 -20 -50 -90 -30 -176ZM-30 -176L66 30H24C2 -30 -20 -90 -30 -176Z";

export const motif: Motif = {
  mood: "pines",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, floor, focus, scale, set } = stage;
    const foot = floor * 0.9;
    const night = mix(bg, ink, 0.15);
    const under = mix(mix(deep, ink, 0.6), ink, 0.15);
    const warm = "#ffb648";
    const [canvas, glow] = [mix(warm, key, 0.15), mix(warm, "#fff2c4", 0.65)];
    const peaks = (shift: number, y: number, size: number, rock: string, snow: string) =>
      repeat(Math.ceil(width / (300 * size)) + 2, (i) =>
        place(
          fill("M-210 0L-60 -150L-24 -122L30 -210L96 -120L124 -140L230 0Z", rock) +
            fill("M30 -210L96 -120L124 -140L230 0H90L60 -60L66 -100Z", ink, { opacity: 0.25 }) +
            fill(SNOW, snow),
          [shift + (i - 1) * 300 * size, y],
          size,
          { flip: i % 2 === 1 },
        ),
      );
    const shooting = `M${round(stage.across(190))} ${round(stage.down(-230))}l-84 26`;
    const [snow, far] = [mix(lite, night, 0.12), mix(lite, night, 0.5)];
    const front = "M-30 -176L-166 30H66Z";
    const side = "M-30 -176L110 -146L196 6L66 30Z";
    const camper =
      place(fill(person(92), mix(canvas, ink, 0.75)), [-64, 26]) +
      place(fill(person(64), mix(canvas, ink, 0.75)), [-14, 26]);
    const shadow = place(fill(CLAW, mix(canvas, ink, 0.72)), [86, 36], 0.96, { turn: 10 });
    const tent =
      oval([16, 30, 240, 22], warm, { opacity: 0.3 }) +
      oval([14, 30, 190, 12], ink, { opacity: 0.4 }) +
      line("M-30 -176L-216 34M110 -146L236 14", mix(ink, lite, 0.45), 2.4) +
      fill(
        side,
        stage.linear([0, -150, 190, 20], [0, mix(canvas, lite, 0.1)], [1, mix(canvas, ink, 0.42)]),
      ) +
      (set === 2 ? `<g clip-path="${stage.clip(side)}">${shadow}</g>` : "") +
      stage.shade(side, [196, 10, 40, -80], mix(canvas, ink, 0.7), 0.9) +
      fill(front, stage.linear([0, -176, 0, 30], [0, mix(canvas, glow, 0.3)], [1, glow])) +
      camper.slice(0, set === 2 ? camper.indexOf("</g>") + 4 : undefined) +
      fill(FLAPS, canvas) +
      fill("M-30 -176L-166 30H-152ZM-30 -176L66 30H52Z", mix(canvas, ink, 0.3)) +
      line(
        "M-120 30C-84 -20 -50 -90 -30 -176M24 30C2 -30 -20 -90 -30 -176M66 30L-30 -176L110 -146",
        mix(canvas, ink, 0.4),
        3,
      ) +
      line("M-34 -182L-26 -170", ink, 6) +
      line("M-220 26L-212 40M230 6L240 22", ink, 5);
    const logs = line("M-22 8L20 0M-20 0L22 8", "#5a3420", 9);
    const fire =
      set === 2
        ? logs + line("M0 -6C-6 -20 8 -26 0 -44", lite, 4, { opacity: 0.4 })
        : stage.glow([0, -14, 70], [0, warm, 0.6], [1, warm, 0]) +
          fill(
            "M0 -58C14 -36 26 -28 22 -8C18 8 -18 8 -22 -8C-26 -26 -6 -34 0 -58Z",
            mix(key, "#ff6a22", 0.7),
          ) +
          fill("M2 -34C10 -22 14 -16 11 -4C8 4 -9 4 -11 -4C-12 -14 0 -20 2 -34Z", glow) +
          logs;
    return {
      body:
        stage.field(night, mix(night, ink, 0.6)) +
        stage.stars(stage.wide ? 110 : 60, floor * 0.55, lite) +
        (set === 2
          ? fill("M0 -44A44 44 0 1 0 44 10A37 37 0 0 1 0 -44Z", lite, {
              transform: `translate(${round(stage.across(-130))} ${round(stage.down(-176))})`,
            })
          : line(shooting, lite, 2.5, { opacity: 0.7 })) +
        peaks(stage.across(30), foot - 60 * scale, 1.15 * scale, mix(night, lite, 0.22), snow) +
        peaks(stage.across(170), foot - 30 * scale, 0.8 * scale, mix(night, lite, 0.09), far) +
        pines(stage, foot - 26 * scale, 120 * scale, mix(night, ink, 0.45)) +
        stage.glow([focus.x, foot - 70 * scale, 280 * scale], [0, warm, 0.5], [1, warm, 0]) +
        fill(
          `M-4 ${round(foot - 30 * scale)}Q${round(focus.x)} ${round(foot - 48 * scale)} ${width + 4} ${round(foot - 26 * scale)}V${stage.height + 4}H-4Z`,
          mix(under, warm, 0.12),
        ) +
        fade(stage, foot - 10 * scale, floor * 1.03, under) +
        place(tent, [focus.x - 4 * scale, foot - 38 * scale], scale * 0.98) +
        place(fire, [focus.x + 176 * scale, foot + 16 * scale], scale),
      under,
    };
  },
};
