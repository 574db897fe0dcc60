import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, line, place, polar, repeat, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "orbit",
  sets: 2,
  draw: (stage, { deep, key, lite, ink }) => {
    const { floor, focus, scale, set, random } = stage;
    const y = stage.down(-24);
    const night = mix(ink, deep, 0.25);
    const hot = mix(key, lite, 0.55);
    const ship = (tone: string) =>
      fill(
        "M-26 0L10 -7L30 -2Q34 0 30 2L10 7ZM-16 -5L-24 -18H-14L2 -6ZM-16 5L-24 18H-14L2 6Z",
        tone,
      ) + fill("M-26 -2L-64 0L-26 2Z", key);
    const under = night;
    const fade = fill(
      stage.ground(floor * 0.82),
      stage.linear([0, floor * 0.82, 0, floor * 1.04], [0, night, 0], [1, night, 1]),
    );
    if (set === 2) {
      const band = (front: boolean) =>
        repeat(12, (i) => {
          const [rx, ry] = [124 + i * 10, (124 + i * 10) * 0.2];
          const tone = i < 4 ? mix(lite, key, i * 0.18) : mix(key, night, (i - 4) * 0.11);
          return line(
            `M${-rx} 0A${rx} ${round(ry)} 0 0 ${front ? 0 : 1} ${rx} 0`,
            tone,
            6 - i * 0.25,
            i < 4 ? {} : { "stroke-dasharray": `${40 + ((i * 53) % 90)} ${6 + i}` },
          );
        });
      const hole =
        disc(0, 0, 210, stage.radial([0, 0, 210], [0.4, key, 0.55], [1, key, 0])) +
        band(false) +
        disc(0, 0, 112, hot) +
        disc(0, 0, 104, mix(key, night, 0.4)) +
        disc(0, 0, 98, "#000000") +
        band(true);
      return {
        body:
          stage.field(night, ink) +
          stage.stars(stage.wide ? 190 : 110, floor, lite) +
          place(hole, [focus.x, y], scale, { turn: -24 }) +
          place(ship(lite), [stage.across(-150), stage.down(150)], scale * 0.7, { turn: -50 }) +
          fade,
        under,
      };
    }
    const rings = stage.wide ? 48 : 32;
    const trails = repeat(rings, (i) => {
      const r = 128 + i * (7 + i * 0.17);
      return repeat(i < 8 ? 5 : 4, () => {
        const from = random.between(0, 360);
        const long = random.between(12, i < 8 ? 80 : 46);
        const [a, b] = [polar(r, from), polar(r, from + long)];
        const tone = random.chance(0.22)
          ? key
          : i < 8
            ? mix(lite, key, 0.4)
            : mix(deep, lite, random.between(0.15, 0.8));
        return line(
          `M${round(a[0])} ${round(a[1])}A${round(r)} ${round(r)} 0 0 1 ${round(b[0])} ${round(b[1])}`,
          tone,
          random.pick([1.2, 1.8, 2.6]),
        );
      });
    });
    const core =
      disc(0, 0, 230, stage.radial([0, 0, 230], [0.45, key, 0.7], [1, key, 0])) +
      trails +
      disc(0, 0, 122, mix(key, lite, 0.15)) +
      disc(-3, -3, 117, lite) +
      disc(2, 2, 112, "#000000");
    return {
      body:
        stage.field(night, ink) +
        place(core, [focus.x, y], scale) +
        place(ship(lite), [stage.across(-30), stage.down(26)], scale * 0.8, { turn: -32 }) +
        fade,
      under,
    };
  },
};
