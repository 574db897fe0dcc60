import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, fill, group, oval, place, repeat } from "../../stage/shapes.ts";
import { table } from "../../stage/table.ts";

const HIGH = 112;
const WIDE = 74;
const HEART = "M0 12C-16 0 -11 -11 -5 -10C-2 -10 0 -7 0 -5C0 -7 2 -10 5 -10C11 -11 16 0 0 12Z";
const SPADE =
  "M0 -12C3 -7 11 -4 11 2C11 7 5 9 2 6C2 9 4 11 6 12H-6C-4 11 -2 9 -2 6C-5 9 -11 7 -11 2C-11 -4 -3 -7 0 -12Z";

export const motif: Motif = {
  mood: "flag",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, focus, scale } = stage;
    const paper = mix(lite, "#efe2c6", 0.3);
    const horizon = floor * 0.93;
    // A leaning card seen from the front, its suit in the upper corner
    const card = (lean: number, at: number) => {
      const shape = `M-5 0L${lean * 34 - 5} ${-HIGH}H${lean * 34 + 5}L5 0Z`;
      const face = `M${lean * -2} 0L${lean * 32} ${-HIGH}L${lean * 46} ${-HIGH + 6}L${lean * 12} 6Z`;
      return (
        fill(face, at % 3 === 1 ? key : paper) +
        fill(face, ink, { opacity: lean > 0 ? 0.06 : 0.3 }) +
        fill(shape, lean > 0 ? paper : mix(paper, ink, 0.24)) +
        group(
          fill(at % 2 === 0 ? HEART : SPADE, at % 3 === 1 ? paper : at % 2 === 0 ? "#c8322e" : ink),
          {
            transform: `translate(${lean * 31} ${-HIGH + 34}) scale(.62)`,
          },
        )
      );
    };
    const pair = (x: number, y: number, at: number) =>
      place(card(1, at), [x - 34, y]) + place(card(-1, at + 1), [x + 34, y]);
    const floorCard = (x: number, y: number) =>
      bar([x - 44, y - 6, 88, 7], paper, { rx: 2 }) +
      bar([x - 44, y - 1, 88, 3], mix(paper, ink, 0.4));
    const rows = [4, 3, 2, 1].map((count, row) => {
      const y = -row * (HIGH + 8);
      const left = -((count - 1) * WIDE * 1.16) / 2;
      const pairs = repeat(count, (i) => pair(left + i * WIDE * 1.16, y, i + row * 2));
      const floors = repeat(count - 1, (i) =>
        floorCard(left + (i + 0.5) * WIDE * 1.16, y - HIGH - 2),
      );
      return pairs + floors;
    });
    const loose = place(
      bar([-30, -42, 60, 84], paper, { rx: 6 }) +
        group(fill(HEART, "#c8322e"), { transform: "scale(1.9)" }),
      [182, -356],
      0.9,
      { turn: 38 },
    );
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.55)) +
        stage.art(stage.glow([0, -40, 300], [0, lite, 0.22], [1, lite, 0])) +
        table(stage, horizon - 20 * scale, deep, ink) +
        place(
          oval([6, 8, 210, 14], ink, { opacity: 0.45 }) + rows.join("") + loose,
          [focus.x - 12 * scale, horizon],
          scale * 0.98,
        ),
      under: deep,
    };
  },
};
