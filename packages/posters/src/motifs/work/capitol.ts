import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, place, repeat, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "ward",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, focus, height, scale, width, set } = stage;
    const stone = mix(lite, bg, 0.1);
    const [dim, dark] = [mix(stone, deep, 0.34), mix(stone, deep, 0.62)];
    const horizon = floor * 0.94;
    const dome = "M-122 -206C-122 -300 -62 -352 0 -358C62 -352 122 -300 122 -206Z";
    const half = "M0 -358C62 -352 122 -300 122 -206H0Z";
    const ribs = repeat(7, (i) => {
      const x = (i - 3) * 34;
      return line(`M${round(x * 0.16)} -352C${round(x * 0.62)} -330 ${x} -280 ${x} -206`, dark, 3);
    });
    const columns = (count: number, from: number, step: number, y: number, high: number) =>
      repeat(
        count,
        (i) =>
          bar([from + i * step, y, step * 0.5, high], stone) +
          bar([from + i * step + step * 0.3, y, step * 0.2, high], dim),
      );
    const building =
      bar([-4, -462, 8, 40], ink) +
      fill("M-8 -466C-10 -484 10 -484 8 -466L14 -428H-14Z", key) +
      bar([-18, -430, 36, 40], stone) +
      bar([4, -430, 14, 40], dim) +
      fill("M-30 -392H30L36 -356H-36Z", dim) +
      columns(5, -27, 12, -388, 30) +
      fill(dome, stone) +
      ribs +
      fill(half, ink, { opacity: 0.3 }) +
      stage.shade(dome, [120, -230, -20, -320], ink, 0.9) +
      bar([-134, -210, 268, 14], dim) +
      bar([-120, -196, 240, 66], dark) +
      columns(11, -116, 22, -194, 62) +
      bar([-140, -134, 280, 16], stone) +
      bar([-126, -118, 252, 30], dim) +
      fill("M-120 -88L0 -128L120 -88Z", stone) +
      fill("M-86 -92L0 -120L86 -92Z", dim) +
      bar([-1200, -88, 2400, 88], dark) +
      bar([-250, -88, 500, 88], mix(dark, ink, 0.25)) +
      columns(12, -120, 20.6, -84, 78) +
      repeat(40, (i) =>
        Math.abs(i - 19.5) < 4
          ? ""
          : bar([-800 + i * 41, -66, 16, 40], i % 5 === 2 ? key : mix(dark, ink, 0.55)),
      ) +
      bar([-1200, -96, 2400, 10], stone) +
      fill("M-150 -8H150L190 12H-190Z", stone) +
      fill("M-190 12H190L236 34H-236Z", dim);
    const sky =
      set === 2
        ? stage.stars(stage.wide ? 90 : 46, horizon * 0.8, lite) +
          disc(stage.across(-128), stage.down(-150), 46 * scale, lite)
        : fill(
            `M${round(focus.x)} -4H${width + 4}V${round(horizon)}H${round(focus.x)}Z`,
            mix(bg, ink, 0.3),
          );
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.5)) +
        sky +
        fill(stage.ground(horizon - 2), mix(deep, ink, 0.5)) +
        place(building, [focus.x, horizon - 22 * scale], scale * 0.88) +
        fill(
          `M-4 ${round(horizon + 14 * scale)}H${width + 4}V${height + 4}H-4Z`,
          mix(deep, ink, 0.5),
        ),
      under: mix(deep, ink, 0.5),
    };
  },
};
