import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, group, line, place, repeat, round } from "../../stage/shapes.ts";

const WHALE =
  "M-222 6C-226 -62 -160 -112 -64 -112C30 -112 96 -76 144 -34C166 -16 186 -10 204 -14C196 -40 204 -70 232 -86C240 -60 238 -40 228 -22C250 -28 274 -22 288 -2C262 12 238 14 218 8C190 20 160 20 138 14C92 40 20 62 -60 62C-150 62 -218 50 -222 6Z";

export const motif: Motif = {
  mood: "ice",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, focus, height, random, scale, set, width } = stage;
    const horizon = floor * (set === 2 ? 0.74 : 0.26);
    const skin = set === 2 ? mix(ink, deep, 0.25) : mix(deep, ink, 0.45);
    const belly = mix(skin, lite, 0.62);
    const whale =
      fill(WHALE, skin) +
      stage.shade(WHALE, [0, 70, 0, -80], ink, 0.8) +
      fill(
        "M-222 6C-200 24 -120 34 -40 24C20 18 70 22 138 14C92 40 20 62 -60 62C-150 62 -218 50 -222 6Z",
        belly,
      ) +
      repeat(9, (i) =>
        line(
          `M${-196 + i * 22} ${18 + (i % 2)}C${-180 + i * 22} 36 ${-160 + i * 22} 46 ${-128 + i * 18} ${54 - i * 2}`,
          mix(belly, ink, 0.35),
          2.6,
        ),
      ) +
      line("M-220 2C-180 12 -140 14 -104 2", mix(skin, ink, 0.6), 3) +
      fill("M-70 34C-60 70 -30 104 16 112C22 84 6 50 -30 28Z", mix(skin, ink, 0.25)) +
      fill("M36 -96C48 -114 70 -118 82 -112C78 -100 78 -90 84 -76Z", skin) +
      disc(-118, -10, 8, lite) +
      disc(-117, -10, 4.6, ink) +
      repeat(12, () =>
        disc(
          random.between(-200, -130),
          random.between(-70, -30),
          random.between(1.6, 4),
          mix(skin, lite, 0.4),
        ),
      );
    const boat = place(
      fill("M-42 0H42C36 16 26 20 12 20H-14C-28 20 -38 14 -42 0Z", mix(key, ink, 0.3)) +
        line("M0 0V-62", ink, 3.4) +
        fill("M4 -60C22 -46 34 -28 36 -8H4ZM-4 -50C-16 -38 -26 -22 -28 -8H-4Z", lite) +
        disc(-18, -12, 5, ink),
      [stage.across(-60), horizon + 2],
      scale * 0.8,
    );
    const tail =
      fill(
        "M-28 90C-22 40 -16 0 -8 -44C-40 -40 -104 -56 -150 -112C-92 -126 -34 -110 0 -74C34 -110 92 -126 150 -112C104 -56 40 -40 8 -44C16 0 22 40 28 90Z",
        skin,
      ) +
      fill("M0 -74C34 -110 92 -126 150 -112C104 -56 40 -40 8 -44L0 -50Z", mix(skin, lite, 0.16)) +
      stage.shade(
        "M-28 90C-22 40 -16 0 -8 -44C-40 -40 -104 -56 -150 -112C-92 -126 -34 -110 0 -74C34 -110 92 -126 150 -112C104 -56 40 -40 8 -44C16 0 22 40 28 90Z",
        [0, 90, 0, -80],
        ink,
        0.7,
      ) +
      repeat(18, () =>
        disc(random.between(-120, 120), random.between(-40, 60), random.between(2, 5), lite, {
          opacity: 0.85,
        }),
      );
    const rays = repeat(5, (i) =>
      fill(
        `M${round(stage.across(-150 + i * 70))} ${round(horizon)}h${round(34 * scale)}l${round(90 * scale)} ${round(floor)}h${round(-110 * scale)}Z`,
        stage.linear([0, horizon, 0, floor * 0.9], [0, lite, 0.26], [1, lite, 0]),
      ),
    );
    const bubbles = repeat(16, () =>
      disc(
        stage.across(random.between(-230, 230)),
        random.between(horizon + 20, floor),
        random.between(2, 7) * scale,
        lite,
        { opacity: 0.35 },
      ),
    );
    const waves = (y: number, tone: string) =>
      fill(
        `M-40 ${round(y)}${repeat(Math.ceil(width / 56) + 2, () => "q14 -12 28 0t28 0")}V${height + 4}H-40Z`,
        tone,
      );
    const sea = mix(deep, ink, 0.4);
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.5)) +
        disc(
          stage.across(set === 2 ? 0 : 130),
          set === 2 ? stage.down(-90) : horizon - 40 * scale,
          (set === 2 ? 130 : 54) * scale,
          mix(key, lite, 0.75),
        ) +
        (set === 2 ? place(tail, [focus.x, horizon - 20 * scale], scale * 1.26) + boat : "") +
        (set === 2 ? "" : boat) +
        (set === 2
          ? waves(horizon, mix(deep, lite, 0.14)) +
            waves(horizon + 26 * scale, deep) +
            waves(horizon + 58 * scale, sea)
          : fill(
              stage.ground(horizon),
              stage.linear([0, horizon, 0, floor], [0, mix(deep, lite, 0.16), 1], [1, sea, 1]),
            ) +
            group(rays, {}) +
            place(whale, [focus.x - 22 * scale, stage.down(40)], scale * 0.86, { turn: -6 }) +
            bubbles),
      under: sea,
    };
  },
};
