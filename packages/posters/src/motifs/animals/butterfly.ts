import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import {
  circleAt,
  disc,
  fill,
  group,
  line,
  mirrored,
  oval,
  place,
  repeat,
} from "../../stage/shapes.ts";
import { fade } from "../../stage/table.ts";

const FORE =
  "M4 -58C30 -150 96 -214 196 -232C226 -236 232 -214 222 -186C206 -132 176 -70 120 -34C84 -12 40 -14 6 -26Z";
const HIND =
  "M6 -24C60 -18 118 -22 154 8C186 40 176 96 140 130C116 152 92 142 74 112C50 76 18 30 4 6Z";

export const motif: Motif = {
  mood: "oak",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, set } = stage;
    const base = set === 2 ? key : mix(mix("#b98a55", key, 0.25), ink, 0.12);
    const [pale, dark] = [mix(base, lite, 0.5), mix(base, ink, 0.55)];
    const veins = line(
      "M8 -44C70 -110 120 -160 206 -212M8 -40C80 -86 140 -120 214 -164M8 -34C70 -56 120 -70 172 -86M8 -8C50 0 100 14 164 44M8 0C40 28 80 70 132 118M8 -14C60 -14 110 -8 150 12",
      mix(base, ink, 0.4),
      2.4,
    );
    const eye = (x: number, y: number, r: number) =>
      disc(x, y, r, dark) +
      disc(x, y, r * 0.8, pale) +
      disc(x, y, r * 0.56, ink) +
      fill(circleAt(x + r * 0.1, y, r * 0.3), key) +
      disc(x - r * 0.2, y - r * 0.22, r * 0.14, lite);
    const spots = (d: string) =>
      group(
        repeat(7, (i) => disc(212 - i * 17, -204 + i * 27, 9 - i * 0.5, pale)) +
          repeat(5, (i) => disc(160 - i * 22, 32 + i * 24, 7, pale)),
        { "clip-path": stage.clip(d) },
      );
    const wing =
      fill(HIND, dark) +
      fill(HIND, base, { transform: "translate(3 1) scale(.94)" }) +
      fill(FORE, dark) +
      fill(FORE, base, { transform: "translate(4 -5) scale(.94)" }) +
      stage.shade(FORE, [10, -30, 180, -150], ink, 0.85) +
      stage.shade(HIND, [6, -20, 130, 90], ink, 0.7) +
      veins +
      spots(FORE + HIND) +
      eye(128, -122, 32) +
      eye(100, 62, 24);
    const body =
      line("M-5 -78C-14 -120 -34 -148 -62 -164M5 -78C14 -120 34 -148 62 -164", ink, 3.4) +
      disc(-62, -164, 4.4, ink) +
      disc(62, -164, 4.4, ink) +
      oval([0, 40, 17, 74], dark) +
      repeat(6, (i) => line(`M-15 ${-6 + i * 18}Q0 ${2 + i * 18} 15 ${-6 + i * 18}`, pale, 3)) +
      oval([0, -40, 22, 34], mix(dark, ink, 0.3)) +
      oval([-4, -44, 14, 24], mix(base, ink, 0.2)) +
      disc(0, -80, 14, dark) +
      disc(-7, -84, 4, lite) +
      disc(7, -84, 4, lite);
    const moth = mirrored(wing) + body;
    const pinned = place(
      line("M0 -58L10 -150", mix(lite, ink, 0.2), 3) + disc(10, -152, 8, key),
      [0, 0],
      1,
    );
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.6), ink) +
        stage.art(
          stage.glow([0, 0, 330], [0, lite, 0.3], [1, lite, 0]) +
            place(
              group(
                fill(FORE + HIND, ink) +
                  group(fill(FORE + HIND, ink), { transform: "scale(-1 1)" }),
                { opacity: 0.3 },
              ),
              [16, 34],
              1,
            ) +
            place(moth, [set === 2 ? -8 : 0, 12], set === 2 ? 0.86 : 1.02, {
              turn: set === 2 ? 14 : 0,
            }) +
            (set === 2 ? "" : pinned),
        ) +
        fade(stage, floor * 0.9, floor * 1.04, mix(deep, ink, 0.5)),
      under: mix(deep, ink, 0.5),
    };
  },
};
