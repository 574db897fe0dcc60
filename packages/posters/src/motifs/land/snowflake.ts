import type { Motif } from "../../motif.ts";
import { corners, fill, group, place, repeat } from "../../stage/shapes.ts";

type Branches = readonly (readonly [number, number, number])[];

/** Height, length and width of the branches of an arm. */
const BRANCHES: readonly [Branches, Branches, Branches] = [
  [
    [62, 62, 8],
    [104, 78, 9],
    [146, 46, 7],
  ],
  [
    [58, 74, 9],
    [98, 50, 7],
    [136, 62, 8],
  ],
  [
    [70, 84, 10],
    [122, 58, 8],
    [160, 30, 6],
  ],
];

export const motif: Motif = {
  mood: "ice",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, focus, scale, wide, random } = stage;
    const [l, d] = [lite, key];
    const kite = (len: number, w: number, t = 0.5) =>
      fill(
        corners([
          [0, 0],
          [-w, -len * t],
          [0, -len],
        ]),
        l,
      ) +
      fill(
        corners([
          [0, 0],
          [w, -len * t],
          [0, -len],
        ]),
        d,
      );
    const branches = random.pick(BRANCHES);
    const arm =
      kite(214, 9, 0.72) +
      branches
        .map(([y, len, w]) =>
          group(
            group(kite(len, w, 0.6), { transform: "rotate(60)" }) +
              group(kite(len, w, 0.6), { transform: "rotate(-60)" }),
            { transform: `translate(0 ${-y})` },
          ),
        )
        .join("");
    const hex =
      repeat(6, (i) => group(arm, { transform: `rotate(${i * 60})` })) +
      repeat(6, (i) => group(kite(66, 17, 0.5), { transform: `rotate(${i * 60 + 30})` })) +
      repeat(6, (i) => group(kite(36, 10, 0.5), { transform: `rotate(${i * 60})` }));
    const flake = (x: number, y: number, size: number, o: number, rot: number) =>
      group(place(hex, [x, y], size, { turn: rot }), { opacity: o });
    return {
      body:
        stage.field(bg, deep, ink) +
        flake(wide ? 260 : 430, wide ? 600 : floor * 0.99, scale * 1.3, 0.13, 14) +
        flake(wide ? 1230 : 40, floor * 0.08, scale * 0.66, 0.18, 8) +
        flake(focus.x, focus.y, scale * 1.02, 1, random.between(-8, 8)),
      under: bg,
    };
  },
};
