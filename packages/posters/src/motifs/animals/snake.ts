import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, line, oval, place, repeat } from "../../stage/shapes.ts";
import { fade } from "../../stage/table.ts";

/** The body as a line, from the tail to the raised neck. */
const COILS =
  "M196 150C150 206 -40 222 -130 182C-210 146 -190 66 -80 66C40 66 150 96 150 20C150 -50 40 -64 -50 -56C-140 -48 -150 -128 -70 -150C-20 -164 30 -150 60 -176";

export const motif: Motif = {
  mood: "lagoon",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, set } = stage;
    const skin = mix(set === 2 ? mix("#6d9a3c", deep, 0.2) : key, ink, 0.06);
    const [pale, dark] = [mix(skin, lite, 0.55), mix(skin, ink, 0.55)];
    const dashed = (width: number, tone: string, dash: string, shift = 0) =>
      line(COILS, tone, width, {
        "stroke-dasharray": dash,
        "stroke-dashoffset": shift,
        "stroke-linecap": "butt",
      });
    const body =
      line(COILS, ink, 66, { transform: "translate(10 16)", opacity: 0.3 }) +
      line(COILS, dark, 62) +
      line(COILS, skin, 54) +
      dashed(54, mix(skin, ink, 0.72), "12 40") +
      dashed(30, pale, "16 36", -4) +
      dashed(20, mix(skin, ink, 0.3), "10 42", -7) +
      line(COILS, lite, 4, { transform: "translate(-4 -17)", opacity: 0.3 });
    const tail =
      fill("M196 150C214 134 232 112 240 86C226 110 206 126 184 130Z", skin) +
      repeat(4, (i) => oval([214 + i * 7, 122 - i * 10, 9 - i, 6], i % 2 ? dark : pale));
    const head =
      fill(
        "M-46 10C-56 -28 -26 -62 24 -62C70 -60 106 -34 116 -2C118 16 96 28 60 30C16 34 -36 36 -46 10Z",
        ink,
        { transform: "translate(6 10)", opacity: 0.3 },
      ) +
      fill(
        "M-46 10C-56 -28 -26 -62 24 -62C70 -60 106 -34 116 -2C118 16 96 28 60 30C16 34 -36 36 -46 10Z",
        skin,
      ) +
      stage.shade(
        "M-46 10C-56 -28 -26 -62 24 -62C70 -60 106 -34 116 -2C118 16 96 28 60 30C16 34 -36 36 -46 10Z",
        [30, 40, 20, -40],
        ink,
        0.8,
      ) +
      fill("M-20 -40C0 -58 40 -58 60 -46C40 -38 10 -34 -12 -22Z", mix(skin, ink, 0.6)) +
      line("M114 4C90 14 50 16 20 8", dark, 4) +
      oval([46, -26, 17, 14], "#f2cf4a") +
      oval([47, -26, 4.6, 13], ink) +
      disc(42, -31, 3, lite) +
      disc(104, -10, 3.4, ink) +
      line("M116 2C140 6 150 2 168 -10M142 5C154 8 164 12 174 22", "#d8333a", 5);
    const leaf = (x: number, y: number, turn: number, size: number) =>
      place(
        fill(
          "M0 0C-44 -40 -44 -110 0 -160C44 -110 44 -40 0 0Z",
          mix(mix("#3f7a4a", deep, 0.5), ink, 0.2),
        ) +
          line(
            "M0 0V-150M0 -40L-24 -66M0 -40L24 -66M0 -80L-22 -106M0 -80L22 -106",
            mix(deep, ink, 0.5),
            3,
          ),
        [x, y],
        size,
        { turn },
      );
    const leaves =
      leaf(-214, 236, -24, 0.9) +
      leaf(-150, 256, 18, 0.8) +
      leaf(216, 250, 28, 0.9) +
      leaf(150, 262, -14, 0.7) +
      leaf(-226, -180, 150, 0.8) +
      leaf(226, -190, 206, 0.8);
    const apple = place(
      fill(
        "M0 -30C-12 -42 -46 -40 -46 -4C-46 30 -22 48 0 40C22 48 46 30 46 -4C46 -40 12 -42 0 -30Z",
        "#c92f35",
      ) +
        fill("M10 -34C30 -40 46 -32 46 -4C46 30 22 48 0 40C34 28 34 -10 10 -34Z", "#8f1f2a") +
        line("M0 -32C0 -46 4 -54 12 -60", "#5a3a1c", 5) +
        fill("M8 -50C22 -66 42 -62 48 -54C36 -44 20 -42 8 -50Z", "#5f9447") +
        oval([-22, -10, 7, 14], lite, { opacity: 0.5 }),
      [-120, -206],
      0.8,
    );
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.6)) +
        stage.art(stage.glow([0, 0, 320], [0, lite, 0.24], [1, lite, 0])) +
        stage.art(
          leaves +
            body +
            tail +
            place(head, [92, -184], 0.94, { turn: -8 }) +
            (set === 2 ? apple : ""),
        ) +
        fade(stage, floor * 0.9, floor * 1.03, mix(deep, ink, 0.5)),
      under: mix(deep, ink, 0.5),
    };
  },
};
