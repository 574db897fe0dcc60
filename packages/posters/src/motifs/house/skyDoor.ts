import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, oval, place, repeat, round } from "../../stage/shapes.ts";

const CLOUD =
  "M-118 30C-146 30 -146 -6 -112 -8C-112 -46 -62 -58 -44 -30C-26 -74 44 -68 48 -22C80 -36 112 -14 106 8C132 8 132 30 112 30Z";
const BELLY =
  "M-118 30C-140 30 -142 8 -124 -2C-120 14 -60 18 -20 10C20 22 70 18 106 8C132 8 132 30 112 30Z";
const CLOUDS = [
  [-150, -150, 0.62],
  [168, -84, 0.56],
  [-176, 30, 0.5],
  [186, 92, 0.42],
  [-420, -60, 1],
  [-640, 40, 0.7],
  [-700, -190, 0.8],
] as const;

export const motif: Motif = {
  mood: "nursery",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, floor, scale } = stage;
    const night = stage.set === 2;
    const sky = night ? mix(deep, ink, 0.35) : bg;
    const land = mix(deep, ink, 0.55);
    const foot = floor * 0.93;
    const [stone, shade] = [mix(lite, deep, 0.16), mix(lite, mix(deep, ink, 0.3), 0.5)];
    const plaster = mix(mix(deep, ink, 0.6), lite, 0.1);
    const steps = repeat(5, (i) => {
      const [half, y] = [78 + i * 21, -164 + i * 33];
      return (
        bar([-half, y, half * 2, 33], shade) +
        bar([-half, y, half * 2, 15], stone) +
        bar([-half, y + 15, half * 2, 5], ink, { opacity: 0.25 })
      );
    });
    const door =
      bar([-66, -388, 132, 224], mix(lite, sky, 0.06)) +
      bar([-54, -376, 108, 212], mix(ink, deep, 0.16)) +
      fill(
        "M-54 -376H54V-164H-54Z",
        stage.linear([54, 0, -54, 0], [0, "#ffd98a", 0.1], [1, "#ffd98a", 0.95]),
      ) +
      fill("M-14 -376L54 -376V-164L-14 -148Z", key) +
      stage.shade("M-14 -376L54 -376V-164L-14 -148Z", [54, 0, -20, 0], mix(key, ink, 0.6), 0.8) +
      fill("M0 -360L42 -362V-286L0 -282ZM0 -266L42 -270V-186L0 -176Z", mix(key, ink, 0.28)) +
      line("M0 -282V-360L42 -362M0 -176V-266L42 -270", mix(key, lite, 0.5), 2.4) +
      disc(-5, -270, 5.5, "#f0c25a") +
      bar([-14, -376, 4, 228], mix(key, lite, 0.5));
    const glow = fill("M-54 -164H-6L-14 -149H-72Z", "#ffd98a", { opacity: 0.75 });
    const pot =
      oval([0, 2, 34, 6], ink, { opacity: 0.4 }) +
      fill("M-28 -46H28L23 0H-23Z", mix(lite, ink, 0.24)) +
      fill("M6 -46H28L23 0H10Z", mix(lite, ink, 0.5)) +
      oval([0, -46, 28, 7], sky) +
      fill("M-24 -44C-22 -20 -12 -20 -12 -38C-8 -10 0 -14 0 -40Z", sky) +
      line("M-28 -44C-34 -86 34 -86 28 -44", ink, 2.6) +
      line("M14 -52L40 -112", "#b0763f", 7) +
      line("M12 -48L18 -62", lite, 12);
    const flap = `M${width + 4} -4H${round(width - 150 * scale)}C${round(width - 120 * scale)} ${round(30 * scale)} ${round(width - 70 * scale)} ${round(44 * scale)} ${round(width - 62 * scale)} ${round(92 * scale)}C${round(width - 44 * scale)} ${round(104 * scale)} ${round(width - 20 * scale)} ${round(150 * scale)} ${width + 4} ${round(164 * scale)}Z`;
    const curl = `M${round(width - 150 * scale)} -4C${round(width - 120 * scale)} ${round(30 * scale)} ${round(width - 70 * scale)} ${round(44 * scale)} ${round(width - 62 * scale)} ${round(92 * scale)}C${round(width - 44 * scale)} ${round(104 * scale)} ${round(width - 20 * scale)} ${round(150 * scale)} ${width + 4} ${round(164 * scale)}C${round(width - 60 * scale)} ${round(190 * scale)} ${round(width - 132 * scale)} ${round(150 * scale)} ${round(width - 128 * scale)} ${round(104 * scale)}C${round(width - 160 * scale)} ${round(70 * scale)} ${round(width - 160 * scale)} ${round(30 * scale)} ${round(width - 150 * scale)} -4Z`;
    const bricks = repeat(
      7,
      (i) =>
        bar(
          [
            width - (i % 2 ? 34 : 66) * scale - 60 * scale,
            i * 24 * scale - 8,
            52 * scale,
            17 * scale,
          ],
          mix(plaster, lite, 0.12),
        ) +
        bar(
          [width - (i % 2 ? 34 : 66) * scale, i * 24 * scale - 8, 60 * scale, 17 * scale],
          mix(plaster, lite, 0.16),
        ),
    );
    const fluff = CLOUDS.map(([x, y, size]) =>
      place(
        fill(CLOUD, night ? mix(sky, lite, 0.2) : mix(lite, bg, 0.06)) +
          fill(BELLY, night ? mix(sky, lite, 0.1) : mix(lite, mix(bg, deep, 0.3), 0.4)),
        [stage.across(x), stage.down(y)],
        scale * size,
      ),
    ).join("");
    const clip = stage.clip(flap);
    return {
      body:
        stage.field(sky, deep) +
        (night
          ? stage.stars(stage.wide ? 120 : 70, foot, lite) +
            disc(stage.across(-136), stage.down(-176), 42 * scale, mix(lite, key, 0.12))
          : "") +
        fluff +
        fill(flap, plaster) +
        `<g clip-path="${clip}">${bricks}</g>` +
        fill(curl, mix(lite, mix(deep, ink, 0.3), 0.22)) +
        fill(stage.ground(foot), land) +
        bar([-4, foot - 5 * scale, width + 8, 7 * scale], mix(land, lite, 0.3)) +
        fill(
          `M${round(stage.across(-170))} ${round(foot + 2)}H${round(stage.across(170))}L${round(stage.across(250))} ${round(foot + 60 * scale)}H${round(stage.across(-110))}Z`,
          ink,
          { opacity: 0.3 },
        ) +
        place(door + steps + glow, [stage.across(-4), foot + 3], scale) +
        place(pot, [stage.across(192), foot + 22 * scale], scale),
      under: land,
    };
  },
};
