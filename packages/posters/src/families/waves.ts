import { circle, path } from "../svg/shapes.ts";
import { dots } from "../art/dots.ts";
import type { DrawFamily, Scene } from "../art/scene.ts";
import { sky } from "../art/sky.ts";
import { mix } from "../colour.ts";
import { formatNumber as n } from "../svg/formatNumber.ts";

/** Ribbons of one swell, each slightly out of phase with the one above. */
function swell({ frame, palette, random }: Scene): string {
  const { unit, width, height, floor } = frame;
  const [count, length, lag, high] = [
    random.whole(8, 11),
    unit * random.between(0.55, 1.1),
    random.between(0.35, 0.9),
    unit * random.between(0.045, 0.085),
  ];
  const from = floor * random.between(0.08, 0.36);
  const colours = random.shuffle([
    palette.accent,
    palette.mid,
    mix(palette.mid, palette.ground, 0.55),
    mix(palette.accent, palette.mid, 0.5),
    mix(palette.mid, palette.paper, 0.3),
  ]);
  return Array.from({ length: count }, (_, index) => {
    const y = from + ((floor - from) * index) / (count - 1.4);
    const start = index * lag;
    const at = (x: number) =>
      y +
      Math.sin((x / length) * 6.283 + start) * high +
      Math.sin((x / length) * 2.7 + start * 2) * high * 0.6;
    let d = `M-20 ${n(height)}L-20 ${n(at(-20))}`;
    for (let x = -8; x <= width + 20; x += 14) d += `L${n(x)} ${n(at(x))}`;
    const fill =
      index >= count - 2
        ? palette.ground
        : mix(
            colours[index % colours.length] ?? palette.mid,
            palette.ground,
            (index / count) * 0.55,
          );
    return path(`${d}V${n(height)}Z`, { fill });
  }).join("");
}

/** Overlapping fans in rows, as on printed cloth. */
function fans({ frame, palette, random }: Scene): string {
  const radius = frame.unit / random.pick([4, 5, 6]);
  const colours = [
    palette.mid,
    palette.ground,
    palette.accent,
    palette.ground,
    mix(palette.accent, palette.paper, 0.55),
  ];
  const rows = Math.ceil(frame.height / (radius * 0.5)) + 2;
  const from = frame.floor * random.between(0.1, 0.3);
  return Array.from({ length: rows }, (_, row) => {
    const y = from + row * radius * 0.5;
    const columns = Math.ceil(frame.width / (radius * 2)) + 2;
    const fade = Math.min(0.8, (row * radius * 0.5) / frame.floor);
    const places = Array.from(
      { length: columns },
      (_, column) => (column - (row % 2 === 0 ? 0 : 0.5)) * radius * 2,
    );
    // Fans in a row only touch, so one ring of all of them can be one path.
    return colours
      .map((colour, ring) =>
        dots(
          places.map((x) => ({ x, y: y + radius * 0.5, r: radius * (1 - ring * 0.19) })),
          mix(colour, palette.ground, fade * 0.8),
        ),
      )
      .join("");
  }).join("");
}

/** Water, cloth or wind: for romance, drama and adventure. */
export const drawWaves: DrawFamily = (scene) => {
  const { frame, palette, random } = scene;
  const back = sky(scene, 0.5);
  const moon = random.chance(0.7)
    ? circle(
        [
          frame.focus.x + random.between(-0.25, 0.25) * frame.unit,
          frame.floor * 0.26,
          frame.unit * random.between(0.09, 0.19),
        ],
        {
          fill: mix(palette.accent, palette.paper, random.pick([0, 0.6])),
        },
      )
    : "";
  const body = random.chance(0.68) ? swell(scene) : fans(scene);
  return { defs: back.defs, body: back.body + moon + body, base: "fade" };
};
