import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, line, mirrored, repeat } from "../../stage/shapes.ts";

const HEAD =
  "M0 -150C50 -154 104 -142 132 -104C156 -70 158 -16 142 26C128 66 104 98 78 126C54 150 26 164 0 164C-26 164 -54 150 -78 126C-104 98 -128 66 -142 26C-158 -16 -156 -70 -132 -104C-104 -142 -50 -154 0 -150Z";

export const motif: Motif = {
  mood: "velvet",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor } = stage;
    const coat = mix(ink, deep, 0.3);
    const [sheen, black] = [mix(coat, lite, 0.24), mix(ink, "#000000", 0.3)];
    const half =
      fill("M60 -128C70 -186 112 -212 144 -196C160 -166 150 -122 122 -96Z", coat) +
      fill("M78 -126C88 -162 112 -182 132 -176C138 -154 130 -128 114 -110Z", mix(coat, key, 0.3)) +
      fill(
        "M0 -150C50 -154 104 -142 132 -104C110 -116 80 -116 54 -96C36 -84 16 -90 0 -112Z",
        sheen,
      ) +
      fill(
        "M132 -104C156 -70 158 -16 142 26C134 50 122 70 108 90C122 40 124 -30 108 -70C100 -92 112 -104 132 -104Z",
        mix(coat, lite, 0.12),
      ) +
      fill("M20 -34C40 -62 82 -68 108 -42C88 -18 48 -10 20 -34Z", black) +
      fill("M28 -36C46 -56 80 -60 100 -42C84 -24 50 -20 28 -36Z", key) +
      fill("M60 -56C66 -50 66 -30 60 -24C54 -30 54 -50 60 -56Z", black) +
      disc(50, -46, 4, lite) +
      fill("M12 60C28 40 66 46 72 74C70 96 36 108 0 106V74Z", mix(coat, lite, 0.16)) +
      line("M28 78L140 56M30 88L148 92M28 98L136 124", sheen, 2.4) +
      repeat(4, (i) => disc(30 + (i % 2) * 14, 70 + i * 8, 2.4, black));
    const snout =
      fill(
        "M-34 40C-40 -10 -26 -70 0 -84C26 -70 40 -10 34 40C22 56 -22 56 -34 40Z",
        mix(coat, lite, 0.08),
      ) +
      fill("M-28 44C-22 32 22 32 28 44C24 60 12 70 0 74C-12 70 -24 60 -28 44Z", black) +
      fill("M-16 42C-8 38 8 38 16 42C10 48 -10 48 -16 42Z", sheen) +
      line("M0 74V90M0 90C-12 104 -34 104 -46 94M0 90C12 104 34 104 46 94", black, 4.4);
    const shoulders =
      "M-250 300C-240 200 -170 120 -96 96C-40 130 40 130 96 96C170 120 240 200 250 300Z";
    const panther =
      fill(shoulders, mix(coat, ink, 0.3)) +
      stage.shade(shoulders, [0, 320, 0, 120], black, 0.9) +
      fill(HEAD, coat) +
      mirrored(half) +
      snout;
    const grass = repeat(Math.ceil(stage.width / 16) + 1, (i) => {
      const high = stage.random.between(40, 150) * stage.scale;
      const x = i * 16 + stage.random.between(-6, 6);
      return line(
        `M${x.toFixed(1)} ${(floor + 30).toFixed(1)}q${stage.random.between(-8, 8).toFixed(1)} ${(-high / 2).toFixed(1)} ${stage.random.between(-22, 22).toFixed(1)} ${(-high).toFixed(1)}`,
        mix(deep, ink, i % 2 ? 0.55 : 0.8),
        4.4 * stage.scale,
      );
    });
    const ground = mix(deep, ink, 0.7);
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.6)) +
        stage.art(
          disc(0, -40, 206, mix(bg, lite, 0.2)) + disc(0, -40, 168, mix(bg, lite, 0.5)) + panther,
          [0, 6],
        ) +
        grass +
        fill(stage.ground(floor - 8), ground),
      under: ground,
    };
  },
};
