import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, mirrored, oval, place, repeat, round } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";
import { fade, table } from "../../stage/table.ts";

function hat(stage: Stage, { key, lite, ink }: Colours) {
  const felt = mix(mix("#8b7357", lite, 0.12), ink, 0.2);
  const crown =
    "M-88 -20C-94 -74 -84 -134 -56 -144C-32 -150 -18 -126 2 -124C20 -126 38 -152 62 -142C88 -128 96 -74 90 -20Q0 8 -88 -20Z";
  const brim =
    "M-176 -2C-160 -36 -116 -28 -88 -22Q0 4 90 -22C118 -30 160 -40 180 -12C160 26 74 42 0 42S-160 32 -176 -2Z";
  return (
    fill(brim, felt) +
    fill(
      "M-176 -2C-150 14 -80 24 0 24S150 12 180 -12C160 26 74 42 0 42S-160 32 -176 -2Z",
      mix(felt, ink, 0.55),
    ) +
    fill(crown, felt) +
    stage.shade(crown, [110, -30, -50, -90], ink, 1) +
    fill(
      "M2 -124C-14 -116 -26 -96 -22 -72C-6 -92 20 -94 34 -74C38 -100 20 -118 2 -124Z",
      mix(felt, ink, 0.45),
    ) +
    fill(
      "M-76 -120C-70 -138 -58 -142 -46 -138C-62 -122 -70 -94 -70 -64L-86 -68C-88 -88 -84 -106 -76 -120Z",
      mix(felt, lite, 0.4),
    ) +
    fill("M-93 -62Q0 -34 95 -62L90 -18Q0 10 -88 -18Z", mix(key, ink, 0.15)) +
    fill("M30 -43Q64 -48 95 -62L90 -18Q62 -8 32 -4Z", mix(key, ink, 0.5)) +
    fill("M56 -54L84 -60L80 -14L62 -8L70 -32Z", mix(key, lite, 0.15)) +
    line("M-172 -4C-156 -32 -116 -24 -90 -18", mix(felt, lite, 0.5), 4)
  );
}

export const motif: Motif = {
  mood: "noir",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, floor, focus, scale } = stage;
    const dark = mix(deep, ink, 0.6);
    const smoke = (d: string) =>
      line(d, lite, 9, { opacity: 0.5 }) + line(d, lite, 3.5, { opacity: 0.8 });
    if (stage.set === 2) {
      const horizon = floor * 0.84;
      const slats = repeat(9, (i) =>
        bar(
          [stage.across(-200), stage.down(-250 + i * 42), 400 * scale, 25 * scale],
          mix(bg, lite, 0.6),
          { opacity: round(0.95 - i * 0.05) },
        ),
      );
      const tray =
        oval([0, 6, 62, 9], ink, { opacity: 0.5 }) +
        fill("M-56 -18H56L44 6H-44Z", mix(key, ink, 0.35)) +
        oval([0, -18, 56, 8], mix(key, lite, 0.3)) +
        line("M-8 -18L44 -36", lite, 8) +
        disc(-9, -18, 5, key);
      return {
        body:
          stage.field(mix(bg, ink, 0.2), ink) +
          place(slats, [0, 40 * scale], 1) +
          table(stage, horizon, dark, ink) +
          bar([-4, horizon, width + 8, 3], mix(dark, lite, 0.3)) +
          place(
            oval([16, 36, 196, 14], ink, { opacity: 0.7 }) +
              hat(stage, colours) +
              place(
                tray + smoke("M-10 -26C-34 -70 30 -96 4 -146S-30 -220 6 -270"),
                [164, 56],
                0.84,
              ),
            [focus.x - 30 * scale, horizon],
            scale * 1.06,
          ),
        under: dark,
      };
    }
    const coat = mix(mix("#8b7357", lite, 0.05), ink, 0.34);
    const shoulders =
      "M0 130C-60 96 -96 84 -116 92C-190 106 -226 150 -236 240L-260 560H260L236 240C226 150 190 106 116 92C96 84 60 96 0 130Z";
    const figure =
      fill(shoulders, coat) +
      stage.shade(shoulders, [200, 300, -60, 140], ink, 1) +
      fill("M-78 -60H78L70 96L0 190L-70 96Z", ink) +
      mirrored(
        fill(
          "M-70 -6C-96 20 -120 60 -122 96L-66 170L-70 200L0 290V176C-40 130 -66 70 -70 -6Z",
          mix(coat, ink, 0.3),
        ) + line("M-70 -6C-66 70 -40 130 0 176", mix(coat, lite, 0.4), 3.5),
      ) +
      fill("M70 -6C96 20 120 60 122 96L66 170L70 200L0 290V176C40 130 66 70 70 -6Z", ink, {
        opacity: 0.35,
      }) +
      disc(-22, 234, 8, mix(coat, ink, 0.7)) +
      line("M12 60L52 72", lite, 8) +
      stage.glow([56, 73, 44], [0, key, 0.9], [1, key, 0]) +
      disc(55, 73, 6.5, mix(key, "#ffd27a", 0.5)) +
      smoke("M62 66C110 40 120 10 196 -30C250 -70 180 -110 214 -160S226 -230 204 -290") +
      place(hat(stage, colours), [0, -40], 1.08, { turn: -6 });
    return {
      body:
        stage.field(bg, ink) +
        stage.glow(
          [focus.x, stage.down(-60), 330 * scale],
          [0, mix(bg, lite, 0.55), 0.95],
          [1, bg, 0],
        ) +
        stage.art(figure, [0, 4]) +
        fade(stage, floor * 0.8, floor * 1.04, dark),
      under: dark,
    };
  },
};
