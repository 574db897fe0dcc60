import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, place, repeat } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";

const SKIN =
  "M0 0C-30 -12 -46 -44 -46 -70C-46 -98 -26 -116 0 -116S46 -98 46 -70C46 -44 30 -12 0 0Z";

const SPOTS = [
  "-6 -118",
  "-96 -74",
  "92 -84",
  "-54 -130",
  "52 -140",
  "-128 -24",
  "122 -22",
  "-72 -20",
  "74 -24",
  "0 -34",
  "-36 18",
  "40 14",
];

function boat(stage: Stage, { key, lite, ink }: Colours) {
  const hull = "M-84 0Q-76 40 -44 42H44Q76 40 88 -4Q0 14 -84 0Z";
  return (
    line("M0 -70L-70 2M0 -70L72 0M0 -70L-24 6M0 -70L28 6", mix(lite, ink, 0.6), 2) +
    fill(hull, lite) +
    stage.shade(hull, [0, 50, 0, 4], ink, 0.7) +
    fill("M-82 12Q0 26 84 8L79 20Q0 36 -77 24Z", key) +
    line("M-84 0Q0 14 88 -4", mix(lite, ink, 0.5), 4)
  );
}

function suitcase({ key, lite, ink }: Colours) {
  return (
    line("M0 -46L-16 -8M0 -46L16 -8", lite, 2) +
    line("M-20 2V-10H20V2", mix(key, ink, 0.5), 6) +
    bar([-56, 0, 112, 74], mix(key, ink, 0.12), { rx: 7 }) +
    bar([-56, 44, 112, 30], mix(key, ink, 0.3), { rx: 7 }) +
    bar([-38, 0, 11, 74], "#ffc93c") +
    bar([27, 0, 11, 74], "#ffc93c") +
    bar([-8, 14, 16, 12], lite)
  );
}

export const motif: Motif = {
  mood: "nursery",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, floor, scale, set, random } = stage;
    const far = set === 2;
    const tones = [
      key,
      "#ffc93c",
      lite,
      mix(deep, lite, 0.25),
      mix(key, lite, 0.5),
      mix("#ffc93c", key, 0.5),
    ];
    const balloon = (colour: string) =>
      fill(SKIN, colour) +
      fill(
        "M0 0C30 -12 46 -44 46 -70C46 -98 26 -116 0 -116C22 -104 32 -84 28 -58C24 -32 14 -14 0 0Z",
        mix(colour, ink, 0.24),
      ) +
      fill("M0 -2L-8 10H8Z", mix(colour, ink, 0.3)) +
      fill("M-32 -72C-32 -90 -22 -102 -10 -106C-20 -94 -26 -82 -26 -66Z", "#ffffff", {
        opacity: 0.7,
      });
    const knot = [0, 150];
    const bunch =
      SPOTS.map((spot) =>
        line(
          `M${spot}Q${Number(spot.split(" ")[0]) * 0.3} 70 ${knot[0]} ${knot[1]}`,
          far ? lite : mix(ink, bg, 0.25),
          1.4,
        ),
      ).join("") +
      SPOTS.map((spot, i) => {
        const [x = 0, y = 0] = spot.split(" ").map(Number);
        return place(balloon(tones[i % tones.length] ?? key), [x, y], 0.92, { turn: x * 0.2 });
      }).join("");
    const cloud = (x: number, y: number, size: number, opacity = 1) =>
      place(
        fill(
          "M-90 20C-110 20 -112 -8 -86 -8C-84 -36 -44 -44 -30 -22C-14 -50 38 -42 40 -12C66 -22 90 -2 82 20Z",
          mix(lite, bg, 0.1),
          { opacity },
        ),
        [x, y],
        size,
      );
    const low = floor * 0.97;
    const clouds =
      repeat(Math.ceil(width / 90) + 2, (i) =>
        disc(
          i * 90 - 40 + random.between(-14, 14),
          low + random.between(0, 26),
          random.between(38, 56),
          mix(lite, bg, 0.28),
        ),
      ) +
      repeat(Math.ceil(width / 90) + 2, (i) =>
        disc(
          i * 90 - random.between(-10, 20),
          low + 46 + random.between(0, 22),
          random.between(46, 66),
          lite,
        ),
      );
    return {
      body:
        stage.field(far ? mix(deep, ink, 0.25) : bg, far ? ink : mix(bg, deep, 0.5)) +
        (far
          ? stage.stars(stage.wide ? 90 : 40, floor * 0.8, lite) +
            disc(stage.across(150), stage.down(60), 62 * scale, lite)
          : "") +
        cloud(stage.across(-190), stage.down(-190), scale * 0.7, 0.8) +
        cloud(stage.across(196), stage.down(-40), scale * 0.62, 0.8) +
        (stage.wide ? cloud(150, 300, 0.8, 0.7) + cloud(430, 150, 0.6, 0.7) : "") +
        stage.art(
          place(
            bunch +
              place(far ? suitcase(colours) : boat(stage, colours), [0, far ? 190 : 214], 0.95, {
                turn: -5,
              }),
            [0, 0],
            0.84,
          ),
          [far ? -20 : 0, -24],
          far ? 9 : 4,
        ) +
        clouds +
        fill(stage.ground(low + 60), lite),
      under: lite,
    };
  },
};
