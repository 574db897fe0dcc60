import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, mirrored, oval, place, repeat, round } from "../../stage/shapes.ts";

const drawIdol = ({ key, lite, ink }: Colours) => {
  const gold = "#e8b040";
  const dark = mix(gold, ink, 0.36);
  // a seated jaguar with a sun behind its head, seen from the front
  const half =
    fill("M0 -150H30C58 -146 70 -118 66 -84L80 -50C92 -30 92 -8 78 0H0Z", gold) +
    fill(
      "M30 -150C58 -146 70 -118 66 -84L80 -50C92 -30 92 -8 78 0H46C56 -40 52 -104 30 -150Z",
      dark,
    ) +
    fill("M8 0V-92H40C46 -60 46 -30 50 0Z", mix(gold, lite, 0.22)) +
    line("M20 0V-14M34 0V-14", dark, 3) +
    line("M0 -122H40M0 -108H44", dark, 3) +
    fill("M0 -236H34L46 -262C60 -256 66 -238 62 -222C66 -196 56 -168 30 -150H0Z", gold) +
    fill("M62 -222C66 -196 56 -168 30 -150H12C40 -170 46 -200 44 -228Z", dark) +
    fill("M40 -238L47 -252C54 -246 56 -238 54 -230Z", mix(key, ink, 0.2)) +
    fill("M12 -208L44 -220C44 -204 34 -196 14 -198Z", ink) +
    disc(28, -206, 4.6, lite) +
    fill("M0 -188H14L8 -176H0Z", ink) +
    fill("M0 -168H26L22 -158H0Z", ink) +
    fill("M6 -168L11 -152L16 -168Z", lite) +
    line("M6 -230L16 -222", dark, 3);
  const rays = repeat(17, (i) =>
    fill("M-12 -82L0 -124L12 -82Z", i % 2 ? gold : mix(gold, key, 0.4), {
      transform: `rotate(${i * 15 - 120})`,
    }),
  );
  const idol =
    place(
      rays +
        disc(0, 0, 86, dark) +
        disc(0, 0, 76, mix(gold, key, 0.25)) +
        disc(0, 0, 76, "none", { stroke: gold, "stroke-width": 5 }),
      [0, -206],
      0.94,
    ) +
    mirrored(half) +
    fill(
      "M0 -236H34L46 -262C60 -256 66 -238 62 -222C66 -196 56 -168 30 -150H12C40 -170 46 -200 44 -228ZM66 -84L80 -50C92 -30 92 -8 78 0H46C56 -40 52 -104 30 -150C58 -146 70 -118 66 -84Z",
      ink,
      { opacity: 0.3 },
    ) +
    disc(0, -84, 15, mix(key, ink, 0.15)) +
    disc(-4, -88, 4, lite);
  return idol;
};

export const motif: Motif = {
  mood: "swamp",
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, floor, focus, scale, random } = stage;
    const foot = floor * 0.95;
    const wall = mix(deep, ink, 0.52);
    const block = ([x, y, w, h]: readonly [number, number, number, number]) =>
      bar([x, y, w, h], mix(wall, lite, 0.3)) +
      bar([x + w * 0.56, y, w * 0.44, h], mix(wall, lite, 0.12)) +
      bar([x, y, w, 6], mix(wall, lite, 0.52));
    const stand =
      block([-96, -44, 192, 44]) +
      block([-118, -8, 236, 60]) +
      block([-150, 44, 300, 60]) +
      line(
        "M-70 -24h20v12h-10M-30 -24h20v12h-10M10 -24h20v12h-10M50 -24h20v12h-10",
        mix(wall, ink, 0.3),
        3,
      ) +
      line("M-60 52V70M40 52V66M-20 8V26M80 10V20", mix(wall, ink, 0.3), 2.4);
    const stones = repeat(9, (row) =>
      repeat(Math.ceil(width / (120 * scale)) + 1, (i) => {
        const x = (i - (row % 2) / 2) * 120 * scale;
        return `M${round(x)} ${round(row * 62 * scale)}h${round(116 * scale)}v${round(58 * scale)}h${round(-116 * scale)}Z`;
      }),
    );
    const vine = (x: number, long: number) =>
      line(
        `M${x} -300C${x + 18} ${-300 + long * 0.3} ${x - 16} ${-300 + long * 0.6} ${x + 4} ${-300 + long}`,
        mix("#6d9a3a", wall, 0.6),
        3,
      ) +
      repeat(Math.round(long / 26), (i) =>
        place(
          fill("M0 0C8 -10 22 -8 28 4C18 12 6 10 0 0Z", mix("#6d9a3a", wall, 0.45)),
          [x + (i % 2 ? 3 : -3) + random.between(-4, 4), -290 + i * 26],
          0.9,
          { turn: i % 2 ? 30 : 150 },
        ),
      );
    const beam = `M${round(focus.x - 52 * scale)} -4L${round(focus.x - 178 * scale)} ${round(foot)}H${round(focus.x + 178 * scale)}L${round(focus.x + 62 * scale)} -4Z`;
    const land = mix(deep, ink, 0.8);
    return {
      body:
        stage.field(mix(wall, ink, 0.35), ink) +
        fill(stones, wall) +
        fill(
          stage.ground(-4),
          stage.radial([focus.x, stage.down(-40), 420 * scale], [0, bg, 0.35], [1, ink, 0.5]),
        ) +
        fill(beam, stage.linear([0, 0, 0, foot], [0, lite, 0.62], [1, lite, 0.12])) +
        fill(stage.ground(foot), land) +
        oval([focus.x, foot + 2, 200 * scale, 12 * scale], mix(key, lite, 0.5), { opacity: 0.3 }) +
        place(stand, [focus.x, foot - 92 * scale], scale * 0.9) +
        place(drawIdol(colours), [focus.x, foot - 131 * scale], scale) +
        stage.art(vine(-206, 250) + vine(-176, 130) + vine(200, 190) + vine(222, 310)),
      under: land,
    };
  },
};
