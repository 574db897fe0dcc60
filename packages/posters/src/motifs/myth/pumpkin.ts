import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { fill, line, oval, place, repeat, disc } from "../../stage/shapes.ts";

const FACE =
  "M-118 -38L-58 -92L-36 -26C-66 -10 -96 -18 -118 -38ZM118 -38L58 -92L36 -26C66 -10 96 -18 118 -38ZM0 -24L18 12H-18ZM-142 22C-110 40 -96 44 -82 48L-74 30L-52 38L-46 58C-16 62 16 62 46 58L52 38L74 30L82 48C96 44 110 40 142 22C132 84 72 116 26 120L20 100H-4L-8 122C-62 122 -130 92 -142 22Z";

export const motif: Motif = {
  mood: "ember",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, focus, scale } = stage;
    const dark = stage.set === 2;
    const foot = floor * 0.9;
    const skin = dark ? mix("#ec7a1c", ink, 0.72) : "#ec7a1c";
    const low = mix(skin, dark ? ink : "#6a1f08", 0.5);
    const glow = mix("#ffc23d", lite, 0.25);
    const hull =
      "M0 -146C40 -168 96 -166 130 -140C186 -132 214 -66 206 -2C202 74 160 130 104 142C70 156 30 152 0 148C-30 152 -70 156 -104 142C-160 130 -202 74 -206 -2C-214 -66 -186 -132 -130 -140C-96 -166 -40 -168 0 -146Z";
    const ribs =
      "M-58 -150C-104 -96 -112 70 -60 146M58 -150C104 -96 112 70 60 146M-136 -138C-186 -70 -176 80 -112 138M136 -138C186 -70 176 80 112 138M-8 -144C-24 -60 -24 80 -6 148";
    const body =
      oval([0, 146, 220, 18], ink, { opacity: 0.6 }) +
      fill(
        "M-24 -140C-20 -176 -34 -196 -54 -208L-30 -224C-8 -206 10 -190 18 -140Z",
        mix("#5f7d35", ink, dark ? 0.5 : 0.15),
      ) +
      fill(
        "M-38 -218L-30 -224C-8 -206 10 -190 18 -140H0C2 -176 -14 -204 -38 -218Z",
        mix("#5f7d35", ink, 0.6),
      ) +
      fill(hull, skin) +
      stage.shade(hull, [150, 150, -30, -70], mix("#5a1606", ink, 0.4), dark ? 0.5 : 1) +
      fill(
        "M0 -146C40 -168 96 -166 130 -140C186 -132 214 -66 206 -2C202 74 160 130 104 142C160 90 176 -60 116 -132C84 -156 40 -156 0 -146Z",
        low,
        { opacity: 0.55 },
      ) +
      line(ribs, low, 5, { opacity: 0.8 }) +
      line(
        "M-184 -66C-174 -98 -156 -118 -138 -124M-92 -134C-84 -142 -74 -146 -64 -146",
        mix(skin, lite, dark ? 0.2 : 0.55),
        8,
      ) +
      line("M-66 -134C-40 -118 40 -118 66 -134", low, 4) +
      place(fill(FACE, mix(skin, "#5a1606", 0.65)), [-5, 5]) +
      fill(FACE, glow) +
      fill(FACE, stage.linear([0, -90, 0, 122], [0, key, 0.75], [0.55, key, 0]));
    const knife =
      fill("M-11 -96C-16 -150 -12 -190 0 -214C16 -188 17 -150 13 -96Z", mix("#7a4a2c", ink, 0.25), {
        transform: "translate(0 -4)",
      }) +
      disc(0, -130, 3.6, lite) +
      disc(1, -166, 3.6, lite) +
      fill("M-14 -102H18V-92H-14Z", mix(lite, ink, 0.5)) +
      fill("M-13 -92H20C24 -52 18 -14 2 16C-8 -14 -12 -52 -13 -92Z", lite) +
      fill(
        "M8 -92H20C24 -52 18 -14 2 16C8 -20 10 -56 8 -92Z",
        mix(lite, mix(deep, ink, 0.5), 0.45),
      );
    const seed = (x: number, y: number, turn: number) =>
      place(fill("M0 -9C7 -4 7 6 0 9C-7 6 -7 -4 0 -9Z", mix(lite, "#e9b84a", 0.3)), [x, y], 0.9, {
        turn,
      });
    const table = mix(deep, ink, 0.72);
    const wall = dark ? mix(deep, ink, 0.6) : bg;
    const [x, y] = [focus.x - (dark ? 6 : 34) * scale, foot - 132 * scale];
    return {
      body:
        stage.field(wall, ink) +
        stage.glow([x, y, 330 * scale], [0, mix(key, glow, 0.5), dark ? 0.55 : 0.4], [1, key, 0]) +
        fill(stage.ground(foot), table) +
        fill(
          stage.ground(foot),
          stage.radial([x, foot, 300 * scale], [0, glow, 0.42], [1, key, 0]),
        ) +
        place(body, [x, y], scale * 0.9) +
        (dark
          ? ""
          : place(
              oval([24, 14, 44, 6], ink, { opacity: 0.5 }) + place(knife, [0, 0], 1, { turn: 9 }),
              [stage.across(190), foot + 6 * scale],
              scale,
            )) +
        place(
          repeat(4, (i) => seed([-40, 6, 40, -96][i] ?? 0, [18, 26, 16, 24][i] ?? 0, i * 55 + 40)),
          [stage.across(100), foot + 8 * scale],
          scale,
        ),
      under: table,
    };
  },
};
