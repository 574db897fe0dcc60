import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { fill, line, place, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "canvas",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { height } = stage;

    const body =
      "M-42 -70C-66 -34 -92 8 -90 58C-88 108 -52 132 -2 132C54 132 88 106 88 58C88 12 62 -36 44 -70Z";
    const thumb = "M-54 -28C-96 -26 -122 14 -116 58C-112 88 -88 96 -74 78C-62 60 -58 28 -40 0Z";
    const glove =
      fill(thumb, mix(key, deep, 0.45)) +
      fill(body, key) +
      stage.shade(body, [60, 120, -30, -10], deep, 1) +
      line("M-52 60C-24 74 40 74 66 58", deep, 3.5) +
      fill("M-52 -36C-72 -14 -84 10 -84 40C-76 12 -60 -12 -46 -30Z", lite, { opacity: 0.55 }) +
      fill("M-46 -132C-20 -138 20 -138 48 -132L46 -64C20 -56 -20 -56 -44 -64Z", lite) +
      fill("M-44.6 -84C-20 -76 20 -76 46.6 -84L46 -64C20 -56 -20 -56 -44 -64Z", deep) +
      line("M-14 -126L14 -114M14 -126L-14 -114M-14 -108L14 -96M14 -108L-14 -96", ink, 3);
    const A = place(glove, [-70, 84], 0.98, { turn: 9 });
    const B = place(glove, [82, 118], 0.98, { turn: -13, flip: true });
    const light = `M${round(stage.across(-40))} -4L${round(stage.across(-300))} ${height + 4}H${round(stage.across(330))}L${round(stage.across(60))} -4Z`;
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.7)) +
        fill(light, lite, { opacity: 0.34 }) +
        stage.art(
          line("M4 -330C2 -200 -40 -120 -52 -50M4 -330C6 -180 64 -110 58 -14", ink, 4) + A + B,
        ),
      under: bg,
    };
  },
};
