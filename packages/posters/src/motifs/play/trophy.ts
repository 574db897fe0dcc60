import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, mirrored, oval, place, polar, repeat } from "../../stage/shapes.ts";
import { table } from "../../stage/table.ts";

export const motif: Motif = {
  mood: "enamel",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, focus, scale, width, random } = stage;
    const gold = mix("#e3ad3f", key, 0.1);
    const [light, dark] = [mix(gold, "#fff4d2", 0.6), mix(gold, "#4a2508", 0.5)];
    const horizon = floor * 0.92;
    const cup =
      "M-104 -372H104C104 -262 76 -196 22 -176L18 -128H-18L-22 -176C-76 -196 -104 -262 -104 -372Z";
    const handle =
      line("M98 -346C160 -362 178 -330 158 -286C146 -256 112 -236 74 -232", dark, 20) +
      line("M98 -348C154 -362 170 -330 152 -288C142 -262 112 -242 76 -238", gold, 11);
    const beams = repeat(14, (i) => {
      const [x, y] = polar(1500, i * (360 / 14) - 90 + 6);
      const [u, v] = polar(1500, i * (360 / 14) - 90 - 6);
      return fill(
        `M0 0L${Math.round(x)} ${Math.round(y)}L${Math.round(u)} ${Math.round(v)}Z`,
        lite,
        {
          opacity: 0.1,
        },
      );
    });
    const ribbons = repeat(Math.ceil(width / 13), () =>
      place(
        bar([-3, -8, 6, 16], random.pick([key, lite, gold, mix(bg, lite, 0.4)]), { rx: 1 }),
        [random.next() * width, random.next() * horizon * 0.94],
        scale * random.between(0.6, 1.3),
        { turn: random.between(-70, 70) },
      ),
    );
    const trophy =
      oval([6, 2, 168, 15], ink, { opacity: 0.45 }) +
      fill("M-112 -58H112L122 0H-122Z", mix(ink, deep, 0.25)) +
      fill("M-112 -58H-30L-34 0H-122Z", mix(ink, lite, 0.22)) +
      bar([-72, -46, 144, 30], gold, { rx: 3 }) +
      bar([-66, -40, 132, 18], light, { rx: 2, opacity: 0.75 }) +
      fill("M-84 -82H84L96 -58H-96Z", dark) +
      fill("M-80 -82H-10L-14 -60H-92Z", gold) +
      fill("M-18 -132H18C20 -108 40 -92 66 -82H-66C-40 -92 -20 -108 -18 -132Z", gold) +
      fill("M4 -132H18C20 -108 40 -92 66 -82H22C8 -96 4 -112 4 -132Z", dark) +
      mirrored(handle) +
      fill(cup, gold) +
      fill("M30 -372H104C104 -262 76 -196 22 -176L18 -128H8C40 -190 44 -280 30 -372Z", dark) +
      stage.shade(cup, [110, -180, -40, -320], "#4a2508", 0.9) +
      fill("M-82 -360C-80 -288 -66 -228 -40 -200C-52 -250 -58 -300 -58 -360Z", light) +
      oval([0, -372, 106, 17], dark) +
      oval([0, -374, 106, 15], light) +
      oval([0, -372, 90, 10], mix(dark, ink, 0.5)) +
      disc(0, -288, 36, dark) +
      disc(-2, -290, 33, light) +
      fill(
        "M0 -314L7 -296L26 -295L11 -283L16 -265L0 -275L-16 -265L-11 -283L-26 -295L-7 -296Z",
        dark,
      );
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.55)) +
        place(beams, [focus.x, horizon - 250 * scale], 1) +
        ribbons +
        table(stage, horizon - 22 * scale, deep, ink) +
        place(trophy, [focus.x, horizon], scale * 1.14),
      under: deep,
    };
  },
};
