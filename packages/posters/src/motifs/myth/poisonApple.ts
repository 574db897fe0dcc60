import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, line, oval, place } from "../../stage/shapes.ts";

const APPLE =
  "M0 -98C-30 -128 -96 -130 -128 -84C-162 -34 -142 62 -98 112C-72 142 -38 150 -8 134H8C38 150 72 142 98 112C142 62 162 -34 128 -84C96 -130 30 -128 0 -98Z";
const STEM = "M-6 -92C-8 -124 2 -150 22 -172L36 -164C18 -146 10 -122 10 -92Z";
const SKULL =
  "M0 -96C-30 -128 -100 -130 -128 -84C-150 -44 -138 4 -112 34C-104 46 -106 62 -92 70C-80 76 -66 74 -62 86L-60 134H-36V104H-28V134H-4V104H4V134H28V104H36V134H60L62 86C66 74 80 76 92 70C106 62 104 46 112 34C138 4 150 -44 128 -84C100 -130 30 -128 0 -96ZM-26 -26C-12 -4 -24 32 -52 34C-80 36 -98 16 -94 -12C-86 -42 -44 -46 -26 -26ZM26 -26C44 -46 86 -42 94 -12C98 16 80 36 52 34C24 32 12 -4 26 -26ZM0 32C8 40 16 56 16 64C10 72 4 70 0 64C-4 70 -10 72 -16 64C-16 56 -8 40 0 32Z";

export const motif: Motif = {
  mood: "parlour",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, focus, scale } = stage;
    const red = mix("#cf2230", key, 0.16);
    const dim = mix(red, "#3a0610", 0.55);
    const leaf = "#5f9a3c";
    const foot = floor * 0.86;
    const wall = mix(bg, deep, 0.25);
    const light = mix(wall, lite, 0.34);
    const table = mix(deep, ink, 0.6);
    // its shadow on the wall tells the truth
    const shadow = mix(wall, ink, 0.66);
    const apple =
      oval([20, 138, 150, 17], ink, { opacity: 0.6 }) +
      fill(APPLE, red) +
      fill(
        "M84 -118C160 -70 130 60 70 120C52 136 24 142 8 134C38 150 72 142 98 112C142 62 162 -34 128 -84C118 -100 102 -112 84 -118Z",
        dim,
      ) +
      stage.shade(APPLE, [120, 120, -30, -30], mix(dim, ink, 0.3), 1) +
      fill("M0 -98C-22 -112 -46 -112 -56 -104C-34 -84 34 -84 56 -104C46 -112 22 -112 0 -98Z", dim) +
      fill(STEM, mix("#6b4526", ink, 0.25)) +
      line("M-2 -98C-2 -124 8 -146 24 -164", mix("#6b4526", lite, 0.4), 3) +
      fill("M8 -122C22 -168 78 -186 124 -164C108 -124 58 -100 8 -122Z", leaf) +
      fill("M8 -122C48 -136 84 -148 124 -164C108 -124 58 -100 8 -122Z", mix(leaf, ink, 0.45)) +
      line("M8 -122C48 -136 84 -148 112 -158", mix(leaf, lite, 0.4), 2.4) +
      line("M-110 -40C-110 -74 -92 -94 -68 -98", lite, 12, { opacity: 0.9 }) +
      disc(-112, -12, 6, lite, { opacity: 0.9 }) +
      fill("M104 -150C112 -138 112 -128 104 -124C96 -128 96 -138 104 -150Z", mix(leaf, lite, 0.5), {
        transform: "translate(-6 34)",
      });
    const [gx, gy] = [stage.across(-20), stage.down(-30)];
    return {
      body:
        stage.field(wall, ink) +
        stage.glow([gx, gy, 380 * scale], [0, light, 1], [0.55, light, 0.75], [1, light, 0]) +
        place(
          fill(SKULL, shadow, { "fill-rule": "evenodd" }) +
            fill(STEM, shadow) +
            fill("M8 -122C22 -168 78 -186 124 -164C108 -124 58 -100 8 -122Z", shadow),
          [focus.x + 82 * scale, foot - 186 * scale],
          scale * 1.16,
        ) +
        fill(stage.ground(foot - 34 * scale), table) +
        fill(
          stage.ground(foot - 34 * scale),
          stage.linear(
            [0, foot - 34 * scale, 0, foot + 70 * scale],
            [0, mix(table, light, 0.5), 0.8],
            [1, table, 0],
          ),
        ) +
        fill("M-70 0L100 -54H230L120 4Z", ink, {
          opacity: 0.4,
          transform: `translate(${focus.x - 60 * scale} ${foot + 16 * scale}) scale(${scale})`,
        }) +
        place(apple, [focus.x - 92 * scale, foot - 82 * scale], scale * 0.74),
      under: table,
    };
  },
};
