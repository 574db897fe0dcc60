import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, group, line, oval, place, repeat, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "nursery",
  sets: 3,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale, set } = stage;
    const night = set === 2;
    const foot = floor * 0.95;
    const gap = 76;
    const white = night ? mix(lite, deep, 0.3) : mix(lite, ink, 0.02);
    const dim = mix(white, mix(deep, ink, 0.4), 0.34);
    const slat = (tone: string, side: string) =>
      fill("M-27 0V-250L0 -290L27 -250V0Z", tone) +
      fill("M12 0V-272L27 -250V0Z", side) +
      line("M-24 -4V-249L0 -285", "#ffffff", 2.5, { opacity: 0.7 }) +
      disc(-6, -206, 3.4, side) +
      disc(-6, -84, 3.4, side);
    const steel = mix("#cfd6da", ink, 0.06);
    const knife =
      fill("M-27 0V-230C-27 -300 -4 -336 27 -372V0Z", steel) +
      fill("M4 0V-336Q16 -356 27 -372V0Z", mix(steel, ink, 0.32)) +
      line("M-24 -4V-230C-24 -290 -4 -330 20 -360", "#ffffff", 3.5) +
      fill(
        "M-27 -240C-26 -300 -4 -336 27 -372V-276C20 -262 16 -276 12 -262V-214C8 -204 2 -206 0 -216V-268C-6 -280 -12 -262 -14 -240C-18 -228 -24 -228 -27 -240Z",
        mix(key, "#b81422", 0.6),
      ) +
      fill("M6 -188q-8 14 0 18q8 -4 0 -18Z", mix(key, "#b81422", 0.6));
    const broken =
      fill("M-27 0V-96L-12 -112L-2 -94L10 -122L27 -104V0Z", mix(key, ink, 0.05)) +
      fill("M12 0V-119L27 -104V0Z", mix(key, ink, 0.4)) +
      disc(-6, -84, 3.4, mix(key, ink, 0.5));
    const fallen = place(
      fill("M-27 0L-14 14L-4 -4L10 16L27 2V160L0 200L-27 160Z", mix(key, ink, 0.05)) +
        fill("M12 14L27 2V160L12 184Z", mix(key, ink, 0.4)) +
        disc(-6, 90, 3.4, mix(key, ink, 0.5)),
      [76, -96],
      1,
      { turn: -62 },
    );
    const petals = (count: number, long: number, tone: string) =>
      repeat(count, (i) =>
        group(oval([0, -long, 10, 24], tone), { transform: `rotate(${(i * 360) / count})` }),
      );
    const sunflower =
      line("M0 0C-6 -90 8 -180 0 -300", "#4f7f3c", 9) +
      fill("M0 -90C30 -130 70 -128 92 -104C66 -76 26 -74 0 -90Z", "#5f9447") +
      fill("M0 -150C-30 -190 -64 -186 -84 -162C-60 -136 -26 -134 0 -150Z", "#4f7f3c") +
      place(
        petals(16, 52, "#e9a52c") +
          petals(12, 44, "#ffc94a") +
          disc(0, 0, 34, "#6b3f1c") +
          disc(-4, -5, 24, "#87552a"),
        [0, -318],
      );
    const count = Math.ceil(width / (gap * scale)) + 2;
    const first = -Math.ceil(focus.x / (gap * scale)) - 1;
    const rail = (y: number) =>
      bar([-4, foot + y * scale, width + 8, 26 * scale], dim) +
      bar([-4, foot + y * scale, width + 8, 5 * scale], mix(white, dim, 0.4));
    const slats = repeat(count, (i) => {
      const at = first + i;
      const odd = at === 0 && set < 3 ? (night ? broken : knife) : slat(white, dim);
      return place(odd, [stage.across(at * gap + 2), foot], scale);
    });
    const home =
      fill("M-150 0V-130L0 -236L150 -130V0Z", mix(deep, ink, 0.35)) +
      fill("M-176 -116L0 -246L176 -116L164 -104L0 -222L-164 -104Z", mix(deep, ink, 0.6)) +
      bar([70, -236, 34, 70], mix(deep, ink, 0.6)) +
      bar([-28, -160, 56, 66], mix(key, lite, 0.4)) +
      line("M0 -160V-94M-28 -127H28", mix(deep, ink, 0.5), 5);
    const cloud = (x: number, y: number, size: number) =>
      place(
        fill("M-100 0C-110 -28 -76 -42 -56 -32C-48 -72 10 -72 22 -38C56 -56 96 -30 84 0Z", lite, {
          opacity: 0.85,
        }),
        [stage.across(x), stage.down(y)],
        size * scale,
      );
    const lawn = night ? mix(deep, ink, 0.55) : mix(deep, ink, 0.2);
    const grass = `M-4 ${height + 4}V${round(foot)}${repeat(Math.ceil((width + 8) / 12), (i) => `l6 -${10 + ((i * 7) % 5) * 4}l6 ${10 + ((i * 7) % 5) * 4}`)}V${height + 4}Z`;
    const hedge = `M-4 ${round(foot)}V${round(foot - 130 * scale)}${repeat(Math.ceil((width + 8) / 60), (i) => `q30 -${24 + ((i * 5) % 3) * 8} 60 0`)}V${round(foot)}Z`;
    return {
      body:
        stage.field(night ? mix(bg, ink, 0.6) : bg, night ? ink : mix(bg, deep, 0.5)) +
        (night
          ? stage.stars(stage.wide ? 90 : 46, foot * 0.5, lite) +
            disc(stage.across(-150), stage.down(-190), 34 * scale, lite) +
            place(home, [stage.across(40), foot - 80 * scale], scale * 1.16)
          : cloud(-140, -170, 0.9) +
            cloud(150, -216, 0.6) +
            (stage.wide ? cloud(-560, -190, 1.1) : "")) +
        fill(hedge, night ? mix(deep, ink, 0.7) : mix(mix("#5d8a4a", deep, 0.45), bg, 0.15)) +
        rail(-214) +
        rail(-92) +
        slats +
        (set === 3
          ? place(sunflower, [stage.across(-40), foot + 6], scale) +
            place(sunflower, [stage.across(96), foot + 8], scale * 0.76, { flip: true })
          : "") +
        (night ? place(fallen, [focus.x, foot + 14 * scale], scale) : "") +
        fill(grass, lawn) +
        stage.shade(
          stage.ground(foot - 300 * scale),
          [0, foot, 0, foot - 200 * scale],
          mix(deep, ink, 0.5),
          0.3,
        ),
      under: lawn,
    };
  },
};
