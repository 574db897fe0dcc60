import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, line, mirrored, oval, place, repeat } from "../../stage/shapes.ts";

const ARMS = [
  "M26 20C60 70 150 60 190 10C214 -22 200 -66 164 -60",
  "M30 34C70 110 180 120 224 76C246 48 232 14 204 24",
  "M22 44C44 130 130 190 196 170C232 158 232 118 204 116",
  "M8 50C14 130 40 204 96 222C134 230 150 200 128 184",
];

export const motif: Motif = {
  mood: "reef",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, height, random, scale, width } = stage;
    const skin = mix(key, ink, 0.04);
    const [pale, dark] = [mix(skin, lite, 0.5), mix(skin, ink, 0.42)];
    const arm = (d: string, at: number) =>
      line(d, mix(dark, ink, 0.2), 38 - at * 2) +
      line(d, at % 2 ? mix(skin, ink, 0.16) : skin, 32 - at * 2) +
      line(d, pale, 7, {
        "stroke-dasharray": "1 17",
        transform: "translate(3 9)",
      });
    const mantle =
      "M0 -230C74 -230 124 -176 124 -104C124 -56 96 -30 78 -4C60 24 52 54 0 58C-52 54 -60 24 -78 -4C-96 -30 -124 -56 -124 -104C-124 -176 -74 -230 0 -230Z";
    const eye =
      oval([48, -12, 27, 21], dark) +
      oval([48, -14, 22, 17], lite) +
      oval([48, -13, 17, 6], ink) +
      disc(41, -19, 4, lite);
    const octopus =
      mirrored(ARMS.map(arm).join("")) +
      fill(mantle, skin) +
      fill(
        "M30 -226C90 -214 124 -166 124 -104C124 -56 96 -30 78 -4C60 24 52 54 0 58C40 30 70 -20 78 -90C84 -150 64 -200 30 -226Z",
        mix(skin, ink, 0.24),
      ) +
      stage.shade(mantle, [110, 20, -30, -120], ink, 0.8) +
      fill("M-84 -120C-84 -164 -56 -196 -24 -204C-50 -180 -62 -150 -62 -112Z", pale, {
        opacity: 0.8,
      }) +
      repeat(13, () =>
        disc(random.between(-84, 84), random.between(-190, -60), random.between(3, 9), dark, {
          opacity: 0.5,
        }),
      ) +
      mirrored(eye);
    const bubbles = repeat(22, () =>
      disc(random.next() * width, random.next() * floor, random.between(2, 8) * scale, lite, {
        opacity: 0.3,
      }),
    );
    const bed = floor * 0.98;
    const weed = (x: number, high: number) =>
      line(
        `M${x.toFixed(0)} ${(bed + 14).toFixed(0)}q-16 ${(-high * 0.25).toFixed(0)} 0 ${(-high * 0.5).toFixed(0)}t0 ${(-high * 0.5).toFixed(0)}`,
        mix(deep, ink, 0.35),
        9 * scale,
      );
    const weeds = repeat(stage.wide ? 26 : 12, () =>
      weed(random.next() * width, random.between(40, 150) * scale),
    );
    const rays = repeat(4, (i) =>
      fill(
        `M${stage.across(-170 + i * 90).toFixed(0)} -4h${(40 * scale).toFixed(0)}l${(70 * scale).toFixed(0)} ${floor.toFixed(0)}h${(-110 * scale).toFixed(0)}Z`,
        stage.linear([0, 0, 0, floor], [0, lite, 0.24], [1, lite, 0]),
      ),
    );
    const ground = mix(deep, ink, 0.55);
    const water = `M-4 -4H${width + 4}V${height + 4}H-4Z`;
    return {
      body:
        fill(water, stage.linear([0, 0, 0, floor], [0, bg, 1], [1, mix(deep, ink, 0.25), 1])) +
        rays +
        bubbles +
        weeds +
        stage.art(place(octopus, [0, 0], 0.98), [0, -8]) +
        fill(
          `M-4 ${bed.toFixed(0)}Q${(width * 0.3).toFixed(0)} ${(bed - 22).toFixed(0)} ${(width * 0.55).toFixed(0)} ${bed.toFixed(0)}T${width + 4} ${(bed - 8).toFixed(0)}V${height + 4}H-4Z`,
          ground,
        ),
      under: ground,
    };
  },
};
