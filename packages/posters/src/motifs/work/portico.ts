import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, fill, place, repeat, star } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "flag",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale, wide } = stage;
    const horizon = floor * 0.98;
    const cols = 6;
    const cw = 30;
    const gap = 66;

    const grid: string[] = [];
    const sx = wide ? 84 : 62;
    for (let r = 0; r < 5; r += 1)
      for (let c = -1; c < width / sx + 1; c += 1) {
        const x = c * sx + (r % 2) * sx * 0.5;
        const y = 30 * scale + r * 36 * scale;
        if (
          y < horizon - 300 * scale - Math.max(0, 0) ||
          Math.abs(x - focus.x) / scale > ((y - (horizon - 372 * scale)) / scale) * 2.3 + 30
        )
          grid.push(place(fill(star(11), lite), [x, y], 0.8));
      }
    const x0 = -((cols - 1) * gap) / 2;
    const columns = repeat(cols, (i) => {
      const x = x0 + i * gap;
      const d = `M${x - cw / 2} -176L${x - cw / 2 + 2} -20h${cw - 4}L${x + cw / 2} -176Z`;
      return (
        fill(d, lite) +
        stage.shade(d, [x + 15, 0, x - 8, 0], bg, 0.7) +
        bar([x - 21, -186, 42, 12], lite) +
        bar([x - 20, -22, 40, 10], lite)
      );
    });
    const ped = "M-226 -206L0 -300L226 -206Z";
    const figure =
      bar([-202, -190, 404, 180], key) +
      stage.shade("M-202 -190h404v180h-404Z", [0, -190, 0, -60], ink, 0.8) +
      bar([x0 + 2 * gap + 19, -130, 28, 78], "#ffd27a") +
      fill(`M${x0 + 2 * gap + 33} -130v78M${x0 + 2 * gap + 19} -92h28`, "none", {
        stroke: ink,
        "stroke-width": 3,
      }) +
      columns +
      bar([-218, -208, 436, 22], lite) +
      bar([-218, -192, 436, 5], mix(lite, bg, 0.4)) +
      fill(ped, lite) +
      fill("M-168 -214L0 -284L168 -214Z", mix(lite, bg, 0.2)) +
      bar([-224, -12, 448, 14], lite) +
      bar([-244, 0, 488, 14], mix(lite, bg, 0.18));
    return {
      body:
        stage.field(bg, ink) +
        grid.join("") +
        place(
          (wide
            ? bar([-900, -150, 1800, 160], mix(lite, bg, 0.3)) +
              repeat(30, (i) => bar([-890 + i * 60, -116, 22, 60], deep)) +
              bar([-900, -158, 1800, 10], mix(lite, bg, 0.1))
            : "") + figure,
          [focus.x, horizon - 16 * scale],
          scale * 1.04,
        ) +
        fill(stage.ground(horizon), deep) +
        stage.shade(stage.ground(horizon), [0, height, 0, horizon], ink, 0.9),
      under: deep,
    };
  },
};
