import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, oval, place, repeat, round } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";
import { table } from "../../stage/table.ts";

function butterfly({ key, lite, ink }: Colours) {
  const wing =
    "M0 0C-16 -40 -60 -56 -74 -30C-82 -8 -52 8 -10 6C-44 14 -52 40 -34 48C-16 54 -4 26 0 6Z";
  return (
    fill(wing, key) +
    place(fill(wing, mix(key, lite, 0.3)), [0, 0], 1, { flip: true }) +
    place(
      fill("M-20 -8C-30 -30 -54 -40 -62 -26C-64 -12 -44 -2 -20 -8Z", mix(key, ink, 0.4)),
      [0, 0],
    ) +
    place(
      fill("M-20 -8C-30 -30 -54 -40 -62 -26C-64 -12 -44 -2 -20 -8Z", mix(key, ink, 0.25)),
      [0, 0],
      1,
      { flip: true },
    ) +
    oval([0, 4, 5, 26], ink) +
    line("M0 -20Q-6 -38 -16 -42M0 -20Q6 -38 16 -42", ink, 2.4)
  );
}

function handOf(stage: Stage, { key, lite, ink }: Colours) {
  const [light, mid, dark] = [mix(lite, ink, 0.12), mix(lite, ink, 0.36), mix(lite, ink, 0.62)];
  const bone = (long: number, wide: number) => {
    const d = `M${-wide} 0L${round(-wide * 0.82)} ${-long}Q0 ${-long - 10} ${round(wide * 0.82)} ${-long}L${wide} 0Q0 8 ${-wide} 0Z`;
    return (
      fill(d, mid) +
      fill(
        `M${-wide} 0L${round(-wide * 0.82)} ${-long}Q${round(-wide * 0.5)} ${-long - 6} ${round(-wide * 0.1)} ${-long - 5}L${round(-wide * 0.2)} 3Z`,
        light,
      ) +
      line(`M${round(wide * 0.4)} -10V${round(-long + 10)}`, dark, 3)
    );
  };
  const joint = (r: number) =>
    disc(0, 0, r, dark) + disc(0, 0, r * 0.66, light) + disc(0, 0, r * 0.3, key);
  const finger = (sizes: readonly number[], wide: number, bend: number): string => {
    const [long, ...rest] = sizes;
    if (long === undefined) return "";
    const more =
      rest.length > 0
        ? place(finger(rest, wide * 0.9, bend), [0, -long - 12], 1, { turn: bend })
        : fill(`M${-wide * 0.7} ${-long + 2}Q0 ${-long - 34} ${wide * 0.7} ${-long + 2}Z`, dark);
    return more + bone(long, wide) + joint(wide * 0.84);
  };
  const palm =
    "M-84 -6C-92 -60 -86 -110 -78 -128Q0 -152 82 -124C90 -80 84 -30 66 18L40 70H-42Q-74 30 -84 -6Z";
  const wrist =
    fill("M-44 66H42L54 400H-56Z", dark) +
    repeat(4, (i) =>
      bar([-42 + i * 24, 70, 12, 330], i < 2 ? mid : mix(dark, ink, 0.3), { rx: 6 }),
    ) +
    bar([-60, 92, 118, 20], mid, { rx: 8 }) +
    bar([-60, 92, 60, 7], light, { rx: 3 }) +
    fill("M-76 150H76L92 420H-92Z", mid) +
    fill("M-76 150H-40L-50 420H-92Z", light) +
    bar([-84, 146, 168, 14], dark, { rx: 6 });
  const fingers: readonly (readonly [number, number, number, number])[] = [
    [-66, -124, -17, 0.84],
    [-24, -138, -5, 1],
    [20, -138, 5, 0.96],
    [62, -122, 15, 0.8],
  ];
  return (
    wrist +
    fingers
      .map(([x, y, turn, size], i) =>
        place(finger([62, 48, 36], 19, [-8, 4, 6, 8][i] ?? 0), [x, y], size, { turn }),
      )
      .join("") +
    place(finger([66, 50], 22, -26), [66, -16], 0.98, { turn: 62 }) +
    fill(palm, mid) +
    stage.shade(palm, [86, 60, -30, -60], ink, 0.95) +
    line("M-78 -112Q0 -134 80 -110", light, 5) +
    line("M-60 -70Q0 -88 50 -70M-64 -30Q-10 -46 36 -34", dark, 4) +
    disc(-6, 6, 30, dark) +
    disc(-6, 6, 23, mix(key, ink, 0.2)) +
    disc(-6, 6, 14, mix(key, lite, 0.5)) +
    repeat(4, (i) => disc([-62, 62, -34, 34][i] ?? 0, [-96, -92, 50, 50][i] ?? 0, 5, dark))
  );
}

export const motif: Motif = {
  mood: "iron",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { floor, focus, scale } = stage;
    if (stage.set === 2) {
      const horizon = floor * 0.93;
      const y = horizon - 20 * scale;
      const child =
        fill("M-8 -50Q0 -56 8 -50L11 -20H7L5 0H1L0 -18L-1 0H-5L-7 -20H-11Z", ink) +
        disc(0, -64, 9, ink) +
        line("M6 -46L16 -70", ink, 4.5);
      return {
        body:
          stage.field(bg, ink) +
          disc(
            focus.x,
            y,
            330 * scale,
            stage.radial([focus.x, y, 330 * scale], [0, key, 0.75], [1, key, 0]),
          ) +
          disc(focus.x, horizon, 92 * scale, mix(key, lite, 0.6)) +
          stage.art(place(handOf(stage, colours), [10, -112], 0.92, { turn: 186 })) +
          table(stage, horizon, deep, ink) +
          place(child, [stage.across(-10), horizon + 3], scale),
        under: deep,
      };
    }
    return {
      body:
        stage.field(bg, ink) +
        disc(
          focus.x,
          stage.down(-110),
          330 * scale,
          stage.radial(
            [focus.x, stage.down(-110), 330 * scale],
            [0, mix(deep, lite, 0.5), 0.75],
            [1, bg, 0],
          ),
        ) +
        stage.art(place(handOf(stage, colours), [-6, 152], 1)) +
        stage.art(place(butterfly(colours), [-18, -176], 1, { turn: 16 })) +
        fill(
          stage.ground(floor * 0.86),
          stage.linear([0, floor * 0.86, 0, floor * 1.03], [0, bg, 0], [1, bg, 1]),
        ),
      under: bg,
    };
  },
};
