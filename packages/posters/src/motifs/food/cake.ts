import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, oval, place, repeat, round, times } from "../../stage/shapes.ts";
import { table } from "../../stage/table.ts";

const box = (w: number, top: number, tall: number) =>
  `M${-w} ${top}V${top + tall}Q0 ${top + tall + w * 0.14} ${w} ${top + tall}V${top}Q0 ${top + w * 0.14} ${-w} ${top}Z`;

function tierOf(
  { deep, key, lite }: Colours,
  shadow: string,
  [w, top, tall, count]: readonly [w: number, top: number, tall: number, count: number],
) {
  const step = (2 * w) / count;
  const sag = (x: number) => top + (1 - (x / w) ** 2) * w * 0.07;
  return (
    fill(box(w, top, tall), lite) +
    fill(box(w, top, tall), shadow) +
    oval([0, top, w, w * 0.07], mix(lite, "#ffffff", 0.5)) +
    oval([6, top + 1, w * 0.74, w * 0.05], mix(lite, deep, 0.35)) +
    times(count, (i) => {
      const x = -w + i * step;
      return line(
        `M${round(x)} ${round(sag(x))}Q${round(x + step / 2)} ${round(sag(x + step / 2) + tall * 0.5)} ${round(x + step)} ${round(sag(x + step))}`,
        mix(key, lite, 0.35),
        4,
      );
    }).join("") +
    times(count + 1, (i) => disc(-w + i * step, sag(-w + i * step) + 2, 6, key)).join("") +
    times(count * 2, (i) =>
      disc(
        -w + (i + 0.5) * (step / 2),
        sag(-w + (i + 0.5) * (step / 2)) + tall,
        5.6,
        mix(lite, deep, 0.3),
      ),
    ).join("")
  );
}

function couple({ deep, key, lite, ink }: Colours) {
  const bride =
    fill("M-30 0Q-10 -22 -7 -46H7Q10 -22 30 0Z", "#ffffff", {
      stroke: mix(lite, deep, 0.3),
      "stroke-width": 1,
    }) +
    fill("M-8 -44L-6 -62H6L8 -44Z", "#ffffff") +
    disc(0, -70, 9, "#8a5a3c") +
    fill("M-4 -79Q-28 -56 -24 -10Q-10 -40 -8 -66Z", lite, { opacity: 0.8 }) +
    disc(10, -42, 6, key);
  const groom =
    fill("M-10 -28H10L20 0H11L1 -20L-10 -4L-16 2L-22 -6Z", ink) +
    fill("M-9 -26L-7 -60Q0 -64 8 -60L10 -26Z", ink) +
    line("M6 -54L22 -38M-6 -54L-20 -40", ink, 6) +
    disc(3, -70, 9, "#8a5a3c") +
    fill("M-8 -72Q-4 -84 12 -78L11 -73Z", ink) +
    bar([20, -40, 22, 16], mix(key, ink, 0.3), { rx: 2 });
  return place(bride, [-10, -284], 1.2) + place(groom, [112, -134], 0.82);
}

function candlesOf({ key, lite, ink }: Colours, glow: string) {
  return repeat(5, (i) => {
    const x = -88 + i * 44;
    const lit = i === 3;
    return (
      bar([x - 5, -210 + Math.abs(i - 2) * -3, 10, 54], i % 2 ? key : lite) +
      repeat(3, (r) => fill(`M${x - 5} ${-196 + r * 16}l10 -6v5l-10 6Z`, i % 2 ? lite : key)) +
      line(`M${x} -212V-220`, mix(ink, lite, 0.3), 2) +
      (lit
        ? disc(x, -240, 150, glow) +
          fill(
            `M${x} -276C${x + 20} -246 ${x + 12} -222 ${x} -220C${x - 12} -222 ${x - 20} -246 ${x} -276Z`,
            "#ffc25a",
          ) +
          fill(
            `M${x} -252C${x + 9} -238 ${x + 6} -224 ${x} -222C${x - 6} -224 ${x - 9} -238 ${x} -252Z`,
            "#fff6d8",
          )
        : line(
            `M${x} -224C${x - 14} -244 ${x + 14} -262 ${x} -286C${x - 10} -302 ${x + 6} -316 ${x + 2} -330`,
            lite,
            3,
            { opacity: 0.35 },
          ))
    );
  });
}

export const motif: Motif = {
  mood: "blush",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, floor, focus, scale, set } = stage;
    const horizon = floor * 0.9;
    const field = set === 2 ? mix(ink, deep, 0.25) : mix(bg, deep, 0.28);
    const shadowOf = (w: number) => stage.linear([w, 0, -w * 0.2, 0], [0, deep, 0.4], [1, deep, 0]);
    const stand =
      oval([10, 6, 150, 11], ink, { opacity: 0.4 }) +
      fill("M-22 -30H22L28 -8Q60 -4 74 4H-74Q-60 -4 -28 -8Z", mix(deep, lite, 0.55)) +
      fill("M-176 -44Q0 -10 176 -44Q150 -20 0 -18Q-150 -20 -176 -44Z", mix(deep, lite, 0.45)) +
      oval([0, -44, 176, 13], mix(deep, lite, 0.72));
    const wedding =
      stand +
      tierOf(colours, shadowOf(142), [142, -136, 88, 7]) +
      tierOf(colours, shadowOf(102), [102, -216, 80, 5]) +
      tierOf(colours, shadowOf(64), [64, -286, 70, 3]) +
      stage.shade(
        box(142, -136, 88) + box(102, -216, 80) + box(64, -286, 70),
        [130, 0, -20, 0],
        deep,
        0.7,
      ) +
      couple(colours) +
      repeat(3, (i) =>
        place(
          fill("M0 0Q-14 -10 -2 -20Q14 -12 0 0Z", "#5d8a4e") +
            disc(0, -12, 9, key) +
            disc(0, -12, 4, mix(key, ink, 0.4)),
          [-84 + i * 20, -214 + (i % 2) * 5],
          0.9,
          { turn: -20 + i * 20 },
        ),
      );
    const birthday =
      stand +
      tierOf(colours, shadowOf(142), [142, -160, 112, 8]) +
      stage.shade(box(142, -160, 112), [-140, 0, 60, 0], ink, 1) +
      candlesOf(colours, stage.radial([44, -240, 150], [0, "#ffc25a", 0.6], [1, "#ffc25a", 0]));
    return {
      body:
        stage.field(field, ink) +
        (set === 2
          ? ""
          : repeat(Math.ceil(width / (70 * scale)) + 1, (i) =>
              bar([i * 70 * scale - 20, -4, 34 * scale, horizon + 8], lite, { opacity: 0.09 }),
            )) +
        table(stage, horizon, deep, ink) +
        place(set === 2 ? birthday : wedding, [focus.x, horizon + 22 * scale], scale * 1.2),
      under: deep,
    };
  },
};
