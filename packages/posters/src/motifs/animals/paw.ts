import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { fill, oval, place } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "enamel",
  draw: (stage, { bg, lite, ink }) => {
    const knife =
      fill("M-22 8C-25 -46 -18 -98 12 -140C22 -98 24 -46 22 8Z", mix(lite, ink, 0.16)) +
      fill("M-22 8C-25 -46 -18 -98 12 -140C4 -90 -2 -44 -2 8Z", mix(lite, ink, 0.42));
    const toe = (x: number, y: number, rot: number, size: number) =>
      place(
        place(knife, [0, -32], 1) +
          oval([0, 12, 47, 56], lite) +
          stage.shade(`M-47 12a47 56 0 1 0 94 0a47 56 0 1 0 -94 0Z`, [30, 60, -10, 0], bg, 0.45),
        [x, y],
        size,
        { turn: rot },
      );
    const pad =
      "M0 -44C52 -44 116 8 126 66C136 124 92 146 54 134C30 126 18 122 0 122S-30 126 -54 134C-92 146 -136 124 -126 66C-116 8 -52 -44 0 -44Z";
    const toes = [
      [-136, -20, -28, 0.92],
      [-52, -92, -9, 1.02],
      [52, -92, 9, 1.02],
      [136, -20, 28, 0.92],
    ] as const;
    return {
      body:
        stage.field(bg, ink, ink) +
        stage.art(
          toes.map(([x, y, r, size]) => toe(x, y, r, size)).join("") +
            fill(pad, lite) +
            stage.shade(pad, [90, 140, -20, 20], bg, 0.5),
          [0, 78],
        ),
      under: bg,
    };
  },
};
