import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import {
  bar,
  circleAt,
  corners,
  disc,
  fill,
  line,
  mirrored,
  oval,
  place,
  polar,
  repeat,
  round,
} from "../../stage/shapes.ts";
import { table } from "../../stage/table.ts";
import { snowfall } from "../../stage/weather.ts";

const BELL = "M-58 0C-58 -44 -30 -62 0 -62C30 -62 58 -44 58 0Q0 14 -58 0Z";

const BUZZ =
  "M-176 -196C-196 -182 -208 -164 -214 -142M-150 -222C-156 -220 -160 -216 -164 -214M-204 -214C-220 -200 -232 -180 -238 -160";
const BELL_CAP =
  "M-186 -118C-176 -156 -140 -192 -104 -190C-80 -188 -70 -176 -60 -170C-66 -158 -78 -164 -88 -156C-96 -166 -110 -160 -118 -152C-128 -158 -138 -148 -144 -138C-154 -142 -164 -132 -170 -122C-176 -112 -188 -108 -186 -118Z";
const TOP_CAP =
  "M-116 -84C-80 -122 -40 -140 0 -140C40 -140 80 -122 116 -84C104 -76 98 -92 84 -88C70 -84 66 -104 48 -100C34 -94 24 -114 6 -106C-10 -98 -22 -112 -36 -104C-50 -98 -58 -104 -70 -94C-84 -84 -104 -74 -116 -84Z";

export const motif: Motif = {
  mood: "sunset",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, focus, scale, set } = stage;
    const foot = floor * 0.93;
    const coat = mix(key, deep, 0.08);
    const [steel, dark] = [mix("#d9dde0", lite, 0.3), mix(coat, ink, 0.5)];
    const under = mix(deep, ink, 0.4);
    const body = circleAt(0, 20, 156);
    const ticks = repeat(60, (i) => {
      const far = i % 15 === 0 ? 88 : i % 5 === 0 ? 98 : 108;
      const [[x1, y1], [x2, y2]] = [polar(114, i * 6), polar(far, i * 6)];
      const width = i % 15 === 0 ? 9 : i % 5 === 0 ? 5 : 2;
      return line(`M${round(x1)} ${round(y1 + 20)}L${round(x2)} ${round(y2 + 20)}`, ink, width);
    });
    const hand = (turn: number, d: string, colour: string) =>
      fill(d, colour, { transform: `translate(0 20) rotate(${turn})` });
    const bell = place(
      bar([-6, 0, 12, 34], mix(steel, ink, 0.45)) +
        fill(BELL, steel) +
        fill("M10 -61C38 -58 58 -40 58 0Q38 8 16 9C30 -14 30 -40 10 -61Z", mix(steel, ink, 0.35)) +
        fill("M-44 -14C-42 -34 -30 -46 -16 -50C-26 -38 -32 -26 -34 -12Z", "#ffffff", {
          opacity: 0.85,
        }) +
        disc(0, -66, 9, mix(steel, ink, 0.3)),
      [-98, -128],
      1,
      { turn: -36 },
    );
    const leg =
      fill("M-112 128L-86 148L-118 206Q-128 214 -134 204Z", dark) +
      disc(-126, 204, 12, mix(steel, ink, 0.3));
    const clock =
      oval([8, 212, 166, 13], ink, { opacity: 0.45 }) +
      mirrored(leg) +
      line("M-36 -150C-36 -216 36 -216 36 -150", mix(steel, ink, 0.25), 12) +
      line("M-33 -160C-30 -206 14 -208 26 -184", lite, 3) +
      line("M0 -130V-160", mix(steel, ink, 0.5), 9) +
      bar([-17, -184, 34, 26], mix(steel, ink, 0.3), { rx: 8 }) +
      mirrored(bell) +
      fill(body, coat) +
      stage.shade(body, [120, 170, -30, -40], ink, 1) +
      line("M-140 -14A144 144 0 0 1 -36 -120", mix(coat, lite, 0.65), 8) +
      disc(0, 20, 130, mix(steel, ink, 0.35)) +
      disc(0, 20, 126, steel) +
      disc(0, 20, 120, mix(lite, "#ffffff", 0.2)) +
      fill("M0 -100A120 120 0 0 1 0 140A160 160 0 0 0 0 -100Z", deep, { opacity: 0.12 }) +
      ticks +
      hand(set === 2 ? 180 : 212, "M-6 16L-5 -56L-13 -54L0 -78L13 -54L5 -56L6 16Z", ink) +
      hand(set === 2 ? 0 : 24, "M-5 20L-3.4 -98Q0 -106 3.4 -98L5 20Z", ink) +
      hand(-27, "M-1.6 26L-1 -92H1L1.6 26Z", mix(key, "#d3262a", 0.4)) +
      disc(0, 20, 11, ink) +
      disc(0, 20, 5, key) +
      fill("M-96 -14C-86 -56 -52 -84 -14 -88C-46 -70 -66 -46 -74 -8Z", "#ffffff", { opacity: 0.4 });
    const white = mix(lite, "#ffffff", 0.4);
    const snow = stage.wide ? mix(under, white, 0.25) : white;
    const caps = mirrored(fill(BELL_CAP, white)) + fill(TOP_CAP, white);
    const buzz = mirrored(line(BUZZ, mix(lite, key, 0.1), 6));
    const drift = `M-4 ${round(foot - 12 * scale)}Q${round(focus.x)} ${round(foot - 60 * scale)} ${stage.width + 4} ${round(foot - 8 * scale)}V${stage.height + 4}H-4Z`;
    const rays = repeat(28, (i) => {
      const [a, b] = [polar(1400, i * 12.86), polar(1400, i * 12.86 + 6.43)];
      return fill(corners([[0, 0], a, b]), lite, { opacity: stage.wide ? 0.1 : 0.2 });
    });
    const sky = mix(bg, deep, 0.55);
    return {
      body:
        (set === 2
          ? stage.field(sky, mix(sky, ink, 0.6)) +
            stage.glow([focus.x, stage.down(0), 340 * scale], [0, lite, 0.35], [1, lite, 0]) +
            table(stage, foot - 30 * scale, under, ink)
          : stage.field(bg, mix(bg, ink, 0.3)) +
            stage.art(rays) +
            table(stage, foot - 30 * scale, under, ink)) +
        place(clock + (set === 2 ? caps : buzz), [focus.x, foot - 214 * scale], scale * 0.96) +
        (set === 2 ? fill(drift, snow) + snowfall(stage, foot, white) : ""),
      under: set === 2 ? snow : under,
    };
  },
};
