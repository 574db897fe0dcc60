import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, oval, place, repeat, round, times } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";
import { table } from "../../stage/table.ts";

const [BUN, LEAF, CHEESE, MEAT, TOMATO] = ["#d98d3f", "#6fa544", "#ffc53d", "#5b2f1e", "#d8402f"];
const frill = (half: number, y: number, step: number, deepness: number) =>
  `M${-half} ${y}` +
  times(
    Math.round((2 * half) / step),
    (i) => `q${step / 2} ${i % 2 ? -deepness * 0.2 : deepness} ${step} 0`,
  ).join("") +
  `v-22H${-half}Z`;
const SEEDS =
  "-96 -256,-52 -300,-8 -276,44 -312,88 -262,-22 -322,30 -244,124 -222,-126 -212,-66 -238,74 -222,2 -222";

function topBun(stage: Stage, { lite, ink }: Colours) {
  const dome =
    "M-176 -176C-182 -300 -92 -346 0 -346S182 -300 176 -176Q176 -166 164 -166H-164Q-176 -166 -176 -176Z";
  return (
    fill(dome, BUN) +
    stage.shade(dome, [170, -160, 20, -250], mix(BUN, ink, 0.8), 0.9) +
    fill(
      "M-150 -214C-142 -282 -92 -318 -46 -328C-92 -300 -122 -262 -128 -210Z",
      mix(BUN, lite, 0.6),
      { opacity: 0.7 },
    ) +
    SEEDS.split(",")
      .map((seed, i) => {
        const [x = 0, y = 0] = seed.split(" ").map(Number);
        return place(fill("M0 -8Q6 0 0 6Q-6 0 0 -8Z", mix(BUN, "#fff6dc", 0.85)), [x, y], 1.15, {
          turn: x * 0.5 + i * 9,
        });
      })
      .join("")
  );
}

/** A country of the layers, on which the BUN rises. */
function land(stage: Stage, colours: Colours) {
  const { bg, deep, lite, ink } = colours;
  const { width, height, floor, focus, scale, random } = stage;
  const horizon = floor * 0.55;
  const layers = [LEAF, TOMATO, CHEESE, MEAT];
  const hill = (y: number, swing: number, phase: number) =>
    `M-4 ${height + 4}V${round(y)}` +
    repeat(
      24,
      (i) =>
        `L${round(((i + 1) / 24) * (width + 8) - 4)} ${round(y + swing * Math.sin(i * (width / 500) * phase + phase * 9))}`,
    ) +
    `V${height + 4}Z`;
  return {
    body:
      stage.field(bg, deep) +
      repeat(2, (i) => disc(focus.x, horizon, (300 - i * 54) * scale, lite, { opacity: 0.2 })) +
      place(topBun(stage, colours), [focus.x, horizon + 178 * scale], scale * 1.02) +
      layers
        .map(
          (tone, i) =>
            fill(hill(horizon + (4 + i * 44) * scale, (10 - i) * scale, 0.36 + i * 0.09), tone) +
            fill(
              hill(horizon + (26 + i * 44) * scale, (10 - i) * scale, 0.36 + i * 0.09),
              mix(tone, ink, 0.2),
            ),
        )
        .join("") +
      table(stage, floor * 0.93, deep, ink) +
      repeat(stage.wide ? 5 : 3, () =>
        place(
          line("M-8 0Q-4 -7 0 0Q4 -7 8 0", lite, 2),
          [random.between(0.1, 0.9) * width, random.between(0.1, 0.28) * floor],
          scale,
        ),
      ),
    under: deep,
  };
}

export const motif: Motif = {
  mood: "enamel",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, floor, focus, scale } = stage;
    const burger =
      oval([12, 20, 230, 14], ink, { opacity: 0.5 }) +
      oval([0, 16, 222, 15], mix(lite, deep, 0.35)) +
      oval([0, 10, 222, 15], lite) +
      fill("M-168 -42H168V-22Q168 8 130 8H-130Q-168 8 -168 -22Z", BUN) +
      fill("M60 -42H168V-22Q168 8 130 8H40Q64 -10 60 -42Z", mix(BUN, ink, 0.25)) +
      fill(frill(184, -36, 46, 24), mix(LEAF, ink, 0.2)) +
      bar([-176, -98, 352, 52], MEAT, { rx: 24 }) +
      bar([-160, -92, 200, 10], mix(MEAT, lite, 0.22), { rx: 5 }) +
      repeat(14, (i) => disc(-150 + i * 23, -72 + (i % 3) * 8, 4, mix(MEAT, ink, 0.5))) +
      fill(
        "M-178 -106H178L120 -100L86 -58Q78 -50 70 -60L46 -98H-30L-78 -64Q-86 -56 -94 -66L-118 -98Z",
        CHEESE,
      ) +
      fill("M46 -98L70 -60Q78 -50 86 -58L120 -100L178 -106H110Z", mix(CHEESE, ink, 0.16)) +
      bar([-166, -132, 332, 28], TOMATO, { rx: 13 }) +
      bar([-150, -127, 150, 7], mix(TOMATO, lite, 0.5), { rx: 3 }) +
      fill(frill(190, -144, 38, 30), LEAF) +
      fill(frill(190, -152, 38, 14), mix(LEAF, lite, 0.3)) +
      topBun(stage, colours);
    const flag =
      line("M0 -340V-428", mix(lite, ink, 0.3), 5) +
      fill("M2 -426Q30 -440 52 -424T92 -424L80 -404L92 -386Q70 -398 52 -386T2 -384Z", key);
    if (stage.set === 2) return land(stage, colours);
    const horizon = floor * 0.86;
    const tile = 25 * scale;
    const tiles = repeat(2, (r) =>
      repeat(Math.ceil(width / tile) + 1, (c) =>
        (r + c) % 2 ? "" : bar([c * tile - 4, horizon - (2 - r) * tile, tile, tile], lite),
      ),
    );
    return {
      body:
        stage.field(bg, ink) +
        repeat(3, (i) =>
          disc(focus.x, horizon - 150 * scale, (236 - i * 2) * scale, "none", {
            stroke: key,
            "stroke-width": (22 - i * 8) * scale,
            opacity: i === 2 ? 1 : 0.16,
          }),
        ) +
        bar([-4, horizon - 2 * tile, width + 8, 2 * tile], mix(deep, ink, 0.5)) +
        tiles +
        table(stage, horizon, deep, ink) +
        bar([-4, horizon, width + 8, 5 * scale], mix(lite, deep, 0.3)) +
        place(flag + burger, [focus.x, horizon + 12 * scale], scale * 0.92),
      under: deep,
    };
  },
};
