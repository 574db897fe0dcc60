import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, fill, group, line, oval, place, repeat } from "../../stage/shapes.ts";
import { table } from "../../stage/table.ts";

export const motif: Motif = {
  mood: "oak",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, focus, scale, width, wide } = stage;
    const wood = mix("#9a5a2c", key, 0.16);
    const [light, dark] = [mix(wood, "#f3cf9a", 0.5), mix(wood, "#1c0c05", 0.55)];
    const brass = mix("#d9a441", lite, 0.12);
    const horizon = floor * 0.8;
    const head =
      "M-112 -62H112C122 -62 128 -54 128 -44V44C128 54 122 62 112 62H-112C-122 62 -128 54 -128 44V-44C-128 -54 -122 -62 -112 -62Z";
    const ring = (x: number) =>
      bar([x - 13, -66, 26, 132], mix(brass, "#2b1604", 0.45), { rx: 6 }) +
      bar([x - 13, -66, 15, 132], brass, { rx: 6 }) +
      bar([x - 9, -58, 4, 116], mix(brass, "#ffffff", 0.55), { rx: 2 });
    const cap = (x: number) =>
      fill(`M${x - 16} -74H${x + 16}V74H${x - 16}Z`, dark) +
      fill(`M${x - 16} -74H${x + 2}V74H${x - 16}Z`, wood) +
      fill(`M${x - 16} -74H${x + 16}V-40H${x - 16}Z`, light, { opacity: 0.5 });
    const gavel =
      fill("M-14 58H14L20 330C20 350 -20 350 -20 330Z", wood) +
      fill("M2 58H14L20 330C20 344 8 346 2 346Z", dark) +
      bar([-19, 90, 38, 12], brass, { rx: 4 }) +
      bar([-22, 300, 44, 12], brass, { rx: 4 }) +
      fill(head, wood) +
      fill("M-128 10H128V44C128 54 122 62 112 62H-112C-122 62 -128 54 -128 44Z", dark) +
      stage.shade(head, [0, 70, 0, -30], "#1c0c05", 0.8) +
      fill("M-120 -46H120V-30H-120Z", light, { opacity: 0.8 }) +
      ring(-74) +
      ring(74) +
      cap(-134) +
      cap(134);
    const block =
      oval([10, 46, 214, 26], ink, { opacity: 0.45 }) +
      fill("M-176 0H176V34C176 58 -176 58 -176 34Z", dark) +
      fill("M-176 0H20V54C-90 54 -176 48 -176 34Z", mix(wood, dark, 0.35)) +
      oval([0, 0, 176, 30], wood) +
      oval([-6, -3, 150, 21], mix(wood, light, 0.45)) +
      oval([-6, -1, 138, 17], wood);
    const knock = repeat(7, (i) =>
      group(line("M0 -196V-228", lite, 7), { transform: `rotate(${(i - 3) * 24 - 8})` }),
    );
    const panels = repeat(wide ? 10 : 4, (i) => {
      const step = wide ? width / 10 : width / 4;
      return (
        bar([i * step + step * 0.12, -4, step * 0.76, horizon * 0.86], mix(bg, deep, 0.4)) +
        bar([i * step + step * 0.2, 18 * scale, step * 0.6, horizon * 0.76], mix(bg, ink, 0.22))
      );
    });
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.5)) +
        panels +
        table(stage, horizon - 26 * scale, mix(deep, ink, 0.45), ink) +
        place(knock, [focus.x + 52 * scale, horizon + 36 * scale], scale) +
        place(block, [focus.x - 10 * scale, horizon + 10 * scale], scale) +
        place(gavel, [focus.x - 44 * scale, horizon - 168 * scale], scale * 0.98, { turn: -58 }),
      under: mix(deep, ink, 0.45),
    };
  },
};
