import type { DrawFamily } from "../art/scene.ts";
import { sky } from "../art/sky.ts";
import { mix } from "../colour.ts";
import { circle, path } from "../svg/shapes.ts";
import { formatNumber as n } from "../svg/formatNumber.ts";

/**
 * Line over line, each hiding what is behind it, like a signal on paper: for science fiction, music
 * and documentaries.
 */
export const drawRidgelines: DrawFamily = (scene) => {
  const { frame, palette, random } = scene;
  const { focus, unit, floor, width, height } = frame;
  const back = sky(scene, 0.55);
  const count = random.whole(18, 27);
  const from = floor * random.between(0.2, 0.32);
  const high = unit * random.between(0.11, 0.19);
  const filled = random.chance(0.4);
  const humps = Array.from({ length: 3 }, () => ({
    at: random.between(-0.3, 0.3),
    wide: random.between(0.07, 0.16),
    drift: random.between(-0.2, 0.2),
  }));
  const lines = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const y = from + (floor * 1.04 - from) * share;
    const [one, two] = [random.next() * 6.3, random.next() * 6.3];
    const rise = (x: number) => {
      const place = (x - focus.x) / unit;
      const hump = humps.reduce(
        (sum, { at, wide, drift }) => sum + Math.exp(-(((place - at - drift * share) / wide) ** 2)),
        0,
      );
      return (
        hump *
          (0.62 + 0.38 * Math.sin(place * 43 + one) * Math.sin(place * 19 + two)) *
          Math.sin(Math.PI * Math.min(1, share * 0.8 + 0.2)) +
        0.05 * Math.sin(place * 60 + two)
      );
    };
    let d = "";
    for (let x = -14; x <= width + 14; x += 8)
      d += `${d === "" ? "M" : "L"}${n(x)} ${n(y - rise(x) * high)}`;
    const fill = filled
      ? mix(mix(palette.mid, palette.accent, 0.6 - share * 0.6), palette.ground, share * 0.85)
      : mix(palette.ground, palette.mid, 0.16 * (1 - share));
    return path(`${d}V${n(height + 9)}H-14Z`, {
      fill,
      stroke: filled ? mix(palette.accent, palette.paper, 0.35) : palette.accent,
      "stroke-width": filled ? 1 : 2,
      "stroke-opacity": 1 - share * 0.55,
    });
  });
  const sun = random.chance(0.5)
    ? circle(
        [focus.x + random.between(-0.2, 0.2) * unit, from * 0.95, unit * random.between(0.1, 0.18)],
        { fill: palette.accent },
      )
    : "";
  return { defs: back.defs, body: back.body + sun + lines.join(""), base: "fade" };
};
