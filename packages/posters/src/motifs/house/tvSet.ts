import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, oval, place, repeat, round } from "../../stage/shapes.ts";

const SCREEN =
  "M-146 -112C-90 -122 10 -122 66 -112C74 -60 74 20 66 76C10 86 -90 86 -146 76C-154 20 -154 -60 -146 -112Z";
const RIM =
  "M-156 -122C-90 -134 10 -134 76 -122C86 -60 86 24 76 86C10 98 -90 98 -156 86C-166 24 -166 -60 -156 -122Z";
const CABINET =
  "M-184 -148Q-184 -160 -172 -160H172Q184 -160 184 -148V104Q184 116 172 116H-172Q-184 116 -184 104Z";
const RINGS =
  "M-160 6C-110 -2 20 -50 76 -44C40 -26 -80 24 -160 6ZM-132 2C-90 6 10 -22 40 -34C0 -30 -90 -8 -132 2Z";
const SHINE =
  "M-134 -104C-110 -110 -70 -112 -40 -112L-110 60C-124 64 -132 66 -138 66C-144 10 -144 -50 -134 -104Z";
const ANTENNA = "M-8 -166L-112 -252M8 -166L96 -250";

export const motif: Motif = {
  mood: "attic",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, floor, focus, scale, random } = stage;
    const horizon = floor * 0.78;
    const [wood, grain] = ["#a5643a", mix("#a5643a", ink, 0.5)];
    const land = mix(deep, ink, 0.7);
    const [light, foot] = [mix(lite, "#bfe6f2", 0.55), horizon + 42 * scale];
    const clip = stage.clip(SCREEN);
    const noise = () =>
      repeat(30, (i) =>
        bar([-160, -120 + i * 7, 240, 3.4], mix(light, ink, random.between(0.25, 0.75)), {
          opacity: 0.6,
        }),
      ) +
      repeat(110, () =>
        bar(
          [random.between(-150, 68), random.between(-116, 78), random.between(4, 20), 3],
          random.chance(0.5) ? "#ffffff" : ink,
          { opacity: 0.65 },
        ),
      ) +
      bar([-160, 6, 240, 26], "#ffffff", { opacity: 0.35 });
    const world = () =>
      fill(SCREEN, mix(ink, deep, 0.5)) +
      repeat(34, () =>
        disc(random.between(-148, 68), random.between(-114, 80), random.pick([1, 1.5, 2.2]), lite),
      ) +
      disc(-42, -18, 62, key) +
      fill("M-42 -80A62 62 0 1 1 -42 44A80 80 0 0 0 -42 -80Z", ink, { opacity: 0.35 }) +
      fill(RINGS, mix(lite, key, 0.3), { "fill-rule": "evenodd" });
    const set =
      line("M-128 112L-158 196M128 112L158 196", grain, 13) +
      line("M-128 112L-158 196M128 112L158 196", wood, 5) +
      line(ANTENNA, mix(lite, ink, 0.3), 4) +
      disc(-112, -252, 6, key) +
      disc(96, -250, 6, key) +
      fill("M-34 -160C-30 -184 30 -184 34 -160Z", mix(ink, lite, 0.18)) +
      fill(CABINET, wood) +
      stage.shade(CABINET, [180, 120, -20, -60], mix(grain, ink, 0.4), 0.95) +
      line("M-172 -152H172", mix(wood, lite, 0.5), 5) +
      fill(RIM, mix(ink, lite, 0.14)) +
      fill(SCREEN, light) +
      `<g clip-path="${clip}">${stage.set === 2 ? world() : noise()}</g>` +
      fill(
        SCREEN,
        stage.radial([-42, -18, 150], [0, "#ffffff", 0.3], [0.6, "#ffffff", 0], [1, ink, 0.5]),
      ) +
      fill(SHINE, "#ffffff", { opacity: 0.16 }) +
      bar([100, -136, 66, 228], grain, { rx: 10 }) +
      [-102, -50]
        .map(
          (y) =>
            disc(133, y, 21, mix(lite, wood, 0.35)) +
            disc(133, y, 15, mix(ink, wood, 0.3)) +
            place(bar([-3, -17, 6, 34], lite, { rx: 3 }), [133, y], 1, { turn: y + 140 }),
        )
        .join("") +
      repeat(7, (i) => bar([110, -14 + i * 13, 46, 6], mix(ink, wood, 0.25), { rx: 3 })) +
      disc(133, 80, 4, key);
    const spill = `M${round(stage.across(-150))} ${round(foot - 6)}H${round(stage.across(70))}L${round(stage.across(190))} ${round(floor + 60)}H${round(stage.across(-270))}Z`;
    return {
      body:
        stage.field(bg, ink) +
        stage.glow(
          [stage.across(-30), stage.down(-30), 400 * scale],
          [0, light, 0.5],
          [1, light, 0],
        ) +
        repeat(Math.ceil(width / 56) + 1, (i) =>
          bar([i * 56 - 20, -4, 22, horizon], deep, { opacity: 0.35 }),
        ) +
        fill(stage.ground(horizon), land) +
        bar(
          [-4, horizon - 18 * scale, width + 8, 18 * scale],
          mix(mix(deep, bg, 0.4), lite, 0.12),
        ) +
        fill(spill, stage.linear([0, foot, 0, floor + 60], [0, light, 0.34], [1, light, 0])) +
        oval([focus.x, foot, 190 * scale, 9 * scale], ink, { opacity: 0.6 }) +
        place(set, [focus.x, foot - 190 * scale], scale * 0.98),
      under: land,
    };
  },
};
