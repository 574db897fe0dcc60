import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { boxAt, corners, disc, fill, polar } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "savanna",
  draw: (stage, { bg, key, lite, ink }) => {
    const { width, height, floor } = stage;
    const turns = 2.6;
    const steps = 54;
    let figure = "";
    for (let i = 0; i < steps; i += 1) {
      const t = 1 - i / steps;
      const t2 = 1 - (i + 1) / steps;
      const a = (i * (360 * turns)) / steps - 80;
      const a2 = ((i + 1.04) * (360 * turns)) / steps - 80;
      const R0 = 400 * t ** 1.15 + 26;
      const R1 = R0 * 0.6;
      const R02 = 400 * t2 ** 1.15 + 26;
      const R12 = R02 * 0.6;
      figure += fill(
        corners([polar(R0, a), polar(R02, a2), polar(R12, a2), polar(R1, a)]),
        mix(i % 2 ? lite : key, ink, 0.08 + (1 - t) * 0.75),
      );
    }

    return {
      body:
        stage.field(bg, ink, ink) +
        stage.art(
          figure +
            disc(0, 0, 22, ink) +
            stage.shade("M-400 -400H400V400H-400Z", [0, 400, 0, 60], bg, 0.5),
        ) +
        fill(
          boxAt(-4, floor * 0.8, width + 8, height),
          stage.linear([0, floor * 0.82, 0, floor * 1.03], [0, bg, 0], [1, bg]),
        ),
      under: bg,
    };
  },
};
