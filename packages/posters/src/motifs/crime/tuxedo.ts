import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, line, mirrored, place, repeat } from "../../stage/shapes.ts";

const JACKET =
  "M-76 -262C-96 -236 -176 -214 -262 -176C-330 -140 -360 0 -366 960H366C360 0 330 -140 262 -176C176 -214 96 -236 76 -262Z";
const LAPEL =
  "M-84 -258C-108 -236 -122 -170 -130 -112L-208 -142L-178 -60C-142 34 -70 124 0 200V130C-50 20 -76 -120 -84 -258Z";

export const motif: Motif = {
  mood: "arena",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const white = stage.set === 2;
    const cloth = white ? mix(lite, "#ffffff", 0.2) : mix(ink, deep, 0.12);
    const satin = white ? mix(lite, ink, 0.1) : mix(ink, lite, 0.12);
    const black = mix(ink, lite, white ? 0.04 : 0.02);
    const shirt = mix(lite, "#ffffff", 0.4);
    const [red, wine] = [mix(key, "#c81e2c", 0.5), mix(key, "#5e0a16", 0.75)];
    const bow =
      fill(
        "M0 -196C-18 -222 -70 -246 -96 -232C-106 -210 -106 -180 -96 -160C-70 -148 -18 -172 0 -196Z",
        black,
      ) +
      fill(
        "M-20 -208C-40 -224 -70 -236 -90 -226C-80 -214 -50 -204 -20 -200Z",
        mix(black, lite, 0.28),
      ) +
      line("M-18 -190C-40 -186 -60 -178 -78 -168", mix(black, lite, 0.2), 3);
    const pleats = repeat(4, (i) =>
      line(`M${-16 - i * 15} -236L${-7 - i * 4} ${150 - i * 68}`, mix(shirt, ink, 0.16), 2.5),
    );
    const rose =
      line("M8 20C2 60 -12 96 -34 120", "#4f7a3c", 6) +
      fill(
        "M0 46C26 30 52 40 56 60C34 70 12 66 0 46ZM-8 62C-34 50 -54 62 -56 82C-36 88 -16 82 -8 62Z",
        "#4f7a3c",
      ) +
      fill(
        "M0 38C-46 40 -60 -2 -44 -26C-40 -52 0 -62 18 -48C48 -46 60 -10 46 8C44 28 24 40 0 38Z",
        red,
      ) +
      fill("M-46 -18C-30 14 16 26 50 -2C46 26 24 40 0 38C-36 40 -56 10 -46 -18Z", wine) +
      line(
        "M-38 -28C-28 -2 26 2 36 -22C30 -42 -8 -48 -14 -28C-14 -14 18 -12 18 -26C14 -34 2 -32 2 -26",
        wine,
        4,
      ) +
      line("M-36 -38C-26 -52 -4 -54 10 -48", mix(red, lite, 0.5), 4);
    const figure =
      fill(JACKET, cloth) +
      stage.shade(
        JACKET,
        white ? [300, 100, -40, -60] : [-300, 0, 60, 60],
        white ? mix(deep, ink, 0.4) : mix(ink, lite, 0.5),
        white ? 0.6 : 0.4,
      ) +
      line(
        "M-262 -176C-200 -120 -216 60 -232 200M262 -176C200 -120 216 60 232 200M0 200C4 260 4 300 4 960",
        mix(cloth, white ? ink : lite, 0.16),
        3,
      ) +
      fill("M-84 -258L0 200L84 -258C60 -300 -60 -300 -84 -258Z", shirt) +
      stage.shade("M-84 -258L0 200L84 -258Z", [80, -100, -30, -100], mix(bg, ink, 0.6), 0.7) +
      mirrored(pleats) +
      line("M0 -200V190", mix(shirt, ink, 0.22), 2) +
      repeat(
        4,
        (i) =>
          disc(0, -128 + i * 68, 7, mix("#d8a845", ink, 0.35)) +
          disc(-1, -129 + i * 68, 5.5, "#e8c46a"),
      ) +
      fill("M-64 -290H64L58 -226Q0 -190 -58 -226Z", mix(bg, ink, 0.75)) +
      mirrored(
        fill(LAPEL, mix(satin, ink, 0.35), { transform: "translate(4 8)" }) +
          fill(LAPEL, satin) +
          fill(
            "M-208 -142L-178 -60C-142 34 -70 124 0 200C-60 110 -110 20 -140 -70Z",
            mix(satin, white ? "#ffffff" : lite, white ? 0.6 : 0.16),
          ) +
          line("M-130 -112L-92 -98", mix(satin, ink, 0.5), 3) +
          fill(
            "M-66 -290C-82 -270 -82 -250 -76 -232L-24 -196L-8 -204C-40 -226 -56 -250 -58 -290Z",
            shirt,
          ) +
          line("M-76 -232L-24 -196", mix(shirt, ink, 0.3), 2.5) +
          bow,
      ) +
      fill("M-17 -214Q0 -222 17 -214L14 -178Q0 -172 -14 -178Z", mix(black, lite, 0.1)) +
      line("M156 66L226 58", mix(cloth, white ? ink : lite, 0.3), 5) +
      fill("M162 62L168 34L190 40L222 22L224 54Z", white ? red : shirt) +
      fill("M190 40L222 22L224 54L196 57Z", ink, { opacity: 0.14 }) +
      place(rose, [134, -62], 1.05, { turn: 8 }) +
      disc(0, 216, 10, mix(cloth, white ? ink : lite, 0.3)) +
      disc(-1, 214, 8, satin);
    return { body: stage.field(bg, mix(bg, ink, 0.5)) + stage.art(figure), under: cloth };
  },
};
