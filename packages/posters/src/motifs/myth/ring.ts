import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, group, line, oval, place, repeat } from "../../stage/shapes.ts";

const FLAME =
  "M-6 128C-96 128 -118 62 -92 14C-84 44 -70 52 -60 46C-84 -20 -36 -52 -26 -118C14 -96 24 -52 18 -22C34 -30 42 -50 38 -74C84 -34 104 28 86 74C76 110 40 128 -6 128Z";
const INNER =
  "M0 128C-56 128 -70 82 -52 50C-44 66 -36 68 -30 62C-40 22 -10 0 -6 -42C24 -14 26 18 22 40C32 34 36 22 36 10C62 42 62 128 0 128Z";

export const motif: Motif = {
  mood: "ember",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { random } = stage;
    const gold = mix("#e9b548", lite, 0.08);
    const night = mix(deep, ink, 0.66);
    const view = stage.set === 2;
    const table = stage.ground(stage.down(170));
    const hole = "M26 -170C104 -170 166 -94 166 0S104 170 26 170S-114 94 -114 0S-52 -170 26 -170Z";
    const front =
      "M-26 -172C52 -172 114 -95 114 0S52 172 -26 172S-166 95 -166 0S-104 -172 -26 -172Z";
    const hull =
      "M-26 -190C-112 -190 -182 -104 -182 0S-112 190 -26 190H26C112 190 182 104 182 0S112 -190 26 -190Z";
    const inside = view
      ? fill(
          hole,
          stage.linear([0, -150, 0, 90], [0, mix(key, ink, 0.25)], [1, mix(key, lite, 0.55)]),
        ) +
        disc(36, 18, 44, lite) +
        fill("M-160 90L-96 -10L-70 24L-24 -64L34 40L66 8L170 110V160H-160Z", mix(deep, ink, 0.35)) +
        fill("M-24 -64L-44 -26L-28 -16L-18 -34L-8 -14L2 -18ZM-96 -10L-114 18L-98 14L-84 6Z", lite) +
        fill("M-160 96C-90 60 -20 110 40 84S130 76 170 92V160H-160Z", mix(deep, ink, 0.75)) +
        line("M30 150C0 130 60 118 36 100S54 92 52 88", mix(key, lite, 0.4), 4)
      : fill(hole, stage.radial([0, 60, 190], [0, key, 0.75], [1, key, 0.05])) +
        fill(FLAME, mix(key, deep, 0.2)) +
        fill(INNER, mix(key, "#ffb43c", 0.7)) +
        place(fill(INNER, lite), [2, 52], 0.58) +
        repeat(16, () =>
          disc(
            random.between(-90, 90),
            random.between(-130, 10),
            random.pick([1.6, 2.4, 3.2]),
            mix(key, "#ffb43c", 0.6),
          ),
        );
    const inner = stage.linear(
      [-150, 0, 60, 0],
      [0, mix(gold, key, 0.3)],
      [0.3, mix(gold, ink, 0.45)],
      [1, mix(gold, ink, 0.7)],
    );
    const figure =
      oval([10, 190, 130, 13], ink, { opacity: 0.7 }) +
      fill(hull, gold) +
      stage.shade(hull, [190, 110, 20, 0], mix("#6a300e", ink, 0.3), 1) +
      fill(
        "M-26 -190C-112 -190 -182 -104 -182 0S-112 190 -26 190S130 104 130 0S60 -190 -26 -190Z",
        mix(gold, lite, 0.35),
      ) +
      fill(front, inner) +
      group(group(fill(hole, night) + inside, { "clip-path": stage.clip(hole) }), {
        "clip-path": stage.clip(front),
      }) +
      line("M150 -104C162 -72 166 -36 165 0", lite, 7, { opacity: 0.8 }) +
      line("M-150 -90C-128 -146 -86 -178 -40 -181", lite, 6) +
      line("M60 -178C84 -168 104 -154 120 -136", mix(gold, lite, 0.6), 5);
    return {
      body:
        stage.field(night, ink) +
        stage.glow(
          [stage.across(0), stage.down(0), 300 * stage.scale],
          [0, mix(key, bg, 0.4), 0.55],
          [1, key, 0],
        ) +
        fill(table, mix(deep, ink, 0.78)) +
        fill(
          table,
          stage.radial(
            [stage.across(0), stage.down(196), 280 * stage.scale],
            [0, key, 0.45],
            [1, key, 0],
          ),
        ) +
        stage.art(place(figure, [0, -14], 1.02)),
      under: mix(deep, ink, 0.78),
    };
  },
};
