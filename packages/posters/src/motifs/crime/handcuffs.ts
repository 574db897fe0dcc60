import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import {
  circleAt,
  disc,
  fill,
  line,
  oval,
  place,
  polar,
  repeat,
  round,
  turned,
} from "../../stage/shapes.ts";

const ARM = "M-62 78A100 100 0 1 1 62 78";
const OPEN = "M62 78A100 100 0 0 0 30 -95";
const JAW = "M-62 78A100 100 0 0 1 -58 -82";
const KEY =
  "M-76 0a26 26 0 1 1 52 0a26 26 0 1 1 -52 0ZM-62 0a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM-26 -6H74V22H62V10H52V18H42V6H-26Z";

export const motif: Motif = {
  mood: "iron",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { set } = stage;
    const field = mix(mix(bg, deep, 0.6), ink, 0.52);
    const steel = mix("#b9c2ca", lite, 0.2);
    const [dark, bright] = [mix(steel, ink, 0.62), mix(steel, "#ffffff", 0.6)];
    const teeth = repeat(13, (i) => {
      const [[x1, y1], [x2, y2]] = [polar(86, -158 + i * 7), polar(79, -155 + i * 7)];
      return line(`M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`, dark, 4);
    });
    const rim = (d: string) =>
      line(d, dark, 27) +
      line(d, steel, 21) +
      line(d, mix(steel, ink, 0.3), 7) +
      line(d, bright, 2.5, { transform: "scale(1.07)" });
    const plate =
      "M-58 66H58C70 66 74 76 70 88L54 128C50 138 44 142 34 142H-34C-44 142 -50 138 -54 128L-70 88C-74 76 -70 66 -58 66Z";
    const lock =
      fill(plate, dark) +
      fill(plate, steel, { transform: "translate(0 4) scale(.95)" }) +
      stage.shade(plate, [60, 150, -10, 70], ink, 0.8) +
      line("M-52 76H50", bright, 3) +
      disc(-34, 106, 7, dark) +
      disc(34, 106, 7, dark) +
      disc(-35, 105, 4, bright) +
      disc(33, 105, 4, bright) +
      disc(0, 98, 9, ink) +
      fill("M-4 100H4L6 122H-6Z", ink) +
      line(circleAt(0, 152, 14), dark, 12) +
      line(circleAt(0, 152, 14), steel, 7);
    const closed = rim(ARM) + teeth + lock;
    const open =
      rim(OPEN) + place(rim(JAW) + turned(teeth, -46), [-46, 26], 1, { turn: -32 }) + lock;
    const link = (x: number, y: number, turn: number, wide: number) =>
      place(
        oval([0, 0, 27, wide], "none", { stroke: dark, "stroke-width": 14 }) +
          oval([0, 0, 27, wide], "none", { stroke: steel, "stroke-width": 9 }) +
          line("M-18 -12Q0 -20 18 -12", bright, 2.5),
        [x, y],
        1,
        { turn },
      );
    const cuffs =
      place(closed, [-92, -92], 0.98, { turn: -48 }) +
      link(32, 18, 37, 15) +
      link(58, 38, 37, 6) +
      place(set === 2 ? closed : open, [118, 176], 0.9, { turn: 160 });
    const plain = cuffs
      .replaceAll(/(fill|stroke)="#[0-9a-f]{6}"/g, `$1="${ink}"`)
      .replaceAll(/<path[^>]*mask=[^>]*>/g, "");
    const small =
      fill(KEY, mix("#d9a548", key, 0.2), { "fill-rule": "evenodd" }) +
      line("M-70 -10A24 24 0 0 1 -40 -22M-22 -3H70", mix("#d9a548", lite, 0.7), 2.5);
    return {
      body:
        stage.field(field, ink) +
        stage.art(
          stage.glow(
            [-10, -20, 330],
            [0, mix(key, lite, 0.4), 0.6],
            [0.55, mix(key, lite, 0.2), 0.18],
            [1, key, 0],
          ),
        ) +
        stage.art(
          place(plain, [12, -12], 0.9).replace("<g", '<g opacity=".45"') +
            place(cuffs, [0, -26], 0.9) +
            (set === 2
              ? ""
              : place(
                  fill(KEY, ink, {
                    opacity: 0.45,
                    "fill-rule": "evenodd",
                    transform: "translate(6 8)",
                  }) + small,
                  [-128, 132],
                  0.95,
                  { turn: -24 },
                )),
        ),
      under: field,
    };
  },
};
