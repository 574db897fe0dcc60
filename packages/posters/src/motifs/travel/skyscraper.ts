import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { person } from "../../stage/person.ts";
import { bar, corners, disc, fill, line, place, polar, repeat } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";

const tonesOf = ({ bg, deep, key, lite, ink }: Colours) => {
  const glass = mix(mix(deep, bg, 0.4), ink, 0.5);
  const [stone, dark] = [mix(mix(deep, lite, 0.36), ink, 0.16), mix(deep, ink, 0.7)];
  const glow = mix(key, "#ffe6a0", 0.5);
  return { sky: mix(bg, ink, 0.25), glass, stone, dark, glow };
};

function towerOf(colours: Colours) {
  const { key, lite, ink } = colours;
  const { stone, glass, glow } = tonesOf(colours);
  const tiers = [
    [112, -40, 700],
    [90, -118, 84],
    [66, -176, 64],
    [40, -212, 42],
  ] as const;
  const tier = ([half, top, tall]: (typeof tiers)[number]) =>
    bar([-half, top, half * 2, tall], stone) +
    bar([half * 0.3, top, half * 0.7, tall], ink, { opacity: 0.22 }) +
    repeat(Math.floor((half * 2 - 8) / 18), (i) =>
      line(`M${-half + 13 + i * 18} ${top + 8}V${top + tall}`, glass, 9, {
        "stroke-dasharray": "11 7",
        "stroke-linecap": "butt",
      }),
    ) +
    bar([-half - 4, top - 5, half * 2 + 8, 8], mix(stone, lite, 0.35));
  return (
    line("M0 -212V-268", mix(stone, lite, 0.3), 5) +
    disc(0, -270, 5, key) +
    tiers.toReversed().map(tier).join("") +
    bar([-112, 34, 224, 32], mix(stone, ink, 0.3)) +
    bar([-106, 38, 212, 25], glow) +
    repeat(9, (i) => bar([-84 + i * 21, 38, 4, 25], mix(stone, ink, 0.5))) +
    place(fill(person(22), ink), [32, 63])
  );
}

function fromBelow(stage: Stage, colours: Colours) {
  const { key, lite, ink } = colours;
  const { floor, focus, scale } = stage;
  const { sky, stone, glass, dark, glow } = tonesOf(colours);
  const edge = (x: number, y: number): [number, number] => [
    x * (0.16 + (0.84 * (y + 330)) / 800),
    y,
  ];
  const rows = repeat(19, (i) => {
    const y = -280 + 14 * i + i * i * 1.15;
    const [h, lit] = [7 + i * 1.5, i === 9];
    const pane = (a: number, b: number) =>
      fill(
        corners([edge(a, y), edge(b, y), edge(b, y + h), edge(a, y + h)]),
        lit ? glow : mix(glass, lite, 0.03 * (i % 3)),
      );
    return (
      repeat(7, (n) => pane(-246 + n * 46, -210 + n * 46)) +
      repeat(3, (n) => pane(92 + n * 46, 130 + n * 46))
    );
  });
  const face = corners([edge(-260, -330), edge(260, -330), edge(260, 900), edge(-260, 900)]);
  return {
    body:
      stage.field(sky, ink) +
      stage.stars(stage.wide ? 100 : 50, floor, lite) +
      disc(stage.across(-160), stage.down(-170), 46 * scale, mix(lite, key, 0.1)) +
      stage.art(
        fill(face, stone) +
          stage.shade(face, [0, 260, 0, -160], ink, 0.8) +
          fill(corners([edge(78, -330), edge(260, -330), edge(260, 900), edge(78, 900)]), ink, {
            opacity: 0.3,
          }) +
          rows,
      ) +
      stage.glow([focus.x, stage.down(-45), 250 * scale], [0, glow, 0.5], [1, glow, 0]) +
      fill(
        stage.ground(floor * 0.72),
        stage.linear([0, floor * 0.72, 0, floor], [0, dark, 0], [1, dark, 1]),
      ),
    under: dark,
  };
}

export const motif: Motif = {
  mood: "streetlight",
  sets: 2,
  draw: (stage, colours) => {
    const { deep, lite, ink } = colours;
    const { width, floor, focus, scale, random } = stage;
    if (stage.set === 2) return fromBelow(stage, colours);
    const { sky, dark, glow } = tonesOf(colours);
    const step = 58 * scale;
    const city = (low: number, high: number, tone: string, lit: number) =>
      repeat(Math.ceil(width / step) + 1, (i) => {
        const [x, y] = [(i - 0.5) * step, floor - scale * random.between(low, high)];
        const panes = repeat(10, (n) =>
          random.chance(lit)
            ? bar(
                [
                  x + (9 + (n % 3) * 16) * scale,
                  y + (14 + Math.floor(n / 3) * 22) * scale,
                  8 * scale,
                  11 * scale,
                ],
                glow,
                { opacity: 0.75 },
              )
            : "",
        );
        return bar([x, y, step * 0.94, floor], tone) + panes;
      });
    const beam = (turn: number) =>
      fill(
        corners([[0, 0], polar(760, turn - 4), polar(760, turn + 4)]),
        stage.radial([0, 0, 700], [0, lite, 0.42], [1, lite, 0]),
      );
    return {
      body:
        stage.field(sky, ink) +
        stage.stars(stage.wide ? 110 : 60, floor * 0.7, lite) +
        place(beam(-116) + beam(-58), [focus.x, floor], scale) +
        city(120, 260, mix(sky, deep, 0.7), 0.06) +
        stage.glow([focus.x, stage.down(50), 290 * scale], [0, glow, 0.6], [1, glow, 0]) +
        stage.art(towerOf(colours)) +
        stage.glow([focus.x, stage.down(50), 170 * scale], [0, glow, 0.35], [1, glow, 0]) +
        city(20, 110, dark, 0.12) +
        fill(stage.ground(floor * 0.97), dark),
      under: dark,
    };
  },
};
