import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import {
  bar,
  boxAt,
  disc,
  fill,
  line,
  oval,
  place,
  repeat,
  round,
  times,
} from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "swamp",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, height, random, scale, set, width } = stage;
    const horizon = floor * 0.86;
    const haze = mix(bg, lite, 0.5);
    const leaf = mix("#5d9a45", key, 0.2);
    const [sunny, shady] = [mix(leaf, lite, 0.3), mix(leaf, ink, 0.5)];
    const tower = (x: number, w: number, high: number, tone: string) => {
      const top = horizon - high;
      const broken = `M${round(x)} ${round(horizon + 6)}V${round(top + high * 0.08)}L${round(x + w * 0.2)} ${round(top)}L${round(x + w * 0.36)} ${round(top + high * 0.06)}L${round(x + w * 0.6)} ${round(top + high * 0.02)}L${round(x + w * 0.74)} ${round(top + high * 0.14)}H${round(x + w)}V${round(horizon + 6)}Z`;
      const panes = fill(
        repeat(Math.floor((high * 0.8) / (24 * scale)), (row) =>
          repeat(Math.floor(w / (22 * scale)), (column) =>
            random.chance(0.7)
              ? boxAt(
                  x + (6 + column * 22) * scale,
                  top + high * 0.18 + row * 24 * scale,
                  12 * scale,
                  14 * scale,
                )
              : "",
          ),
        ),
        mix(tone, ink, 0.34),
      );
      const strands = times(Math.ceil(w / (18 * scale)), (i) => ({
        x: x + i * 18 * scale,
        y: top + high * 0.14 + random.between(0, 10),
        long: high * random.between(0.12, 0.6),
      }));
      const leaves = (shift: number) =>
        strands
          .flatMap(({ x: at, y, long }) =>
            times(Math.floor(long / (17 * scale)), (n) =>
              n % 2 === shift
                ? `M${round(at + random.between(-6, 6) * scale)} ${round(y + n * 17 * scale)}h1`
                : "",
            ),
          )
          .join("");
      const vines =
        line(
          strands.map(({ x: at, y, long }) => `M${round(at)} ${round(y)}v${round(long)}`).join(""),
          shady,
          3.4 * scale,
        ) +
        line(leaves(0), leaf, 11 * scale) +
        line(leaves(1), sunny, 11 * scale);
      return (
        fill(broken, tone) +
        fill(
          `M${round(x + w * 0.74)} ${round(top + high * 0.14)}H${round(x + w)}V${round(horizon + 6)}H${round(x + w * 0.74)}Z`,
          mix(tone, ink, 0.28),
        ) +
        panes +
        vines
      );
    };
    const far = repeat(Math.ceil(width / (70 * scale)) + 1, (i) =>
      bar(
        [i * 70 * scale - 20, horizon - random.between(90, 230) * scale, 52 * scale, 400],
        mix(haze, deep, 0.2),
      ),
    );
    const near = stage.wide
      ? repeat(5, (i) =>
          tower(
            stage.across(-640 + i * 150),
            110 * scale,
            random.between(150, 260) * scale,
            mix(deep, bg, 0.35),
          ),
        )
      : "";
    const street =
      tower(stage.across(-256), 150 * scale, 410 * scale, mix(deep, lite, 0.12)) +
      tower(stage.across(112), 160 * scale, 350 * scale, mix(deep, lite, 0.18)) +
      tower(stage.across(-108), 74 * scale, 220 * scale, mix(deep, haze, 0.45));
    const blades = (shift: number) =>
      repeat(Math.ceil(width / 9) + 1, (i) =>
        i % 2 === shift
          ? `M${round(i * 9)} ${round(horizon + random.between(4, 26) * scale)}q${round(random.between(-6, 6))} -14 ${round(random.between(-14, 14))} ${round(-random.between(16, 34) * scale)}`
          : "",
      );
    const grass = line(blades(0), shady, 4 * scale) + line(blades(1), leaf, 4 * scale);
    const car = place(
      oval([0, 4, 92, 9], ink, { opacity: 0.4 }) +
        fill(
          "M-84 0V-22C-84 -30 -70 -34 -56 -36L-34 -62H34L58 -36C76 -34 84 -28 84 -18V0Z",
          mix(key, ink, 0.42),
        ) +
        fill("M-30 -56H-4V-38H-46ZM4 -56H30L46 -38H4Z", mix(ink, lite, 0.16)) +
        disc(-48, 0, 15, ink) +
        disc(50, 0, 15, ink) +
        repeat(16, () =>
          oval(
            [random.between(-80, 80), random.between(-66, -10), 8, 5],
            random.chance(0.5) ? leaf : sunny,
          ),
        ),
      [stage.across(14), horizon + 22 * scale],
      scale,
    );
    const deer = place(
      fill(
        "M-34 0L-30 -46C-42 -56 -40 -70 -26 -72H14L26 -98L22 -112L34 -110L46 -102L40 -94L34 -66L28 -46L30 0H24L20 -42H-16L-24 -30L-28 0Z",
        mix(ink, deep, 0.2),
      ) +
        line(
          "M26 -110L18 -134M22 -122L10 -130M32 -110L38 -136M36 -124L48 -132",
          mix(ink, deep, 0.2),
          3.4,
        ),
      [stage.across(10), horizon + 16 * scale],
      scale * 0.94,
    );
    return {
      body:
        stage.field(bg, mix(bg, deep, 0.6)) +
        disc(stage.across(20), stage.down(-40), 128 * scale, mix(key, lite, 0.55)) +
        stage.art(stage.glow([20, -40, 260], [0, lite, 0.5], [1, lite, 0])) +
        far +
        near +
        street +
        fill(
          `M-4 ${round(horizon)}Q${round(width / 2)} ${round(horizon + 16 * scale)} ${width + 4} ${round(horizon)}V${height + 4}H-4Z`,
          mix(deep, ink, 0.5),
        ) +
        (set === 2 ? deer : car) +
        grass,
      under: mix(deep, ink, 0.5),
    };
  },
};
