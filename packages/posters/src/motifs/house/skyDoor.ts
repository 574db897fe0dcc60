import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, oval, place, repeat } from "../../stage/shapes.ts";

const CLOUD =
  "M-118 30C-146 30 -146 -6 -112 -8C-112 -46 -62 -58 -44 -30C-26 -74 44 -68 48 -22C80 -36 112 -14 106 8C132 8 132 30 112 30Z";
const BELLY =
  "M-118 30C-140 30 -142 8 -124 -2C-120 14 -60 18 -20 10C20 22 70 18 106 8C132 8 132 30 112 30Z";
const FLAP = "M10 -10H-150C-120 30 -70 44 -62 92C-44 104 -20 150 10 166Z";
const CURL =
  "M-150 -10C-120 30 -70 44 -62 92C-44 104 -20 150 10 166C-60 190 -132 150 -128 104C-160 70 -164 30 -150 -10Z";
const BRICKS =
  "M-6 -8h52v17h-52ZM-66 -8h52v17h-52ZM-126 -8h52v17h-52ZM-34 16h52v17h-52ZM-94 16h52v17h-52ZM-113 16h11v17h-11ZM-6 40h52v17h-52ZM-66 40h52v17h-52ZM-34 64h52v17h-52ZM-63 64h21v17h-21ZM-6 88h52v17h-52ZM-48 88h34v17h-34ZM-33 112h51v17h-51ZM-6 136h52v17h-52Z";
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
    const inside = stage.linear([54, 0, -54, 0], [0, "#ffd98a", 0.1], [1, "#ffd98a", 0.95]);
    const door =
      bar([-66, -388, 132, 224], mix(lite, sky, 0.06)) +
      bar([-54, -376, 108, 212], mix(ink, deep, 0.16)) +
      bar([-54, -376, 108, 212], inside) +
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
    const brick = mix(plaster, lite, 0.14);
    const torn = place(
      fill(FLAP, plaster) + fill(BRICKS, brick) + fill(CURL, mix(lite, mix(deep, ink, 0.3), 0.22)),
      [width, 0],
      scale,
    );
    const cloud =
      fill(CLOUD, night ? mix(sky, lite, 0.2) : mix(lite, bg, 0.06)) +
      fill(BELLY, night ? mix(sky, lite, 0.1) : mix(lite, mix(bg, deep, 0.3), 0.4));
    const fluff = CLOUDS.map(([x, y, size]) =>
      place(cloud, [stage.across(x), stage.down(y)], scale * size),
    );
    return {
      body:
        stage.field(sky, deep) +
        (night
          ? stage.stars(stage.wide ? 120 : 70, foot, lite) +
            disc(stage.across(-136), stage.down(-176), 42 * scale, mix(lite, key, 0.12))
          : "") +
        fluff.join("") +
        torn +
        fill(stage.ground(foot), land) +
        bar([-4, foot - 5 * scale, width + 8, 7 * scale], mix(land, lite, 0.3)) +
        place(
          fill("M-166 0H174L254 60H-106Z", ink, { opacity: 0.3 }),
          [stage.across(-4), foot + 2],
          scale,
        ) +
        place(door + steps + glow, [stage.across(-4), foot + 3], scale) +
        place(pot, [stage.across(192), foot + 22 * scale], scale),
      under: land,
    };
  },
};
