import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import {
  bar,
  corners,
  disc,
  fill,
  line,
  oval,
  place,
  polar,
  repeat,
  times,
} from "../../stage/shapes.ts";

const BODY =
  "M-140 0C-142 -14 -136 -22 -130 -34C-116 -66 -104 -96 -76 -118C-66 -124 66 -124 76 -118C104 -96 116 -66 130 -34C136 -22 142 -14 140 0Z";
const HANDLE = "M-96 8C-84 -58 84 -58 96 8L68 14C56 -22 -56 -22 -68 14Z";
const CUPS =
  "M-106 6C-104 -8 -58 -8 -56 6L-46 34C-48 44 -114 44 -116 34ZM106 6C104 -8 58 -8 56 6L46 34C48 44 114 44 116 34Z";

export const motif: Motif = {
  mood: "parlour",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, focus, scale } = stage;
    const [dark, bright] = [mix(key, ink, 0.5), mix(key, lite, 0.5)];
    const wood = mix(deep, ink, 0.6);
    const edge = stage.down(34);
    const cord = corners(
      times(331, (i) => {
        const t = i / 330;
        const [x, y] = polar(9, i * 26);
        const u = 1 - t;
        return [
          u * u * 86 + 2 * u * t * 180 + t * t * 128 + x,
          u * u * -6 + 2 * u * t * -20 + t * t * 78 + y,
        ];
      }),
      false,
    );
    const phone =
      oval([0, 2, 164, 12], ink, { opacity: 0.5 }) +
      fill("M-112 -150H-84L-78 -132H78L84 -150H112L104 -116H-104Z", mix(dark, ink, 0.2)) +
      bar([-46, -146, 12, 22], bright, { rx: 4 }) +
      bar([34, -146, 12, 22], bright, { rx: 4 }) +
      fill("M-86 -132H86L92 -108H-92Z", dark) +
      fill(BODY, key) +
      stage.shade(BODY, [130, 10, -30, -60], mix(dark, ink, 0.4), 0.9) +
      line("M-122 -40C-108 -70 -98 -92 -72 -110", bright, 6) +
      fill("M-140 0L-139 -10H139L140 0Z", dark) +
      disc(3, -55, 59, dark) +
      disc(0, -58, 57, lite) +
      disc(0, -58, 53, mix(lite, deep, 0.24)) +
      repeat(10, (i) => {
        const [x, y] = polar(39, i * 29 + 90);
        return disc(x, y - 58, 9.5, mix(deep, ink, 0.5)) + disc(x + 1, y - 57, 7.5, dark);
      }) +
      disc(0, -58, 24, lite) +
      disc(0, -58, 17, key) +
      line("M38 -30L56 -20", lite, 5);
    const receiver =
      fill(HANDLE, key) +
      fill(CUPS, key) +
      stage.shade(HANDLE + CUPS, [0, 44, 0, -30], mix(dark, ink, 0.3), 0.9) +
      line("M-78 -16C-50 -48 50 -48 78 -16", bright, 5) +
      fill("M-46 34C-48 44 -114 44 -116 34ZM46 34C48 44 114 44 116 34Z", mix(dark, ink, 0.45)) +
      line("M-106 6C-90 12 -72 12 -56 6M106 6C90 12 72 12 56 6", dark, 3);
    return {
      body:
        stage.field(bg, ink) +
        stage.glow(
          [focus.x - 20 * scale, stage.down(-60), 300 * scale],
          [0, lite, 0.34],
          [1, lite, 0],
        ) +
        fill(stage.ground(edge - 52 * scale), mix(deep, lite, 0.2)) +
        bar(
          [-4, edge - 52 * scale, width + 8, 26 * scale],
          stage.linear([0, edge - 52 * scale, 0, edge - 20 * scale], [0, ink, 0.35], [1, ink, 0]),
        ) +
        fill(stage.ground(edge), wood) +
        bar([-4, edge, width + 8, 11 * scale], mix(deep, lite, 0.36)) +
        fill(
          stage.ground(edge + 11 * scale),
          stage.linear([0, edge, 0, height * 0.8], [0, ink, 0.6], [1, ink, 0]),
        ) +
        place(phone, [stage.across(-48), edge - 22 * scale], scale * 1.06) +
        stage.art(line(cord, ink, 5, { opacity: 0.35 }), [7, 30]) +
        stage.art(
          line(cord, mix(wood, key, 0.1), 7) + line(cord, mix(key, lite, 0.3), 3.4),
          [0, 26],
        ) +
        place(receiver, [stage.across(136), stage.down(182)], scale * 0.86, { turn: 97 }),
      under: wood,
    };
  },
};
