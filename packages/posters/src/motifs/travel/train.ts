import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, place, repeat, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "frost",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale, wide, random } = stage;
    const horizon = floor * 0.9;
    const eng =
      fill("M-92 0V-150C-92 -208 -48 -236 0 -236S92 -208 92 -150V0Z", ink) +
      disc(0, -140, 78, mix(ink, lite, 0.14)) +
      disc(0, -140, 62, ink) +
      disc(0, -204, 27, lite) +
      disc(0, -204, 18, "#ffffff") +
      bar([-112, -44, 224, 26], key) +
      fill("M-100 -18H100L128 20H-128Z", ink) +
      repeat(9, (i) => line(`M${(i - 4) * 22} -18L${(i - 4) * 28} 20`, mix(ink, lite, 0.35), 3)) +
      bar([-24, -268, 48, 40], ink) +
      bar([-32, -276, 64, 12], key) +
      disc(-84, -30, 15, lite) +
      disc(84, -30, 15, lite);
    const steam = fill(
      "M-30 -276C-80 -300 -70 -350 -120 -356C-170 -350 -200 -400 -260 -420V-560H300V-440C220 -420 210 -360 150 -356C110 -350 90 -290 30 -276Z",
      lite,
      { opacity: 0.9 },
    );
    const rails = `M${round(stage.across(-60))} ${round(horizon)}L${round(stage.across(-260))} ${height + 4}h26L${round(stage.across(-48))} ${round(horizon)}ZM${round(stage.across(60))} ${round(horizon)}L${round(stage.across(260))} ${height + 4}h-26L${round(stage.across(48))} ${round(horizon)}Z`;
    const snow = repeat(wide ? 120 : 70, () =>
      disc(
        random.next() * width,
        random.next() * height * 0.8,
        random.pick([1.4, 2, 2.8]),
        "#ffffff",
        { opacity: random.between(0.4, 0.9) },
      ),
    );
    return {
      body:
        stage.field(bg, deep) +
        fill(
          `M-4 ${round(horizon)}L${round(stage.across(-150))} ${round(horizon - 180 * scale)}L${round(stage.across(-60))} ${round(horizon - 70 * scale)}L${round(stage.across(120))} ${round(horizon - 240 * scale)}L${round(stage.across(290))} ${round(horizon - 60 * scale)}L${width + 4} ${round(horizon - 130 * scale)}V${round(horizon)}Z`,
          mix(bg, deep, 0.45),
        ) +
        place(steam, [focus.x, horizon + 4], scale) +
        fill(stage.ground(horizon), deep) +
        stage.shade(stage.ground(horizon), [0, height, 0, horizon], ink, 0.7) +
        fill(rails, mix(deep, ink, 0.6)) +
        fill(
          `M${round(stage.across(-16))} ${round(horizon - 200 * scale)}L${round(stage.across(-210))} ${height}H${round(stage.across(210))}L${round(stage.across(16))} ${round(horizon - 200 * scale)}Z`,
          stage.linear([0, horizon - 200 * scale, 0, floor * 1.1], [0, lite, 0.4], [1, lite, 0]),
        ) +
        place(eng, [focus.x, horizon + 6], scale) +
        snow,
      under: deep,
    };
  },
};
