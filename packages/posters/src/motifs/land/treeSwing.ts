import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import {
  bar,
  disc,
  fill,
  group,
  line,
  oval,
  place,
  polar,
  repeat,
  round,
} from "../../stage/shapes.ts";
import { fade } from "../../stage/table.ts";

const TRUNK =
  "M-34 204C-8 176 -6 120 -12 70C-20 44 -60 20 -130 10C-150 8 -150 -2 -130 -4C-80 -2 -40 4 -16 22C-14 -20 -30 -60 -60 -100L-40 -110C-16 -80 -2 -50 4 -20C14 -60 34 -90 64 -116L80 -102C50 -70 30 -30 30 20C44 0 70 -14 110 -22L116 -8C70 10 40 40 36 80C34 130 40 180 78 204Z";
const CROWN =
  "M-206 -40C-244 -70 -222 -128 -176 -126C-184 -180 -126 -214 -84 -190C-66 -242 14 -252 40 -208C84 -238 150 -208 144 -156C196 -164 232 -108 200 -66C206 -20 150 6 112 -18C84 14 30 10 8 -18C-20 12 -74 8 -92 -16C-124 10 -190 6 -206 -40Z";

export const motif: Motif = {
  mood: "sunset",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale, random, set } = stage;
    const bare = set === 2;
    const bark = mix(mix("#4a2f22", ink, 0.35), deep, bare ? 0 : 0.15);
    const crown = mix(key, ink, 0.08);
    const horizon = floor * 0.88;
    const wood = new Map<number, string>();
    const twigs = (x: number, y: number, long: number, angle: number): string => {
      if (long < 14) return "";
      const [dx, dy] = polar(long, angle);
      const wide = Math.max(2, Math.round(long * 0.2));
      wood.set(wide, `${wood.get(wide) ?? ""}M${round(x)} ${round(y)}l${round(dx)} ${round(dy)}`);
      twigs(x + dx, y + dy, long * random.between(0.66, 0.76), angle - random.between(14, 32));
      return twigs(
        x + dx,
        y + dy,
        long * random.between(0.6, 0.72),
        angle + random.between(14, 34),
      );
    };
    const branches = () => [...wood].map(([wide, d]) => line(d, bark, wide)).join("");
    const leaves = repeat(70, () => {
      const [x, y] = polar(random.between(20, 196), random.between(0, 360));
      return oval([x, y * 0.5 - 108, 7, 4], mix(crown, random.chance(0.5) ? lite : ink, 0.28), {
        transform: `rotate(${random.pick([10, 60, 110, 150])} ${round(x)} ${round(y * 0.5 - 108)})`,
      });
    });
    const falling = repeat(9, (i) =>
      oval([-200 + ((i * 83) % 400), 20 + ((i * 61) % 170), 6, 3.4], crown, {
        transform: `rotate(${i * 37} ${-200 + ((i * 83) % 400)} ${20 + ((i * 61) % 170)})`,
      }),
    );
    const swing =
      line("M-126 4L-140 150M-76 8L-92 150", mix(lite, ink, bare ? 0.1 : 0.3), 2.6) +
      bar([-150, 148, 68, 9], mix("#a5703c", lite, 0.25), { rx: 3 }) +
      bar([-150, 154, 68, 4], bark, { rx: 2 });
    const tree =
      (bare
        ? twigs(-46, -96, 60, -112) +
          twigs(68, -102, 58, -56) +
          twigs(8, -10, 84, -88) +
          twigs(-118, 4, 50, -160) +
          twigs(104, -16, 54, -24) +
          twigs(-64, 6, 44, -104) +
          branches()
        : "") +
      fill(TRUNK, bark) +
      fill("M8 204C18 150 10 110 14 60C24 110 22 160 40 204Z", mix(bark, ink, 0.5)) +
      line("M-14 190C2 150 -2 110 -6 70", mix(bark, lite, 0.3), 3) +
      (bare
        ? ""
        : fill(CROWN, mix(crown, ink, 0.3), { transform: "translate(6 14)" }) +
          fill(CROWN, crown) +
          stage.shade(CROWN, [120, 20, -40, -120], ink, 0.9) +
          group(
            fill(
              "M-230 -60C-240 -240 -20 -300 90 -230C0 -224 -40 -206 -54 -168C-110 -176 -160 -150 -180 -90Z",
              mix(crown, lite, 0.3),
            ),
            { "clip-path": stage.clip(CROWN) },
          ) +
          leaves) +
      swing;
    const hill = `M-4 ${round(horizon + 60 * scale)}C${round(focus.x - 300 * scale)} ${round(horizon + 40 * scale)} ${round(focus.x - 160 * scale)} ${round(horizon)} ${round(focus.x)} ${round(horizon)}S${round(focus.x + 240 * scale)} ${round(horizon + 20 * scale)} ${width + 4} ${round(horizon + 50 * scale)}V${height + 4}H-4Z`;
    const land = mix(deep, ink, 0.45);
    const sun = [stage.across(bare ? 60 : 96), stage.down(bare ? -100 : 76)] as const;
    return {
      body:
        stage.field(bare ? mix(bg, ink, 0.1) : bg, mix(bg, ink, 0.35)) +
        stage.glow([...sun, 300 * scale], [0, lite, 0.7], [1, lite, 0]) +
        disc(...sun, (bare ? 150 : 92) * scale, mix(lite, key, 0.06)) +
        fill(
          `M-4 ${round(horizon)}Q${round(width * 0.25)} ${round(horizon - 50 * scale)} ${round(width * 0.55)} ${round(horizon)}T${width + 4} ${round(horizon - 20)}V${height + 4}H-4Z`,
          mix(deep, bg, 0.5),
        ) +
        fill(hill, land) +
        oval([stage.across(-20), horizon + 8, 190 * scale, 10 * scale], ink, { opacity: 0.35 }) +
        place(tree, [focus.x + 8 * scale, horizon - 200 * scale], scale) +
        place(falling, [focus.x, horizon - 200 * scale], scale) +
        fade(stage, horizon + 40 * scale, floor * 1.12, land),
      under: land,
    };
  },
};
