import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, place, repeat, round, times } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "noir",
  draw: (stage, { bg, key, lite, ink }) => {
    const { width, floor, scale, wide, random } = stage;
    const horizon = floor * 0.98;
    const arrow = "M-120 -300H110V-338L196 -250L110 -168V-206H-120Z";
    const bulbs: readonly (readonly [number, number])[] = [
      ...times(11, (i) => [-104 + i * 21, -288] as const),
      ...times(11, (i) => [-104 + i * 21, -218] as const),
      [126, -306],
      [150, -280],
      [172, -252],
      [150, -224],
      [126, -200],
      [-106, -253],
    ];
    const house =
      fill("M-260 0V-84L-226 -128L-196 -96V-132H-180V-78L-160 -56V0Z", ink) +
      bar([-222, -84, 20, 28], key);
    const rooms =
      fill("M-110 0V-46H260V0Z", ink) +
      repeat(5, (i) => bar([-86 + i * 66, -34, 18, 34], i === 1 ? key : mix(ink, bg, 0.25)));
    return {
      body:
        stage.field(bg, ink) +
        line(
          repeat(wide ? 130 : 70, () => {
            const x = random.next() * width * 1.1;
            const y = random.next() * horizon;
            return `M${round(x)} ${round(y)}l-9 26`;
          }),
          mix(bg, lite, 0.16),
          1.6,
        ) +
        stage.art(disc(20, -40, 260, key, { opacity: 0.08 })) +
        place(house + rooms, [stage.across(-10), horizon], scale) +
        place(
          bar([-74, -310, 12, 310], ink) +
            bar([62, -206, 12, 206], ink) +
            fill(arrow, ink, { transform: "translate(7 9)" }) +
            fill(arrow, key) +
            stage.shade(arrow, [0, -170, 0, -280], ink, 0.6) +
            fill("M-108 -288H120V-310L182 -250L120 -190V-218H-108Z", mix(key, ink, 0.5)) +
            bulbs.map(([x, y]) => disc(x, y, 6.4, lite)).join("") +
            bar([-86, -262, 176, 20], lite, { rx: 10, opacity: 0.9 }) +
            bar([-40, -346, 100, 48], ink, { rx: 6 }) +
            bar([-32, -338, 84, 28], lite, { rx: 3 }),
          [stage.across(-30), horizon],
          scale * 0.96,
        ) +
        fill(stage.ground(horizon - 1), ink),
      under: ink,
    };
  },
};
