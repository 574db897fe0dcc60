import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, mirrored, place, repeat, round } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";
import { table } from "../../stage/table.ts";

function rocketOf(stage: Stage, { bg, deep, key, lite, ink }: Colours) {
  const hull = "M0 -330C40 -290 50 -240 50 -180V0H-50V-180C-50 -240 -40 -290 0 -330Z";
  return (
    fill("M-24 0H24L34 24H-34Z", mix(ink, lite, 0.3)) +
    mirrored(fill("M46 -110C82 -84 92 -40 92 26L46 -2Z", key)) +
    fill("M46 -110C82 -84 92 -40 92 26L46 -2Z", mix(key, ink, 0.35)) +
    fill(hull, lite) +
    fill("M0 -330C40 -290 46 -262 48 -238H-48C-46 -262 -40 -290 0 -330Z", key) +
    fill("M-50 -96H50V-72H-50ZM-50 -62H50V-54H-50Z", key) +
    stage.shade(hull, [60, 0, -24, 0], ink, 0.95) +
    bar([-1.5, -238, 3, 238], mix(lite, ink, 0.3), { opacity: 0.6 }) +
    disc(0, -172, 23, mix(lite, ink, 0.5)) +
    disc(0, -172, 16, mix(deep, bg, 0.4)) +
    fill("M-11 -176A12 12 0 0 1 2 -184A16 16 0 0 0 -11 -176Z", lite) +
    fill("M-8 -74H8V10H-8Z", mix(key, ink, 0.2)) +
    line("M-34 -232C-40 -200 -40 -160 -40 -104", "#ffffff", 4)
  );
}

/** Before the start, at night. */
function onPad(stage: Stage, colours: Colours) {
  const { bg, deep, key, lite, ink } = colours;
  const { width, floor, focus, scale } = stage;
  const horizon = floor * 0.92;
  const girders = repeat(9, (i) =>
    line(
      `M-128 ${-16 - i * 40}L-92 ${-56 - i * 40}M-92 ${-16 - i * 40}L-128 ${-56 - i * 40}M-128 ${-56 - i * 40}H-92`,
      mix(key, ink, 0.35),
      4,
    ),
  );
  const tower =
    girders +
    bar([-132, -392, 8, 392], mix(key, ink, 0.2)) +
    bar([-96, -392, 8, 392], mix(key, ink, 0.2)) +
    bar([-98, -244, 52, 9], mix(key, ink, 0.3)) +
    bar([-98, -140, 52, 9], mix(key, ink, 0.3)) +
    line("M-110 -392V-440", lite, 3) +
    disc(-110, -442, 5, key);
  const beam = (x: number, to: number) =>
    fill(
      `M${round(stage.across(x - 5))} ${round(horizon)}L${round(stage.across(to - 46))} -4H${round(stage.across(to + 46))}L${round(stage.across(x + 5))} ${round(horizon)}Z`,
      stage.linear([0, horizon, 0, 0], [0, lite, 0.55], [1, lite, 0.04]),
    );
  return {
    body:
      stage.field(bg, ink) +
      stage.stars(stage.wide ? 120 : 60, horizon * 0.8, lite) +
      beam(-214, 90) +
      beam(226, -60) +
      table(stage, horizon, deep, ink) +
      bar([-4, horizon, width + 8, 2.5], mix(deep, lite, 0.5)) +
      place(
        fill("M-170 0L-150 -26H130L150 0Z", mix(deep, ink, 0.5)) +
          bar([-152, -30, 284, 5], lite) +
          place(
            tower +
              fill("M-60 0L-30 -46H30L60 0Z", mix(ink, lite, 0.24)) +
              place(rocketOf(stage, colours), [10, -40]),
            [10, -24],
            0.96,
          ),
        [focus.x, horizon + 4 * scale],
        scale,
      ) +
      repeat(2, (i) =>
        place(
          fill("M-16 0H16L10 -18H-10Z", ink) + disc(0, -18, 7, lite),
          [stage.across(i ? 226 : -214), horizon + 3],
          scale,
        ),
      ),
    under: deep,
  };
}

export const motif: Motif = {
  mood: "liner",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, floor, focus, scale, random } = stage;
    if (stage.set === 2) return onPad(stage, colours);
    const flame =
      fill("M-34 0C-52 60 -32 110 0 190C32 110 52 60 34 0Z", "#ff8a2a") +
      fill("M-22 0C-32 40 -18 80 0 124C18 80 32 40 22 0Z", "#ffd45c") +
      fill("M-11 0C-14 24 -8 46 0 66C8 46 14 24 11 0Z", "#fffbe6");
    const low = floor * 0.92;
    const puffs = (count: number, spread: number, up: number, size: number, tone: string) =>
      repeat(count, (i) => {
        const at = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
        return disc(
          focus.x + at * spread * scale,
          low - up * (1 - Math.abs(at) ** 1.4) * scale + random.between(-8, 8),
          (size + random.between(-8, 8)) * scale,
          tone,
        );
      });
    const column = `M${round(focus.x - 15 * scale)} ${round(stage.down(70))}Q${round(focus.x - 26 * scale)} ${round(low - 60 * scale)} ${round(focus.x - 130 * scale)} ${round(low)}H${round(focus.x + 130 * scale)}Q${round(focus.x + 26 * scale)} ${round(low - 60 * scale)} ${round(focus.x + 15 * scale)} ${round(stage.down(70))}Z`;
    return {
      body:
        stage.field(bg, ink) +
        stage.stars(stage.wide ? 120 : 60, floor * 0.7, lite) +
        disc(
          focus.x,
          stage.down(120),
          330 * scale,
          stage.radial(
            [focus.x, stage.down(120), 330 * scale],
            [0, "#ff8a2a", 0.6],
            [1, "#ff8a2a", 0],
          ),
        ) +
        puffs(11, 260, 66, 44, mix(bg, lite, 0.3)) +
        fill(column, mix(lite, key, 0.2)) +
        stage.art(
          place(flame, [0, 36], 0.95) + place(rocketOf(stage, colours), [0, 18], 0.8),
          [0, 4],
        ) +
        puffs(9, 240, 16, 46, mix(lite, key, 0.2)) +
        puffs(9, 270, -26, 42, lite) +
        bar([focus.x - 270 * scale, low + 16 * scale, 540 * scale, 20 * scale], lite) +
        table(stage, low + 34 * scale, deep, ink) +
        bar([-4, low + 34 * scale, width + 8, 3], mix(lite, key, 0.4)),
      under: deep,
    };
  },
};
