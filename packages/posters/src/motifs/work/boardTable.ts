import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, boxAt, fill, line, place, repeat, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "boardroom",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale, wide, random } = stage;
    const top = floor * 0.52;
    const wd = wide ? 1.7 : 1;
    const win = bar([-4, -4, width + 8, top + 4], bg);
    let city = "";
    for (let x = -10; x < width + 10;) {
      const w = random.between(24, 56);
      city += `M${round(x)} ${round(top)}V${round(top - random.between(40, 210) * scale)}h${round(w)}V${round(top)}Z`;
      x += w + random.between(0, 14);
    }
    const mull =
      repeat(wide ? 9 : 4, (i) =>
        bar([(i + 0.5) * (width / (wide ? 9 : 4)) - 3, -4, 6, top + 4], ink),
      ) + bar([-4, top * 0.36, width + 8, 5], ink);
    const table = `M${round(stage.across(-62))} ${round(top + 20 * scale)}H${round(stage.across(62))}L${round(stage.across(300 * wd))} ${height + 4}H${round(stage.across(-300 * wd))}Z`;
    const chair = "M-58 0L-64 -158C-64 -190 -44 -204 0 -204S64 -190 64 -158L58 0Z";
    const head =
      fill(
        "M-76 -60C-90 -60 -94 -50 -90 -36L-82 14H-56V-48ZM76 -60C90 -60 94 -50 90 -36L82 14H56V-48Z",
        mix(key, ink, 0.55),
      ) +
      fill(chair, key) +
      stage.shade(chair, [60, 0, -40, -130], ink, 0.75) +
      line(
        "M-62 -132Q0 -120 62 -132M-60 -86Q0 -74 60 -86M-59 -40Q0 -28 59 -40",
        mix(key, ink, 0.4),
        3.4,
      ) +
      line("M-54 -172C-48 -190 -30 -196 0 -196S48 -190 54 -172", mix(key, lite, 0.4), 2.6);
    const side = [
      [128, 74, 0.62],
      [190, 150, 0.98],
    ] as const;
    const ch = (x: number, y: number, q: number, f: boolean) =>
      place(
        fill("M-30 90L-36 -66C-36 -96 26 -104 32 -76L40 90Z", mix(deep, ink, 0.45)) +
          fill(
            "M-30 90L-36 -66C-36 -82 -18 -90 0 -91C-18 -86 -26 -76 -26 -62L-20 90Z",
            mix(deep, lite, 0.22),
          ),
        [stage.across((f ? -x : x) * (wide ? 1.2 : 1)), top + y * scale],
        scale * q,
        { flip: f },
      );
    const floorD = stage.ground(top);
    return {
      body:
        win +
        stage.shade(boxAt(-4, -4, width + 8, top), [0, 0, 0, top], mix(bg, deep, 0.8), 0.8) +
        fill(city, mix(bg, deep, 0.42)) +
        mull +
        fill(floorD, deep) +
        stage.shade(floorD, [0, height, 0, top], ink, 1) +
        place(head, [focus.x, top + 34 * scale], scale * 1.12) +
        side.map(([x, y, q]) => ch(x, y, q, false) + ch(x, y, q, true)).join("") +
        fill(table, ink) +
        fill(
          `M${round(stage.across(-62))} ${round(top + 20 * scale)}H${round(stage.across(62))}L${round(stage.across(86))} ${round(top + 60 * scale)}H${round(stage.across(-86))}Z`,
          stage.linear([0, top + 20 * scale, 0, top + 60 * scale], [0, lite, 0.4], [1, lite, 0]),
        ),
      under: ink,
    };
  },
};
