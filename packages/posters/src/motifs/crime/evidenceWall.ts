import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, oval, place, repeat, round, times } from "../../stage/shapes.ts";
import { fade } from "../../stage/table.ts";

const HEAD =
  "M0 -34C16 -34 24 -22 22 -6C20 8 14 16 10 20V26C26 30 38 36 42 52H-42C-38 36 -26 30 -10 26V20C-14 16 -20 8 -22 -6C-24 -22 -16 -34 0 -34Z";
const HAT =
  "M-40 -14C-32 -22 -24 -24 -22 -26C-22 -44 -18 -52 -10 -52Q0 -47 10 -52C18 -52 22 -44 22 -26C24 -24 32 -22 40 -14Q0 -4 -40 -14Z";
const HOUSE = "M-34 36V-2L0 -34L34 -2V36ZM-26 -14V-34H-16V-22Z";
const CAR = "M-42 20V6C-40 -4 -30 -4 -24 -6L-12 -22H16L28 -6C38 -4 42 0 42 8V20Z";
const KEY = "M-36 -4a16 16 0 1 1 30 8H38V16H28V6H20V14H10V6H-6a16 16 0 0 1 -30 -10Z";
const TREES = "M-30 34V20H-42L-26 -24L-10 20H-22V34ZM8 34V18H-8L14 -36L36 18H20V34Z";

const PLACES = times(6, (i): [number, number] => [
  [-158, 4, 160, -166, -20, 162][i] ?? 0,
  [-160, -196, -146, 62, 160, 66][i] ?? 0,
]);
const PICTURES = [HOUSE, TREES, CAR, KEY, HEAD, HEAD];
/** Pairs of pins that a string joins: 6 is the wanted man, 7 the note. */
const STRINGS = "06 16 26 36 56 01 12 34 67 47 75";

export const motif: Motif = {
  mood: "oak",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, floor, random } = stage;
    const under = mix(mix(bg, deep, 0.4), ink, 0.62);
    const cork = mix(mix("#a9713c", deep, 0.35), ink, 0.12);
    const [red, paper] = [mix(key, "#d3262a", 0.75), mix(lite, "#ffffff", 0.2)];
    const crumb = () =>
      `M${round(random.next() * width)} ${round(random.next() * floor * 1.1)}l3 2`;
    const crumbs = (colour: string) =>
      line(repeat(stage.wide ? 300 : 150, crumb), colour, 2.2, { opacity: 0.5 });
    const photo = (picture: string, size: number, tone: string) =>
      bar([-50 * size, -58 * size, 100 * size, 120 * size], ink, {
        opacity: 0.35,
        transform: "translate(7 9)",
      }) +
      bar([-50 * size, -58 * size, 100 * size, 120 * size], paper) +
      bar([-42 * size, -50 * size, 84 * size, 86 * size], tone) +
      picture;
    const sides = repeat(6, (i) => {
      const d = PICTURES[i] ?? HEAD;
      const tone = mix(i % 3 === 1 ? deep : i % 3 === 2 ? key : bg, lite, 0.45);
      const land = bar([-42, 20, 84, 16], mix(tone, ink, 0.35)) + oval([20, -30, 16, 16], lite);
      const wheels = disc(-22, 20, 9, ink) + disc(24, 20, 9, ink) + bar([-8, -17, 20, 10], tone);
      const extra = d === CAR ? wheels : d === HOUSE ? bar([-10, 2, 18, 18], "#ffd777") : "";
      const shape = fill(
        d,
        mix(ink, tone, 0.12),
        d === HEAD ? { transform: "scale(.8) translate(0 -7)" } : {},
      );
      const caption = line("M-30 48H26", mix(paper, ink, 0.35), 3);
      const picture = (d === HEAD ? "" : land) + shape + extra + caption;
      return place(photo(picture, 1, tone), PLACES[i] ?? [0, 0], 1.06, {
        turn: ((i * 29) % 17) - 8,
      });
    });
    const ring = "M-46 -18C-44 -60 40 -74 50 -26C54 20 -40 34 -48 -8C-46 -40 -20 -54 6 -56";
    const man = place(fill(HEAD + HAT, ink), [0, -8], 1.3) + line(ring, red, 4.5);
    const centre = place(photo(man, 1.4, mix(key, ink, 0.1)), [0, -22], 1, { turn: -3 });
    const note =
      bar([66, 168, 60, 58], ink, { opacity: 0.3 }) +
      bar([62, 162, 60, 58], "#f2d765") +
      line("M72 192H110M72 206H104", mix("#f2d765", ink, 0.6), 3);
    const pins = [
      ...PLACES.map(([x, y]) => [x, y - 54] as const),
      [0, -100] as const,
      [92, 178] as const,
    ];
    const strings = STRINGS.split(" ")
      .map((pair) => {
        const [[x1, y1], [x2, y2]] = [
          pins[Number(pair[0])] ?? [0, 0],
          pins[Number(pair[1])] ?? [0, 0],
        ];
        return `M${x1} ${y1}Q${round((x1 + x2) / 2)} ${round((y1 + y2) / 2 + 7)} ${x2} ${y2}`;
      })
      .join("");
    const off = "M-158 -214L-900 -330M-166 8L-900 90M160 -200L420 -330";
    return {
      body:
        stage.field(cork, mix(cork, ink, 0.8)) +
        crumbs(mix(cork, ink, 0.4)) +
        crumbs(mix(cork, lite, 0.3)) +
        stage.art(stage.glow([0, -60, 340], [0, "#ffe2a0", 0.5], [1, "#ffe2a0", 0])) +
        stage.art(
          note +
            sides +
            centre +
            line(strings + off, ink, 4, { opacity: 0.3, transform: "translate(3 5)" }) +
            line(strings + off, red, 3.4) +
            pins
              .map(
                ([x, y]) =>
                  disc(x + 3, y + 5, 8, ink, { opacity: 0.35 }) +
                  disc(x, y, 8, red) +
                  disc(x - 2.5, y - 2.5, 2.6, lite),
              )
              .join(""),
        ) +
        fade(stage, floor * 0.74, floor * 1.02, under),
      under,
    };
  },
};
