import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { person } from "../../stage/person.ts";
import { boxAt, disc, fill, line, place, repeat, round } from "../../stage/shapes.ts";
import { fade } from "../../stage/table.ts";

/** Walls of the maze from above, in cells of one unit round the middle. */
const WALLS = [
  "M-5 -5H-1M1 -5H5V5H1M-1 5H-5V-5",
  "M-4 -4H0M2 -4H4V-1M4 1V4H-2M-4 4V0M-4 -2V-4",
  "M-3 -3H3V0M3 2V3H0M-2 3H-3V-1",
  "M-2 -2H1M2 -2V1H1M-1 2H-2V-2M0 2H2",
  "M-1 -1H1V1M-1 1V-1M-5 -1H-4M4 -1H5M0 3V5M0 -5V-4M-4 2H-3M2 2H3M-1 -3V-2M1 4V5",
];

export const motif: Motif = {
  mood: "frost",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, focus, height, scale, set, width } = stage;
    const night = set === 2;
    const hedge = mix(mix("#2f6b45", deep, 0.35), night ? ink : bg, night ? 0.45 : 0.08);
    const [top, side] = [mix(hedge, lite, 0.22), mix(hedge, ink, 0.45)];
    const ground = night ? mix(deep, ink, 0.5) : mix(lite, bg, 0.3);
    // Seen from a height: rows further off are narrower and closer together.
    const at = (u: number, v: number): [number, number] => {
      const depth = (v + 6.4) / 11.8;
      return [
        focus.x + u * (20 + 30 * depth) * scale,
        stage.down(-168) + depth ** 1.25 * 404 * scale,
      ];
    };
    const wall = (d: string) =>
      d.split("M").flatMap((part) => {
        const steps = part.match(/[HV]?-?\d+( -?\d+)?/g) ?? [];
        let [x, y] = (steps[0] ?? "0 0").split(" ").map(Number) as [number, number]; // the start
        return steps.slice(1).map((step) => {
          const from = at(x, y);
          const middle = step.startsWith("H") ? y : (y + Number(step.slice(1))) / 2;
          if (step.startsWith("H")) x = Number(step.slice(1));
          else y = Number(step.slice(1));
          return { from, to: at(x, y), depth: middle };
        });
      });
    const walls = WALLS.flatMap(wall).toSorted((a, b) => a.depth - b.depth);
    const rows = walls.map(({ from: [x, y], to: [u, v], depth }) => {
      const high = (9 + 11 * ((depth + 6.4) / 11.8)) * scale;
      const thick = (11 + 9 * ((depth + 6.4) / 11.8)) * scale;
      const path = `M${round(x)} ${round(y)}L${round(u)} ${round(v)}`;
      const raised = `M${round(x)} ${round(y - high)}L${round(u)} ${round(v - high)}`;
      return line(path, side, thick) + line(raised, side, thick) + line(raised, top, thick * 0.78);
    });
    const [mx, my] = at(0, 0.2);
    const walker = place(
      fill(person(58), night ? lite : ink) + fill("M-9 -36L-12 -4H12L9 -36Z", key),
      [mx, my],
      scale * 0.8,
    );
    const snow = repeat(night ? 0 : 70, () =>
      disc(
        stage.random.next() * width,
        stage.random.next() * floor,
        stage.random.pick([1.2, 1.8, 2.6]),
        "#ffffff",
        { opacity: 0.8 },
      ),
    );
    const horizon = stage.down(-178);
    return {
      body:
        stage.field(night ? mix(bg, ink, 0.5) : bg, mix(bg, ink, 0.5)) +
        (night ? stage.stars(50, horizon, lite) : "") +
        fill(
          `M-4 ${round(horizon + 14)}Q${round(width * 0.3)} ${round(horizon - 40 * scale)} ${round(width * 0.5)} ${round(horizon)}T${width + 4} ${round(horizon - 6)}V${height + 4}H-4Z`,
          mix(hedge, ink, 0.3),
        ) +
        fill(boxAt(-4, horizon + 12, width + 8, height), ground) +
        stage.shade(boxAt(-4, horizon, width + 8, floor), [0, floor, 0, horizon], ink, 0.5) +
        (night ? stage.art(stage.glow([0, 10, 120], [0, key, 0.7], [1, key, 0])) : "") +
        rows.join("") +
        walker +
        snow +
        fade(stage, floor * 0.84, floor * 1.02, mix(deep, ink, 0.5)),
      under: mix(deep, ink, 0.5),
    };
  },
};
