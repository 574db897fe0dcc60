import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, circleAt, disc, fill, group, place, repeat, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "orbit",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, wide, random } = stage;
    const d = circleAt(0, 0, 206);
    const cl = stage.clip(d);

    const g2 = "#13574a";
    const ice = lite;

    const pines = (y: number, c: string, h: number) =>
      fill(
        repeat(26, (i) => {
          const x = -215 + i * 17 + random.between(-4, 4);
          const t = h * random.between(0.7, 1.2);
          return `M${round(x)} ${round(y - t)}L${round(x + t * 0.24)} ${round(y + 6)}H${round(x - t * 0.24)}Z`;
        }) + `M-220 ${y}H220V230H-220Z`,
        c,
      );
    const sea = (y: number, c: string) =>
      fill(`M-220 ${y}${repeat(9, () => "q12 -9 25 0t25 0")}V230H-220Z`, c);
    const whale = fill(
      "M40 150C34 120 40 100 52 84C34 84 18 74 14 54C36 52 52 58 60 72C68 58 84 52 106 54C102 74 86 84 68 84C78 104 78 126 84 152Z",
      ink,
    );
    const inner =
      bar(
        [-220, -220, 440, 440],
        stage.linear([0, -206, 0, 20], [0, "#f08a4b"], [0.55, key], [1, "#fff1cf"]),
      ) +
      disc(84, -104, 34, lite) +
      fill(
        "M-230 40L-150 -70L-104 -16L-20 -136L64 0L112 -52L230 60V230H-230Z",
        mix(deep, "#8fb7bb", 0.4),
      ) +
      fill(
        "M-20 -136L-62 -76L-38 -84L-22 -58L-2 -82L20 -70ZM-150 -70L-178 -30L-158 -36L-142 -18L-124 -40ZM112 -52L88 -24L108 -30L122 -12L138 -32Z",
        ice,
      ) +
      fill("M-20 -136L-2 -82L-14 -30L20 60H100L64 0Z", mix(deep, ink, 0.2), { opacity: 0.35 }) +
      pines(52, g2, 44) +
      sea(70, deep) +
      sea(112, mix(deep, ink, 0.34)) +
      place(whale, [-62, -30], 1.3) +
      sea(154, mix(deep, ink, 0.62));
    return {
      body:
        stage.field(bg, ink, ink) +
        repeat(wide ? 110 : 60, () =>
          disc(random.next() * width, random.next() * height, random.pick([0.8, 1.1, 1.6]), lite, {
            opacity: random.between(0.2, 0.8),
          }),
        ) +
        stage.art(
          disc(0, 0, 232, "#7fd6e0", { opacity: 0.09 }) +
            disc(0, 0, 218, "#7fd6e0", { opacity: 0.14 }) +
            group(inner, { "clip-path": cl }) +
            stage.shade(d, [190, 120, 30, 10], ink, 0.9),
        ),
      under: bg,
    };
  },
};
