import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, boxAt, disc, fill, line, oval, place, repeat, round } from "../../stage/shapes.ts";

const FLYING =
  "M-66 -168C-84 -156 -120 -152 -130 -122C-136 -50 -124 60 -134 152C-122 146 -108 150 -96 147C-64 138 -32 154 4 138C40 122 66 142 96 116C128 88 134 96 160 74C196 44 188 8 206 -26C230 -74 214 -108 226 -158C198 -142 176 -150 150 -138C110 -120 76 -116 42 -130C28 -152 -4 -156 -22 -168Z";
const FOLDS =
  "M-96 -150C-88 -60 -92 50 -106 148C-92 146 -76 142 -58 143C-58 50 -68 -70 -78 -158ZM-34 -164C-6 -60 22 40 30 129C48 126 66 134 84 124C70 40 24 -80 -16 -162ZM14 -152C56 -86 118 -30 160 74C178 60 188 44 192 30C150 -50 86 -96 38 -134Z";
const COLLAR =
  "M-70 -160C-84 -184 -92 -204 -98 -228C-72 -212 -16 -212 10 -228C4 -204 -4 -184 -18 -160C-32 -150 -56 -150 -70 -160Z";
const HUNG =
  "M-52 -150C-84 -138 -104 -124 -112 -90C-122 -20 -134 70 -150 150C-124 166 -106 146 -82 162C-54 178 -30 154 0 168C30 182 54 156 82 164C106 172 126 150 150 152C134 70 122 -20 112 -90C104 -124 84 -138 52 -150Q0 -136 -52 -150Z";
const HUNG_FOLDS =
  "M-84 -126C-92 -30 -106 70 -120 156C-108 154 -96 155 -84 161C-70 60 -62 -40 -58 -140ZM-24 -140C-32 -20 -38 80 -42 161C-28 160 -14 162 0 168C-2 60 -6 -30 -8 -140ZM44 -142C58 -30 74 60 86 166C100 168 112 160 124 154C108 60 92 -40 74 -136Z";
const MASK =
  "M-58 -12C-36 -26 -14 -16 0 -8C14 -16 36 -26 58 -12C60 12 44 28 24 22C12 18 8 6 0 6C-8 6 -12 18 -24 22C-44 28 -60 12 -58 -12ZM-40 0Q-26 -10 -14 4Q-28 14 -40 0ZM40 0Q26 -10 14 4Q28 14 40 0Z";
const BOOT = "M-17 -54H17C15 -36 16 -24 19 -16C28 -10 44 -10 46 2V8H-19C-20 -14 -16 -34 -17 -54Z";

const SEAMS =
  "M-122 -118C-128 -50 -116 60 -124 146M46 -122C80 -108 112 -112 152 -130C176 -140 196 -134 216 -146M-48 -150C-28 -60 -12 40 -10 134";
const HUNG_SEAMS = "M-106 -96C-114 -20 -126 70 -140 148M34 -140C42 -30 50 70 58 160";
const TIE =
  "M-52 -150Q0 -136 52 -150M-52 -148C-70 -140 -66 -112 -78 -96M52 -148C66 -136 60 -116 72 -98";

export const motif: Motif = {
  mood: "enamel",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, floor, focus, scale, random, set } = stage;
    const foot = floor * 0.93;
    const stone = mix(mix(deep, ink, 0.55), lite, 0.06);
    const [cloth, dark] = [mix(key, "#d02a2a", 0.55), mix(mix(key, "#d02a2a", 0.6), ink, 0.45)];
    const trim = mix(key, lite, 0.7);
    const [shape, folds] = set === 2 ? [HUNG, HUNG_FOLDS] : [FLYING, FOLDS];
    const city = (high: number, step: number, colour: string, lamp: string) => {
      let windows = "";
      const houses = repeat(Math.ceil(width / step) + 1, (i) => {
        const [x, wide, tall] = [i * step, step * random.between(0.7, 1), random.between(0.4, 1)];
        const top = foot - tall * high;
        windows += repeat(6, () =>
          boxAt(
            x + random.between(6, wide - 10),
            top + 8 + random.next() * tall * high * 0.7,
            4.5,
            7,
          ),
        );
        return boxAt(x, top, wide, tall * high + 4);
      });
      return fill(houses, colour) + fill(windows, lamp);
    };
    const cape =
      fill(shape, cloth) +
      stage.shade(shape, [-60, 190, 40, -60], mix(dark, ink, 0.5), 1) +
      fill(folds, dark, { opacity: 0.75 }) +
      line(set === 2 ? HUNG_SEAMS : SEAMS, mix(cloth, lite, 0.5), 3.5);
    const boot =
      fill(BOOT, mix(cloth, ink, 0.12)) +
      fill("M-17 -54H-2C-6 -34 -6 -14 -4 8H-19C-20 -14 -16 -34 -17 -54Z", dark) +
      fill("M-20 -60L0 -50L20 -60V-46L0 -38L-20 -46Z", trim) +
      bar([-20, 3, 67, 6], mix(ink, lite, 0.12));
    const boots =
      oval([-34, 222, 86, 8], ink, { opacity: 0.5 }) +
      place(boot, [-74, 214], 0.94) +
      place(boot, [-14, 214], 0.94);
    const collar =
      fill(COLLAR, mix(cloth, ink, 0.12)) +
      fill("M-98 -228C-72 -212 -16 -212 10 -228L6 -216C-18 -202 -70 -202 -94 -216Z", dark) +
      line("M-94 -214C-88 -194 -80 -178 -68 -160M-50 -204V-158", mix(cloth, lite, 0.45), 3) +
      line("M-74 -160Q-44 -146 -14 -160", mix(key, lite, 0.7), 7);
    const rope = `M-4 ${round(stage.down(-196))}Q${round(focus.x)} ${round(stage.down(-134))} ${width + 4} ${round(stage.down(-190))}`;
    const peg = (x: number, y: number) =>
      bar([x - 6, y, 12, 44], "#e2b878", { rx: 3 }) + bar([x - 1, y, 2, 44], ink, { opacity: 0.5 });
    const mask = fill(MASK, mix(ink, bg, 0.1), { "fill-rule": "evenodd", stroke: trim });
    const laundry =
      place(cape + line(TIE, trim, 6) + peg(-50, -178) + peg(50, -178), [-46, 0]) +
      place(mask, [166, -118], 0.86, { turn: 8 }) +
      peg(158, -178);
    const dentils = repeat(Math.ceil(width / 26), (i) =>
      boxAt(i * 34 * scale, foot + 23 * scale, 18 * scale, 12),
    );
    const ledge =
      fill(stage.ground(foot), stone) +
      fill(boxAt(-4, foot, width + 8, 9 * scale), mix(stone, lite, 0.4)) +
      fill(boxAt(-4, foot + 9 * scale, width + 8, 14 * scale), mix(stone, lite, 0.16)) +
      fill(dentils, mix(stone, lite, 0.12));
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.6)) +
        stage.stars(stage.wide ? 90 : 46, floor * 0.6, lite) +
        disc(focus.x + 10 * scale, stage.down(-60), 190 * scale, lite, { opacity: 0.13 }) +
        disc(focus.x + 10 * scale, stage.down(-60), 152 * scale, mix(lite, key, 0.12)) +
        city(230 * scale, 62 * scale, mix(bg, deep, 0.7), mix(lite, key, 0.3)) +
        city(130 * scale, 46 * scale, mix(deep, ink, 0.45), mix(key, lite, 0.55)) +
        ledge +
        (set === 2 ? line(rope, mix(ink, lite, 0.3), 4 * scale) : "") +
        place(
          set === 2 ? laundry : boots + cape + collar,
          [focus.x - (set === 2 ? 0 : 34) * scale, set === 2 ? stage.down(-4) : foot - 214 * scale],
          scale * 0.98,
        ),
      under: stone,
    };
  },
};
