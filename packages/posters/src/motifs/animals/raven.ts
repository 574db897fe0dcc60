import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, place, repeat, round } from "../../stage/shapes.ts";

const BODY =
  "M-96 -150C-84 -176 -52 -186 -28 -170C-4 -154 4 -128 34 -100C74 -64 120 -44 158 4C170 20 186 48 196 78C160 62 128 52 100 46L126 92C90 84 60 66 36 46C-6 50 -52 34 -70 -14C-82 -50 -76 -84 -86 -112C-104 -112 -130 -106 -150 -96C-142 -122 -122 -142 -96 -150Z";

export const motif: Motif = {
  mood: "fallout",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, focus, random, scale, set, width } = stage;
    const black = mix(ink, deep, 0.08);
    const sheen = mix(black, lite, 0.26);
    const raven =
      fill("M22 36L16 96H24L34 40ZM-12 26L-24 94H-16L2 34Z", black) +
      line("M16 96H2M20 96L34 102M-22 94H-38M-18 94L-4 100", black, 6) +
      fill(BODY, black) +
      stage.shade(BODY, [190, 80, -60, -120], mix(lite, bg, 0.4), 0.34) +
      fill("M-20 -70C20 -60 70 -30 150 22C110 22 60 18 26 8C-2 -2 -22 -32 -20 -70Z", sheen, {
        opacity: 0.7,
      }) +
      line("M4 -46C40 -30 80 -6 116 14M2 -26C30 -12 60 4 92 14M8 -4C26 4 44 8 64 12", black, 3) +
      fill(
        "M-86 -112C-104 -112 -130 -106 -150 -96C-142 -122 -122 -142 -96 -150L-80 -130Z",
        mix(black, lite, 0.14),
      ) +
      line("M-148 -97C-126 -110 -108 -116 -88 -118", mix(black, lite, 0.4), 2.4) +
      disc(-66, -146, 9, key) +
      disc(-66, -146, 4.6, ink) +
      disc(-69, -149, 1.8, lite);
    const perched = (flip: boolean, size: number, x: number, y: number) =>
      place(
        fill(
          "M-30 -66C-24 -80 -4 -84 6 -72C18 -60 26 -44 52 -26L74 6L44 -4C26 6 0 6 -12 -8C-22 -20 -20 -38 -24 -48C-34 -48 -42 -46 -50 -42C-48 -56 -40 -64 -30 -66Z",
          black,
        ) + line("M2 2L0 22M16 2L16 22", black, 3.4),
        [stage.across(x), y],
        scale * size,
        { flip },
      );
    const wire = (y: number, sag: number) =>
      `M-4 ${round(stage.down(y))}Q${round(width / 2)} ${round(stage.down(y + sag))} ${width + 4} ${round(stage.down(y))}`;
    const sagAt = (x: number, y: number, sag: number) => {
      const t = stage.across(x) / width;
      return stage.down(y) + 2 * t * (1 - t) * sag * scale;
    };
    const birds = ([y, sag]: readonly [number, number]) =>
      repeat(stage.wide ? 9 : 5, (i) => {
        const x =
          (stage.wide ? -640 : -190) + i * (stage.wide ? 120 : 96) + random.between(-22, 22);
        return random.chance(0.8)
          ? perched(
              random.chance(0.5),
              random.between(0.66, 0.92),
              x,
              sagAt(x, y, sag) - 21 * scale * 0.8,
            )
          : "";
      });
    const lines = [
      [-110, 40],
      [-10, 52],
      [96, 60],
    ] as const;
    const flock = repeat(12, () => {
      const [x, y, w] = [
        random.next() * width,
        stage.down(random.between(-230, -60)),
        random.between(7, 15) * scale,
      ];
      return line(
        `M${round(x - w)} ${round(y)}Q${round(x - w / 2)} ${round(y - w * 0.8)} ${round(x)} ${round(y)}Q${round(x + w / 2)} ${round(y - w * 0.8)} ${round(x + w)} ${round(y)}`,
        black,
        2.6,
      );
    });
    const horizon = floor * 0.96;
    const branch = `M-4 ${round(stage.down(150))}C${round(stage.across(-140))} ${round(stage.down(120))} ${round(stage.across(20))} ${round(stage.down(120))} ${width + 4} ${round(stage.down(70))}`;
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.6)) +
        disc(
          stage.across(set === 2 ? 120 : 60),
          stage.down(-70),
          (set === 2 ? 92 : 178) * scale,
          mix(bg, lite, 0.5),
        ) +
        flock +
        (set === 2
          ? lines.map(([y, sag]) => line(wire(y, sag), black, 3)).join("") +
            lines.map(birds).join("") +
            bar([stage.across(206), stage.down(-150), 16 * scale, 900], black) +
            bar([stage.across(160), stage.down(-118), 110 * scale, 10 * scale], black)
          : line(branch, mix(ink, deep, 0.2), 26 * scale) +
            place(raven, [focus.x - 6 * scale, stage.down(28)], scale)) +
        fill(stage.ground(horizon), mix(deep, ink, 0.55)) +
        fill(
          stage.ground(horizon - 40 * scale),
          stage.linear(
            [0, horizon - 40 * scale, 0, horizon],
            [0, mix(deep, ink, 0.55), 0],
            [1, mix(deep, ink, 0.55), 1],
          ),
        ),
      under: mix(deep, ink, 0.55),
    };
  },
};
