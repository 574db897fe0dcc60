import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, boxAt, circleAt, disc, fill, line, place, repeat } from "../../stage/shapes.ts";
import { person } from "../../stage/person.ts";
import { fade } from "../../stage/table.ts";

const SOLE =
  "M-22 -6C-32 -40 -40 -80 -24 -112C-10 -134 22 -130 30 -104C38 -74 28 -40 22 -6ZM-21 8H23C26 30 22 52 2 54C-18 54 -24 32 -21 8Z";
const TREAD = "M-30 -86L30 -92M-32 -68L32 -74M-30 -50L30 -56M-26 -32L28 -38M-22 24H24M-20 38H20";

const GRIP = "M-15 174H15C24 200 25 270 19 306Q0 322 -19 306C-25 270 -24 200 -15 174Z";
const GLEAM =
  "M-112 -24C-108 -70 -74 -106 -30 -114C-62 -92 -86 -62 -92 -20C-94 -10 -112 -12 -112 -24Z";

export const motif: Motif = {
  mood: "dusk",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale, random, set } = stage;
    const under = set === 2 ? bg : mix(deep, ink, 0.55);
    const wall = mix(mix(bg, deep, 0.6), ink, 0.25);
    const brass = "#d9a548";
    const glass = circleAt(0, 0, 132);
    const sole = (colour: string, tread: string) => fill(SOLE, colour) + line(TREAD, tread, 6);
    const steps = repeat(stage.wide ? 12 : 7, (i) =>
      place(
        sole(mix(bg, ink, 0.55), bg),
        [stage.across(250 - i * 82 + (i % 2) * 34), stage.down(250 - i * 74 - (i % 2) * 30)],
        0.5 * scale,
        { turn: -48, flip: i % 2 === 1 },
      ),
    );
    const row = (top: number, step: number, colour: string) => {
      let lamps = "";
      const houses = repeat(Math.ceil(width / step) + 1, (i) => {
        const [x, y] = [i * step + random.between(-4, 4), top + random.between(-60, 40) * scale];
        lamps += repeat(9, (at) => {
          const left = x + 8 + (at % 3) * step * 0.27;
          return random.chance(0.42)
            ? boxAt(left, y + 12 + (at - (at % 3)) * 9, step * 0.13, 12)
            : "";
        });
        return (
          boxAt(x, y, step * 0.9, height) + boxAt(x + step * 0.3, y - (i % 2) * 14, step * 0.3, 16)
        );
      });
      return fill(houses, colour) + fill(lamps, mix(colour, key, 0.45));
    };
    const town =
      row(stage.down(-120), 62 * scale, mix(wall, bg, 0.6)) +
      row(stage.down(-10), 78 * scale, wall) +
      row(stage.down(130), 92 * scale, mix(wall, ink, 0.45));
    const room = mix(key, lite, 0.78);
    const bricks = repeat(40, (i) =>
      boxAt(-182 + (i % 5) * 64 + (i % 2) * 32, -140 + Math.floor(i / 5) * 36, 60, 32),
    );
    const scene =
      bar([-140, -140, 280, 280], mix(wall, ink, 0.1)) +
      fill(bricks, mix(wall, lite, 0.07)) +
      bar([-74, -96, 148, 186], mix(lite, wall, 0.45)) +
      bar(
        [-64, -86, 128, 168],
        stage.linear([0, -86, 0, 82], [0, mix(key, lite, 0.25)], [1, room]),
      ) +
      disc(0, -58, 15, lite) +
      fill(person(126), ink, { transform: "translate(8 84)" }) +
      line("M20 16L44 -8L42 -34", ink, 9) +
      fill("M36 -30L40 -76L52 -62L47 -30Z", mix(ink, lite, 0.25)) +
      line("M0 -86V82M-64 -10H64", mix(lite, wall, 0.45), 5) +
      bar([-88, 84, 176, 14], mix(lite, wall, 0.3)) +
      fill("M-64 -86H-34C-38 -40 -48 0 -64 40ZM64 -86H40C44 -50 52 -20 64 0Z", mix(key, ink, 0.4));
    const print =
      bar([-140, -140, 280, 280], mix(lite, bg, 0.2)) +
      place(sole(mix(key, ink, 0.25), mix(lite, bg, 0.2)), [8, 46], 1.38, { turn: 12 }) +
      line("M-96 60l18 -8M-84 -40l16 6M84 -60l14 10", mix(bg, ink, 0.3), 4);
    const handle =
      bar([-13, 140, 26, 40], brass) +
      fill(GRIP, mix("#6b3a22", ink, 0.1)) +
      fill(
        "M2 174H15C24 200 25 270 19 306Q12 312 4 314C10 270 8 210 2 174Z",
        mix("#6b3a22", ink, 0.45),
      ) +
      line("M-13 190C-17 230 -17 260 -13 298", mix("#6b3a22", lite, 0.45), 4) +
      bar([-19, 170, 38, 12], brass, { rx: 5 });
    const loupe =
      place(disc(0, 0, 150, ink) + fill(GRIP, ink), [14, 18], 1, { turn: -38 }).replace(
        "<g",
        '<g opacity=".4"',
      ) +
      place(handle, [0, 0], 1, { turn: -38 }) +
      `<g clip-path="${stage.clip(glass)}">${set === 2 ? print : scene}</g>` +
      stage.shade(glass, [110, 120, 10, 10], ink, 0.7) +
      disc(0, 0, 140, "none", { stroke: mix(brass, ink, 0.5), "stroke-width": 22 }) +
      disc(0, 0, 141, "none", { stroke: brass, "stroke-width": 14 }) +
      line("M-128 -62A142 142 0 0 1 24 -140", mix(brass, lite, 0.75), 5) +
      fill(GLEAM, "#ffffff", { opacity: 0.4 });
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.5)) +
        (set === 2
          ? steps
          : stage.stars(stage.wide ? 70 : 36, floor * 0.4, lite) +
            disc(stage.across(168), stage.down(-196), 34 * scale, mix(lite, key, 0.2)) +
            town) +
        fade(stage, floor * 0.72, floor * 1.02, under) +
        place(loupe, [focus.x - 30 * scale, stage.down(-62)], scale * 1.02),
      under,
    };
  },
};
