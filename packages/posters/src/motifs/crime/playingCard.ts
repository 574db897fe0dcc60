import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, group, line, oval, place, repeat } from "../../stage/shapes.ts";
import { fade } from "../../stage/table.ts";

const SPADE =
  "M0 -104C22 -62 86 -34 86 20C86 58 48 74 22 52C22 76 30 92 46 104H-46C-30 92 -22 76 -22 52C-48 74 -86 58 -86 20C-86 -34 -22 -62 0 -104Z";

export const motif: Motif = {
  mood: "noir",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, random, scale, width, set } = stage;
    const paper = mix(lite, "#e9dcc0", 0.25);
    const card = (back: boolean) =>
      bar([-118, -172, 252, 352], ink, { rx: 20, opacity: 0.4 }) +
      bar([-126, -178, 252, 356], paper, { rx: 18 }) +
      (back
        ? bar([-112, -164, 224, 328], key, { rx: 10 }) +
          repeat(8, (i) =>
            line(`M${-112 + i * 32} -164L${-112 + i * 32 + 30} 164`, mix(key, ink, 0.35), 5),
          ) +
          disc(0, 0, 46, paper) +
          disc(0, 0, 36, key)
        : group(
            fill(
              "M0 -12C3 -7 10 -4 10 2C10 7 5 9 2 6C2 9 4 11 6 12H-6C-4 11 -2 9 -2 6C-5 9 -10 7 -10 2C-10 -4 -3 -7 0 -12Z",
              ink,
            ),
            {
              transform: "translate(-100 -142) scale(1.5)",
            },
          ) +
          group(
            fill(
              "M0 -12C3 -7 10 -4 10 2C10 7 5 9 2 6C2 9 4 11 6 12H-6C-4 11 -2 9 -2 6C-5 9 -10 7 -10 2C-10 -4 -3 -7 0 -12Z",
              ink,
            ),
            {
              transform: "translate(100 142) rotate(180) scale(1.5)",
            },
          ) +
          fill(SPADE, ink) +
          stage.shade(SPADE, [80, 90, -40, -40], key, 0.8) +
          fill("M-60 10C-58 -14 -34 -34 -14 -54C-26 -28 -46 -12 -48 18Z", lite, { opacity: 0.3 }));
    const flames = (tone: string, high: number) =>
      fill(
        `M-150 190C-160 130 -128 ${-high * 0.3} -104 ${-high * 0.2}C-104 20 -84 10 -70 ${-high * 0.72}C-36 ${-high * 0.4} -34 0 -18 10C-8 -30 2 ${-high * 0.5} 30 ${-high}C52 ${-high * 0.5} 44 10 66 18C78 0 88 ${-high * 0.3} 110 ${-high * 0.46}C118 ${-high * 0.1} 160 100 150 190Z`,
        tone,
      );
    const sparks = repeat(26, () =>
      disc(
        random.between(-190, 190),
        random.between(-250, 120),
        random.between(1.6, 4.4),
        random.pick([key, lite]),
      ),
    );
    const art =
      set === 2
        ? repeat(4, (i) =>
            place(card(i < 3), [(i - 1.5) * 48, Math.abs(i - 1.5) * 14 - 14], 0.84, {
              turn: (i - 1.5) * 15,
            }),
          )
        : stage.glow([0, 90, 330], [0, key, 0.6], [1, key, 0]) +
          place(card(false), [0, -40], 1.06, { turn: -7 }) +
          place(flames("#e8542a", 150) + flames("#ffae42", 84), [0, 54], 1.12) +
          sparks;
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.6)) +
        (set === 2
          ? oval([stage.across(0), stage.down(216), width * 0.36, 18 * scale], ink, {
              opacity: 0.4,
            })
          : "") +
        stage.art(art) +
        fade(stage, floor * 0.8, floor * 1.02, mix(deep, ink, 0.5)),
      under: mix(deep, ink, 0.5),
    };
  },
};
