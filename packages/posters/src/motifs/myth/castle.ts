import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, place, repeat, round } from "../../stage/shapes.ts";

const TOWERS = [
  [4, 62, 262, 108],
  [-66, 42, 176, 84],
  [72, 46, 206, 92],
  [-132, 40, 96, 74],
  [138, 38, 124, 70],
] as const;

export const motif: Motif = {
  mood: "dusk",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale } = stage;
    const day = stage.set === 2;
    const foot = floor * 0.77;
    const wall = day ? mix(lite, bg, 0.12) : mix(deep, ink, 0.4);
    const dim = day ? mix(lite, mix(deep, ink, 0.3), 0.42) : mix(deep, ink, 0.72);
    const roof = day ? key : mix(deep, ink, 0.15);
    const lamp = day ? mix(deep, ink, 0.5) : key;
    const tower = ([x, w, h, top]: (typeof TOWERS)[number]) => {
      const r = w / 2;
      return place(
        line(`M0 ${-h - top}v-34`, dim, 2.2) +
          fill(`M1 ${-h - top - 34}q14 -5 16 3t16 2v13q-14 5 -18 0t-14 0Z`, key) +
          bar([-r, -h, w, h + 60], wall) +
          bar([r * 0.2, -h, r * 0.8, h + 60], dim) +
          fill(`M${-r - 5} ${-h + 16}v-16h${w + 10}v16l-6 8h${-w + 2}Z`, wall) +
          fill(`M${r * 0.2} ${-h + 24}v-24H${r + 5}v16l-6 8Z`, dim) +
          fill(
            `M${-r - 9} ${-h}Q-4 ${-h - top * 0.4} 0 ${-h - top}Q4 ${-h - top * 0.4} ${r + 9} ${-h}Z`,
            roof,
          ) +
          fill(
            `M0 ${-h - top}Q4 ${-h - top * 0.4} ${r + 9} ${-h}H${r * 0.2}Z`,
            mix(roof, ink, 0.4),
          ) +
          fill(`M-5 ${-h + 62}v-16a5 5 0 0 1 10 0v16Z`, lamp) +
          (h > 150
            ? fill(
                `M-14 ${-h + 106}v-16a5 5 0 0 1 10 0v16ZM6 ${-h + 136}v-16a5 5 0 0 1 10 0v16Z`,
                lamp,
              )
            : ""),
        [x, 0],
      );
    };
    const curtain =
      bar([-156, -54, 312, 110], wall) +
      fill("M4 -54H156V56H24Z", dim) +
      repeat(13, (i) => bar([-156 + i * 25, -66, 14, 14], i > 6 ? dim : wall)) +
      fill("M-22 8V-22a26 26 0 0 1 52 0V8Z", mix(dim, ink, 0.55)) +
      fill("M-14 8V-20a18 18 0 0 1 36 0V8Z", day ? mix(deep, ink, 0.7) : mix(key, lite, 0.3));
    const hill = `M-4 ${round(foot + 150 * scale)}C${round(stage.across(-280))} ${round(foot + 130 * scale)} ${round(stage.across(-230))} ${round(foot + 8)} ${round(stage.across(-140))} ${round(foot)}H${round(stage.across(150))}C${round(stage.across(240))} ${round(foot + 8)} ${round(stage.across(280))} ${round(foot + 120 * scale)} ${width + 4} ${round(foot + 130 * scale)}V${height + 4}H-4Z`;
    const land = mix(deep, ink, day ? 0.42 : 0.78);
    const road = day ? mix(land, lite, 0.5) : mix(deep, lite, 0.14);
    const far = `M-4 ${round(foot - 10)}q${round(width * 0.12)} -70 ${round(width * 0.26)} -8t${round(width * 0.26)} -6t${round(width * 0.26)} 0t${round(width * 0.26)} -6V${height}H-4Z`;
    return {
      body:
        stage.field(bg, mix(deep, ink, 0.4)) +
        (day ? "" : stage.stars(stage.wide ? 90 : 44, foot * 0.8, lite)) +
        (day
          ? repeat(3, (i) =>
              place(
                fill(
                  "M-60 0C-62 -18 -40 -24 -30 -18C-22 -40 14 -40 20 -18C36 -26 56 -16 54 0Z",
                  lite,
                  { opacity: 0.85 },
                ),
                [stage.across([-176, 190, -420][i] ?? 0), stage.down([-120, -180, -170][i] ?? 0)],
                scale * (0.9 - i * 0.14),
              ),
            )
          : disc(focus.x, foot - 190 * scale, 214 * scale, lite, { opacity: 0.12 }) +
            disc(focus.x, foot - 190 * scale, 178 * scale, mix(lite, bg, 0.08))) +
        fill(far, mix(bg, deep, day ? 0.5 : 0.7)) +
        place(
          TOWERS.slice(0, 3).map(tower).join("") + curtain + TOWERS.slice(3).map(tower).join(""),
          [focus.x, foot],
          scale * 0.93,
        ) +
        fill(hill, land) +
        stage.shade(hill, [0, foot, 0, floor * 1.15], day ? lite : deep, day ? 0.4 : 0.8) +
        place(
          fill(
            "M-10 -3C-6 22 64 26 66 50C68 78 -120 84 -130 124H-52C-40 96 110 84 108 50C106 24 24 18 19 -3Z",
            stage.linear([0, 0, 0, 116], [0, road], [0.55, road], [1, land]),
          ),
          [focus.x, foot],
          scale,
        ),
      under: land,
    };
  },
};
