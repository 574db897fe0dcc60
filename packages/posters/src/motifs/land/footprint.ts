import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { person } from "../../stage/person.ts";
import { pines } from "../../stage/pines.ts";
import { bar, disc, fill, group, line, oval, place, repeat } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";

const PRINT =
  "M0 200C-54 200 -74 160 -68 112C-74 70 -116 40 -152 0C-192 -44 -222 -104 -196 -128C-160 -124 -128 -80 -92 -44C-72 -26 -62 -36 -60 -64C-64 -140 -34 -216 0 -250C34 -216 64 -140 60 -64C62 -36 72 -26 92 -44C128 -80 160 -124 196 -128C222 -104 192 -44 152 0C116 40 74 70 68 112C74 160 54 200 0 200Z";
const SOLE =
  "M-28 -8C-38 -60 -34 -124 0 -128C34 -124 38 -60 24 -8Q0 4 -28 -8ZM-24 8Q0 16 22 8C28 40 20 62 0 64C-22 62 -28 40 -24 8Z";

function snowTrail(stage: Stage, { bg, deep, key, lite, ink }: Colours) {
  const { width, height, floor, focus, scale, random } = stage;
  const snow = mix(lite, bg, 0.1);
  const [hollow, rim] = [mix(mix(bg, deep, 0.4), lite, 0.3), mix(mix(bg, deep, 0.5), ink, 0.35)];
  const horizon = floor * 0.5;
  const tread =
    repeat(6, (i) => line(`M-26 ${-104 + i * 18}L0 ${-96 + i * 18}L24 ${-104 + i * 18}`, rim, 5)) +
    line("M-20 26H18M-18 44H16", rim, 5);
  const step = (i: number) => {
    const near = 0.76 ** i;
    const sole =
      fill(SOLE, "#ffffff", { transform: "translate(-5 7)" }) +
      fill(SOLE, hollow) +
      tread +
      line(SOLE, rim, 3);
    const x = (i % 2 ? 64 : -64) * near + 90 * (1 - near);
    return place(
      group(sole, { transform: "scale(1 .62)" }),
      [focus.x + x * scale, horizon + (floor * 0.86 - horizon) * near],
      near * scale * 1.3,
      { turn: (i % 2 ? 9 : -9) + 8 * (1 - near) },
    );
  };
  return {
    body:
      stage.field(mix(bg, deep, 0.3), mix(deep, ink, 0.4)) +
      disc(stage.across(84), horizon - 96 * scale, 58 * scale, mix(lite, key, 0.1)) +
      pines(stage, horizon + 6, 170 * scale, mix(mix(bg, deep, 0.6), ink, 0.2)) +
      pines(stage, horizon + 10, 100 * scale, mix(deep, ink, 0.5)) +
      fill(
        `M-4 ${horizon}Q${width * 0.3} ${horizon - 16} ${width * 0.6} ${horizon}T${width + 4} ${horizon - 8}V${height + 4}H-4Z`,
        snow,
      ) +
      stage.shade(stage.ground(horizon), [0, horizon, 0, floor * 0.9], mix(bg, deep, 0.6), 0.4) +
      repeat(9, (i) => step(8 - i)) +
      place(fill(person(54), ink), [stage.across(86), horizon + 10 * scale], scale) +
      repeat(stage.wide ? 90 : 40, () =>
        disc(
          random.next() * width,
          random.next() * floor * 0.9,
          random.pick([1.4, 2, 3]),
          "#ffffff",
          { opacity: 0.8 },
        ),
      ),
    under: snow,
  };
}

function jeepOf(stage: Stage, { deep, key, lite, ink }: Colours) {
  const wheel = (x: number) => disc(x, 0, 9, ink) + disc(x, 0, 4, mix(lite, ink, 0.3));
  return (
    fill(
      "M-34 -16L-250 -70V40Z",
      stage.linear([-34, 0, -250, 0], [0, mix(lite, key, 0.3), 0.85], [1, lite, 0]),
    ) +
    oval([2, 9, 44, 5], ink, { opacity: 0.5 }) +
    fill("M-36 -4V-20L-12 -24L-4 -42H34V-4Z", key) +
    fill("M-36 -4V-10H34V-4Z", mix(key, ink, 0.5)) +
    fill("M-8 -24L-1 -38H12V-24ZM16 -38H30V-24H16Z", mix(deep, ink, 0.6)) +
    bar([-6, -46, 42, 5], mix(key, ink, 0.3)) +
    disc(-34, -16, 4, lite) +
    wheel(-20) +
    wheel(22)
  );
}

function ferns({ bg, key, ink }: Colours) {
  const green = mix(mix(bg, key, 0.3), ink, 0.4);
  const frond = (turn: number, tone: string) =>
    place(
      repeat(13, (i) => {
        const [y, long] = [-i * 15, 46 - i * 3];
        return fill(
          `M0 ${y}q${long} -${long} ${long + 12} -8q-${long - 8} 4 -${long + 12} 22ZM0 ${y}q-${long} -${long} -${long + 12} -8q${long - 8} 4 ${long + 12} 22Z`,
          tone,
        );
      }) + line("M0 30V-190", tone, 4),
      [0, 0],
      1,
      { turn },
    );
  return frond(-40, mix(green, ink, 0.35)) + frond(-104, mix(green, ink, 0.35)) + frond(-72, green);
}

export const motif: Motif = {
  mood: "swamp",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, lite, ink } = colours;
    const { width, floor, scale, random } = stage;
    if (stage.set === 2) return snowTrail(stage, colours);
    const fern = ferns(colours);
    const mud = mix(mix("#6b5236", deep, 0.4), ink, 0.35);
    const earth = mix(mud, ink, 0.45);
    const water = stage.linear(
      [0, -250, 0, 200],
      [0, mix(bg, lite, 0.55)],
      [1, mix(mix(bg, deep, 0.5), ink, 0.25)],
    );
    const ripples = repeat(4, (i) =>
      oval([0, 60, 26 + i * 38, 14 + i * 21], "none", {
        stroke: lite,
        "stroke-width": 3.4 - i * 0.5,
        opacity: 0.85 - i * 0.17,
      }),
    );
    const print =
      fill(PRINT, mix(mud, lite, 0.2), { transform: "scale(1.1) translate(-3 -4)" }) +
      fill(PRINT, mix(mud, ink, 0.25), { transform: "scale(1.08) translate(3 5)" }) +
      fill(PRINT, mix(earth, ink, 0.5)) +
      fill(PRINT, water, { transform: "translate(4 8) scale(.92 .94)" }) +
      group(
        disc(0, -120, 26, lite, { opacity: 0.9 }) +
          ripples +
          line("M-150 -90L-90 -30M150 -90L110 -50M-40 150H20M30 -10H52", lite, 3, { opacity: 0.5 }),
        { "clip-path": stage.clip(PRINT) },
      );
    const spots = repeat(stage.wide ? 110 : 46, () =>
      oval(
        [
          random.next() * width,
          random.next() * floor,
          random.between(3, 12) * scale,
          random.between(2, 5) * scale,
        ],
        mix(mud, random.chance(0.5) ? lite : ink, 0.16),
      ),
    );
    return {
      body:
        stage.field(mud, ink) +
        spots +
        stage.art(print, [-8, -4]) +
        place(fern, [width + 44, stage.down(-236)], scale * 0.9, { turn: -10 }) +
        place(fern, [-36, stage.down(206)], scale * 0.9, { turn: 128 }) +
        stage.art(place(jeepOf(stage, colours), [150, 168], 1.1, { turn: 6 })) +
        fill(
          stage.ground(floor * 0.86),
          stage.linear([0, floor * 0.86, 0, floor * 1.04], [0, earth, 0], [1, earth, 1]),
        ),
      under: earth,
    };
  },
};
