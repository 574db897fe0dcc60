import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { person } from "../../stage/person.ts";
import { disc, fill, group, line, oval, place, repeat, round } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";

const FACE = "M-76 -352L66 -366V0H-76Z";
const SIDE = "M66 -366L96 -354V-6L66 0Z";

/** Its front is a window onto the stars. */
const drawSlab = (stage: Stage, { deep, key, lite, ink }: Colours) => {
  const { random } = stage;
  const [night, edge] = [mix(ink, "#10183a", 0.5), mix(mix(ink, deep, 0.35), lite, 0.3)];
  const clip = stage.clip(FACE);
  const stars = repeat(74, () =>
    disc(random.between(-76, 66), random.between(-366, 0), random.pick([0.9, 1.3, 2]), "#ffffff", {
      opacity: random.between(0.4, 1),
    }),
  );
  const swirl = group(
    oval([0, 0, 92, 30], lite, { opacity: 0.16 }) +
      oval([0, 0, 66, 19], key, { opacity: 0.4 }) +
      oval([0, 0, 38, 10], lite, { opacity: 0.6 }) +
      oval([0, 0, 16, 6], "#ffffff") +
      line("M-84 -12C-40 -44 50 -40 78 -6M84 12C40 44 -50 40 -78 6", lite, 2, { opacity: 0.5 }),
    { transform: "translate(-6 -214) rotate(-34)" },
  );
  return (
    fill(SIDE, edge) +
    stage.shade(SIDE, [0, 0, 0, -300], ink, 0.8) +
    fill(FACE, night) +
    `<g clip-path="${clip}">${stars}${swirl}</g>` +
    fill(FACE, stage.linear([0, 0, 0, -130], [0, ink, 0.8], [1, ink, 0])) +
    line("M-76 0V-352L66 -366", mix(edge, lite, 0.4), 2) +
    line("M66 -366V0", mix(edge, lite, 0.75), 2.4)
  );
};

export const motif: Motif = {
  mood: "dunes",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, height, floor, scale } = stage;
    const lake = stage.set === 2;
    const horizon = floor * 0.7;
    const foot = lake ? horizon + 4 * scale : floor * 0.86;
    const slab = drawSlab(stage, colours);
    const size = scale * (lake ? 0.86 : 1);
    const land = mix(deep, ink, lake ? 0.6 : 0.45);
    const ridge = (y: number, rise: number, seed: number) =>
      `M-4 ${height + 4}V${round(y)}${repeat(Math.ceil(width / 150) + 1, (i) => (lake ? `l${70 + ((i * 17 + seed) % 20)} ${round(-rise * (0.6 + ((i * 5 + seed) % 6) / 8))}L${i * 150 + 150} ${round(y - ((i + seed) % 3) * 8)}` : `q${60 + ((i * 17 + seed) % 30)} ${round(-rise * (0.6 + ((i * 5 + seed) % 6) / 8))} 150 ${((i + seed) % 3) * 8 - 8}`))}V${height + 4}Z`;
    const dune = (y: number, bend: number) =>
      `M-4 ${height + 4}V${round(y)}C${round(width * 0.25)} ${round(y - bend)} ${round(width * 0.45)} ${round(y + bend * 0.7)} ${round(width * 0.7)} ${round(y)}S${width} ${round(y - bend * 0.5)} ${width + 4} ${round(y - bend * 0.4)}V${height + 4}Z`;
    const [sx, sy] = [stage.across(-150), stage.down(-92)];
    const sun =
      disc(sx, sy, 62 * scale, mix(lite, key, 0.2)) +
      disc(sx, sy, 96 * scale, lite, { opacity: 0.16 });
    const man =
      fill(person(54), mix(ink, deep, 0.2)) +
      fill("M3 -44C8 -40 9 -30 8 -24L7 0H4Z", mix(lite, key, 0.4));
    const [bx, mx] = [stage.across(34), stage.across(-96)];
    const dark = stage.linear([0, 0, 0, 190], [0, ink, 0.6], [1, ink, 0]);
    const cast = place(fill("M-76 0H94L420 190H120Z", dark), [bx, foot], scale);
    const step = (i: number) => oval([-i * 13 - 10, 12 + i * i * 0.7 + (i % 2) * 5, 4.5, 2.2], ink);
    const steps = group(place(repeat(12, step), [mx, foot], scale), { opacity: 0.4 });
    const mirror = group(place(slab, [0, 0], size), {
      transform: `translate(${round(bx)} ${round(foot)}) scale(1 -.42)`,
      opacity: 0.45,
    });
    const ripple = (i: number) =>
      `M${((i * 61) % 60) - 110} ${14 + i * 15}h${90 + ((i * 43) % 90)}`;
    const ripples = place(line(repeat(7, ripple), lite, 2, { opacity: 0.3 }), [bx, foot], scale);
    const fade = stage.linear([0, foot + 30 * scale, 0, floor], [0, land, 0], [1, land]);
    const behind = fill(
      ridge(horizon - 8, (lake ? 102 : 60) * scale, 3),
      mix(bg, deep, lake ? 0.5 : 0.4),
    );
    return {
      body:
        stage.field(bg, deep) +
        (lake ? stage.stars(stage.wide ? 90 : 50, horizon * 0.7, lite) : "") +
        sun +
        behind +
        (lake
          ? fill(ridge(horizon, 70 * scale, 1), mix(deep, bg, 0.12)) +
            fill(stage.ground(horizon), land) +
            mirror +
            ripples
          : fill(dune(horizon + 20 * scale, 50 * scale), mix(bg, deep, 0.68)) +
            fill(dune(foot - 12 * scale, -34 * scale), mix(deep, ink, 0.14)) +
            fill(stage.ground(foot + 34 * scale), fade) +
            fill(stage.ground(floor), land) +
            cast +
            steps) +
        place(slab, [bx, foot], size) +
        (lake ? oval([mx, foot + 8 * scale, 44 * scale, 6 * scale], mix(land, lite, 0.5)) : "") +
        place(man, [mx, foot + 6 * scale], scale),
      under: land,
    };
  },
};
