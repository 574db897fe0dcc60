import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, boxAt, fill, repeat } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "attic",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor } = stage;
    const w = 168;
    const h = 262;
    const glass = `M${-w / 2} ${-h / 2}h${w}v${h}h${-w}Z`;
    const boards = fill(
      repeat(Math.ceil(height / 30), (i) => `M-4 ${i * 30 + 6}H${width + 4}v2.5H-4Z`),
      mix(bg, deep, 0.75),
    );
    const beam = `M${-w / 2} ${h / 2}L-280 470H280L${w / 2} ${h / 2}Z`;
    const bars = `M-9 ${h / 2}H9L34 470H-34ZM-116 205H116L124 226H-124Z`;
    const curtain =
      "M84 -131C30 -110 44 -40 14 20C-2 52 -40 62 -58 92C-20 84 20 92 44 70C64 54 74 96 84 131Z";
    const win =
      bar([-w / 2 - 18, -h / 2 - 20, w + 36, h + 38], ink) +
      bar([-w / 2 - 32, h / 2 + 14, w + 64, 18], ink) +
      fill(glass, key) +
      stage.shade(glass, [0, h / 2, 0, -h / 2], mix(key, "#7a5a14", 0.8), 0.55) +
      fill(curtain, lite) +
      stage.shade(curtain, [84, 0, 20, 0], mix(key, ink, 0.5), 0.6) +
      bar([-10, -h / 2, 20, h], ink) +
      bar([-w / 2, 40, w, 20], ink);
    return {
      body:
        stage.full(bg) +
        boards +
        stage.shade(boxAt(-4, -4, width + 8, height + 8), [0, 0, 0, height * 0.4], ink, 0.9) +
        fill(
          stage.ground(floor * 0.66),
          stage.linear([0, floor * 0.62, 0, floor * 0.94], [0, ink, 0], [1, ink]),
        ) +
        stage.art(
          fill(beam, stage.linear([0, 130, 0, 350], [0, key, 0.62], [1, key, 0])) +
            fill(bars, stage.linear([0, 130, 0, 350], [0, ink, 0.75], [1, ink, 0])) +
            win,
          [0, -58],
        ),
      under: ink,
    };
  },
};
