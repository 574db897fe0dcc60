import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, boxAt, disc, fill, line, oval, place, repeat, round } from "../../stage/shapes.ts";
import { fade } from "../../stage/table.ts";

const HEAD =
  "M0 -34C16 -34 24 -22 22 -6C20 8 14 16 10 20V26C26 30 38 36 42 52H-42C-38 36 -26 30 -10 26V20C-14 16 -20 8 -22 -6C-24 -22 -16 -34 0 -34Z";
const HAT =
  "M-40 -14C-32 -22 -24 -24 -22 -26C-22 -44 -18 -52 -10 -52Q0 -47 10 -52C18 -52 22 -44 22 -26C24 -24 32 -22 40 -14Q0 -4 -40 -14Z";
const HOUSE = "M-34 36V-2L0 -34L34 -2V36ZM-26 -14V-34H-16V-22Z";
const CAR = "M-42 20V6C-40 -4 -30 -4 -24 -6L-12 -22H16L28 -6C38 -4 42 0 42 8V20Z";
const KEY = "M-36 -4a16 16 0 1 1 30 8H38V16H28V6H20V14H10V6H-6a16 16 0 0 1 -30 -10Z";
const TREES = "M-30 34V20H-42L-26 -24L-10 20H-22V34ZM8 34V18H-8L14 -36L36 18H20V34Z";

/** Middle, turn and picture of each photo. */
const PHOTOS = [
  [-158, -160, -8, HOUSE],
  [4, -196, 4, TREES],
  [160, -146, 9, CAR],
  [-166, 62, 7, KEY],
  [-20, 160, -5, HEAD],
  [162, 66, -7, HEAD],
] as const;

export const motif: Motif = {
  mood: "oak",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, floor, focus, scale, random } = stage;
    const under = mix(mix(bg, deep, 0.4), ink, 0.62);
    const cork = mix(mix("#a9713c", deep, 0.35), ink, 0.12);
    const [red, paper] = [mix(key, "#d3262a", 0.75), mix(lite, "#ffffff", 0.2)];
    const crumbs = (colour: string) =>
      line(
        repeat(
          stage.wide ? 300 : 150,
          () =>
            `M${round(random.next() * width)} ${round(random.next() * floor * 1.1)}l${round(random.between(-4, 4))} 2`,
        ),
        colour,
        2.2,
        { opacity: 0.5 },
      );
    const photo = (picture: string, size: number, tone: string) =>
      bar([-50 * size, -58 * size, 100 * size, 120 * size], ink, {
        opacity: 0.35,
        transform: "translate(7 9)",
      }) +
      bar([-50 * size, -58 * size, 100 * size, 120 * size], paper) +
      bar([-42 * size, -50 * size, 84 * size, 86 * size], tone) +
      picture;
    const sides = PHOTOS.map(([x, y, turn, d], i) => {
      const tone = mix(i % 3 === 1 ? deep : i % 3 === 2 ? key : bg, lite, 0.45);
      const clip = stage.clip(boxAt(-42, -50, 84, 86));
      const picture = `<g clip-path="${clip}">${oval([20, -30, 16, 16], lite, { opacity: d === HEAD ? 0 : 0.7 })}${bar([-42, d === HEAD ? 60 : 20, 84, 20], mix(tone, ink, 0.35))}${fill(d, mix(ink, tone, 0.12), { transform: d === HEAD ? "translate(0 -6)" : "" })}${d === CAR ? disc(-22, 20, 9, ink) + disc(24, 20, 9, ink) + bar([-8, -17, 20, 10], tone) : ""}${d === HOUSE ? bar([-10, 2, 18, 18], "#ffd777") : ""}</g>`;
      return place(
        photo(picture, 1, tone) + line("M-30 48H26", mix(paper, ink, 0.35), 3),
        [x, y],
        1.06,
        { turn },
      );
    });
    const man = `<g clip-path="${stage.clip(boxAt(-59, -70, 118, 120))}">${fill(boxAt(-60, -72, 120, 124), mix(key, ink, 0.12))}${place(fill(HEAD, ink) + fill(HAT, ink), [0, 4], 1.45)}</g>`;
    const centre = place(
      photo("", 1.4, mix(key, ink, 0.1)) +
        man +
        line("M-46 -18C-44 -60 40 -74 50 -26C54 20 -40 34 -48 -8C-46 -40 -20 -54 6 -56", red, 4.5),
      [0, -22],
      1,
      { turn: -3 },
    );
    const note = (x: number, y: number, turn: number, tone: string) =>
      place(
        bar([-28, -26, 60, 58], ink, { opacity: 0.3 }) +
          bar([-32, -32, 60, 58], tone) +
          line("M-22 -16H16M-22 -2H12M-22 12H4", mix(tone, ink, 0.6), 3),
        [x, y],
        1,
        { turn },
      );
    const pins = [
      ...PHOTOS.map(([x, y]) => [x, y - 54] as const),
      [0, -100] as const,
      [92, 178] as const,
    ];
    const string = (from: number, to: number) => {
      const [[x1, y1], [x2, y2]] = [pins[from] ?? [0, 0], pins[to] ?? [0, 0]];
      return `M${x1} ${round(y1)}Q${round((x1 + x2) / 2)} ${round((y1 + y2) / 2 + 7)} ${x2} ${round(y2)}`;
    };
    const strings = [
      [0, 6],
      [1, 6],
      [2, 6],
      [3, 6],
      [5, 6],
      [0, 1],
      [1, 2],
      [3, 4],
      [6, 7],
      [4, 7],
      [7, 5],
    ]
      .map(([a = 0, b = 0]) => string(a, b))
      .join("");
    const off = `M${pins[0]?.join(" ")}L-900 -330M${pins[3]?.join(" ")}L-900 90M${pins[2]?.join(" ")}L420 -330`;
    return {
      body:
        stage.field(cork, mix(cork, ink, 0.8)) +
        crumbs(mix(cork, ink, 0.4)) +
        crumbs(mix(cork, lite, 0.3)) +
        stage.glow(
          [focus.x, stage.down(-60), 340 * scale],
          [0, "#ffe2a0", 0.55],
          [0.5, "#ffe2a0", 0.2],
          [1, "#ffe2a0", 0],
        ) +
        stage.art(
          note(94, 196, 6, mix("#f2d765", lite, 0.2)) +
            sides.join("") +
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
