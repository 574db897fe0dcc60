import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, group, line, place, repeat, round } from "../../stage/shapes.ts";

const SWAN =
  "M-168 -16C-150 -66 -90 -104 -24 -96C10 -92 40 -74 58 -50C76 -84 60 -124 48 -166C38 -210 62 -252 104 -254C136 -256 156 -234 158 -208C150 -222 132 -226 118 -214C98 -196 116 -160 126 -120C140 -66 120 -8 60 2C-20 14 -130 12 -168 -16Z";

export const motif: Motif = {
  mood: "moon",
  sets: 2,
  draw: (stage, { bg, deep, lite, ink }) => {
    const { floor, focus, random, scale, set, width } = stage;
    const horizon = floor * 0.7;
    const black = mix(ink, deep, 0.12);
    const bird = (dark: boolean) => {
      const tone = dark ? black : lite;
      const shadow = dark ? mix(black, lite, 0.22) : mix(lite, deep, 0.24);
      return (
        fill(SWAN, tone) +
        stage.shade(
          SWAN,
          [0, 20, 0, -110],
          dark ? mix(black, lite, 0.35) : mix(lite, deep, 0.6),
          0.8,
        ) +
        fill(
          "M-160 -28C-150 -80 -100 -128 -36 -124C-6 -122 22 -104 38 -78C10 -92 -20 -88 -44 -76C-84 -56 -120 -46 -160 -28Z",
          shadow,
        ) +
        fill(
          "M-166 -22C-140 -84 -92 -110 -30 -104C4 -100 26 -86 40 -68C12 -74 -16 -66 -40 -50C-78 -26 -120 -20 -166 -22Z",
          tone,
        ) +
        line("M-120 -46C-90 -66 -50 -82 -6 -84M-92 -32C-62 -48 -30 -58 4 -62", shadow, 3.4) +
        fill(
          "M146 -222C160 -224 186 -214 192 -200C176 -196 158 -198 148 -206Z",
          dark ? "#c8362e" : "#ef8a2c",
        ) +
        fill(
          "M126 -222C132 -230 146 -230 152 -222C154 -212 152 -206 146 -204C138 -208 130 -214 126 -222Z",
          ink,
        ) +
        disc(126, -232, 4, dark ? lite : ink)
      );
    };
    const mirror = (dark: boolean) =>
      group(bird(dark), { transform: "scale(1 -0.62)", opacity: 0.34 });
    const ripples = repeat(9, (i) => {
      const y = 10 + i * i * 2.4;
      const w = 190 + i * 10 - random.between(0, 60);
      return line(
        `M${round(-w)} ${round(y)}q${round(w)} ${round(7 + i)} ${round(w * 2)} 0`,
        mix(deep, lite, 0.4),
        2,
        { opacity: 0.7 - i * 0.06 },
      );
    });
    const reeds = (side: number) =>
      repeat(7, (i) => {
        const [x, high] = [side * (150 + i * 17), 110 + ((i * 37) % 5) * 22];
        return (
          line(
            `M${x} 60Q${x + side * 4} ${-high * 0.4} ${x + side * ((i % 3) - 1) * 12} ${-high}`,
            mix(deep, ink, 0.5),
            4,
          ) +
          (i % 2
            ? line(`M${x + side * ((i % 3) - 1) * 12} ${-high}v-30`, mix(deep, ink, 0.5), 11)
            : "")
        );
      });
    const couple =
      place(mirror(false), [-74, 0], 0.74, { flip: false }) +
      place(mirror(true), [74, 0], 0.74, { flip: true }) +
      place(bird(false), [-88, 0], 0.74) +
      place(bird(true), [88, 0], 0.74, { flip: true });
    const single = mirror(true) + bird(true);
    const water = mix(deep, ink, 0.4);
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.6)) +
        stage.stars(stage.wide ? 70 : 34, horizon * 0.8, lite) +
        disc(
          focus.x + (set === 2 ? 0 : -20) * scale,
          stage.down(-70),
          172 * scale,
          mix(bg, lite, 0.82),
        ) +
        disc(focus.x + (set === 2 ? 0 : -20) * scale, stage.down(-70), 206 * scale, lite, {
          opacity: 0.1,
        }) +
        fill(
          `M-4 ${round(horizon - 6)}Q${round(width * 0.2)} ${round(horizon - 54 * scale)} ${round(width * 0.4)} ${round(horizon - 16 * scale)}T${width + 4} ${round(horizon - 34 * scale)}V${round(horizon + 4)}H-4Z`,
          mix(deep, ink, 0.5),
        ) +
        fill(stage.ground(horizon), water) +
        stage.shade(stage.ground(horizon), [0, stage.height, 0, horizon], ink, 0.9) +
        place(
          (set === 2 ? couple : single) + ripples + reeds(1) + reeds(-1),
          [focus.x - 4 * scale, horizon + 62 * scale],
          scale,
        ),
      under: water,
    };
  },
};
