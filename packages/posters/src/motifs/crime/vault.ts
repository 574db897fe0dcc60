import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, group, polar, repeat } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "steel",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const r = 176;

    const steel = mix(deep, lite, 0.16);
    const bolts = repeat(20, (i) => {
      const [x, y] = polar(r - 22, i * 18 + 9);
      return disc(x, y, 7, ink) + disc(x - 1.5, y - 1.5, 5, mix(deep, lite, 0.4));
    });
    const hl = mix(deep, lite, 0.5);
    const wheel =
      repeat(3, (i) =>
        group(
          bar([-96, -8, 192, 16], ink, { rx: 8 }) +
            bar([-94, -6, 188, 12], hl, { rx: 6 }) +
            bar([-100, -10, 22, 20], hl, { rx: 5 }) +
            bar([78, -10, 22, 20], hl, { rx: 5 }),
          { transform: `rotate(${i * 60 + 12})` },
        ),
      ) +
      disc(0, 0, 66, "none", { stroke: ink, "stroke-width": 13 }) +
      disc(0, 0, 66, "none", { stroke: hl, "stroke-width": 8 }) +
      disc(0, 0, 34, ink) +
      disc(0, 0, 30, hl) +
      stage.shade("M-30 0a30 30 0 1 0 60 0a30 30 0 1 0 -60 0Z", [-24, 24, 14, -14], ink, 0.9) +
      disc(0, 0, 13, key);
    const d = `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    const door =
      disc(-7, 5, r + 3, ink) +
      fill(d, steel) +
      stage.shade(d, [-150, 120, 90, -90], ink, 1) +
      disc(0, 0, r - 42, ink) +
      disc(0, 0, r - 46, mix(deep, ink, 0.3)) +
      bolts;
    const glow = disc(0, 0, 214, key) + disc(0, 0, 205, lite);
    return {
      body:
        stage.field(bg, ink, ink) +
        stage.art(
          disc(0, 0, 330, stage.radial([0, 0, 330], [0.55, key, 0.55], [1, key, 0]), {}) +
            disc(0, 0, 226, ink) +
            glow,
          [0, 4],
        ) +
        stage.art(door + wheel, [-24, 4]),
      under: bg,
    };
  },
};
