import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, oval, place, repeat, round } from "../../stage/shapes.ts";
import { table } from "../../stage/table.ts";
import type { Stage } from "../../stage/stage.ts";
import type { Colours } from "../../moods.ts";

/** A keyboard whose black keys are the towers of a city. */
function keyCity(stage: Stage, { bg, deep, key, lite, ink }: Colours) {
  const { width, floor, focus, scale, random } = stage;
  const [horizon, foot] = [floor * 0.68, floor * 0.96];
  const wide = 46 * scale;
  const first = Math.floor(-focus.x / wide) - 1;
  const count = Math.ceil(width / wide) + 2;
  const tower = (i: number) => {
    const at = (((first + i) % 7) + 7) % 7;
    if (at === 2 || at === 6) return "";
    const x = focus.x + (first + i + 1) * wide - 13 * scale;
    const tall = (70 + random.next() * 130 + (at === 4 ? 70 : 0)) * scale;
    const tone = mix(ink, bg, 0.06);
    const lights = repeat(Math.floor(tall / (15 * scale)), (r) =>
      repeat(2, (c) =>
        random.chance(0.45)
          ? bar(
              [
                x + (5 + c * 10) * scale,
                horizon - tall + (10 + r * 15) * scale,
                6 * scale,
                8 * scale,
              ],
              random.chance(0.3) ? key : lite,
            )
          : "",
      ),
    );
    return (
      bar([x, horizon - tall, 26 * scale, tall + (foot - horizon) * 0.58], tone) +
      (at % 3 === 1
        ? bar([x + 12 * scale, horizon - tall - 26 * scale, 2 * scale, 27 * scale], tone)
        : "") +
      bar([x + 4 * scale, horizon + 4, 18 * scale, (foot - horizon) * 0.48], mix(ink, lite, 0.2), {
        rx: 2,
      }) +
      lights
    );
  };
  return {
    body:
      stage.field(bg, ink) +
      stage.stars(stage.wide ? 80 : 36, horizon * 0.6, lite) +
      fill(
        `M-4 -4H${width + 4}V${round(horizon)}H-4Z`,
        stage.linear([0, horizon, 0, horizon * 0.4], [0, key, 0.6], [1, key, 0]),
      ) +
      disc(stage.across(96), stage.down(-150), 46 * scale, lite) +
      table(stage, foot, deep, ink) +
      bar([-4, horizon, width + 8, foot - horizon], lite) +
      repeat(count, (i) =>
        bar([focus.x + (first + i) * wide - 1, horizon, 2, foot - horizon], mix(lite, ink, 0.55)),
      ) +
      bar([-4, foot - 9 * scale, width + 8, 9 * scale], mix(lite, ink, 0.3)) +
      repeat(count, tower),
    under: deep,
  };
}

export const motif: Motif = {
  mood: "velvet",
  sets: 2,
  draw: (stage, colours) => {
    if (stage.set === 2) return keyCity(stage, colours);
    const { bg, deep, key, lite, ink } = colours;
    const { floor, focus, scale } = stage;
    const horizon = floor * 0.84;
    const body = mix(ink, bg, 0.08);
    const edge = mix(lite, bg, 0.2);
    const lid = "M-124 -140L-92 -318C-20 -346 30 -300 70 -276C118 -248 196 -258 206 -140Z";
    const rim = "M-186 -142H196C210 -142 214 -132 214 -112C214 -90 204 -82 188 -82H-186Z";
    const leg = (x: number) =>
      fill(`M${x - 15} -84H${x + 15}L${x + 8} -14H${x - 8}Z`, body) + disc(x, -8, 8, key);
    const piano =
      oval([10, 2, 214, 12], ink, { opacity: 0.6 }) +
      leg(-146) +
      leg(176) +
      leg(60) +
      fill("M-40 -84H-16L-20 -12H-36ZM-44 -14H-12V-6H-44Z", body) +
      fill("M-160 -142L-150 -196H-104L-112 -142Z", body) +
      fill(lid, mix(key, ink, 0.42)) +
      stage.shade(lid, [0, -340, 0, -150], ink, 1) +
      repeat(9, (i) =>
        line(
          `M${-104 + i * 30} -142L${-84 + i * 26} ${-196 - Math.max(0, 5 - i) * 9}`,
          mix(key, lite, 0.5),
          1.4,
          { opacity: 0.7 },
        ),
      ) +
      line("M-124 -140L-92 -318C-20 -346 30 -300 70 -276C118 -248 196 -258 206 -140", body, 11) +
      line("M-96 -318C-20 -352 34 -305 74 -282C122 -254 204 -262 212 -150", edge, 2.4) +
      line("M112 -142L92 -262", body, 6) +
      fill(rim, body) +
      stage.shade(rim, [0, -150, 0, -96], mix(ink, lite, 0.5), 0.7) +
      line("M-186 -142H196C210 -142 214 -132 214 -116", edge, 2.6) +
      fill("M-206 -112H-120V-82H-206Z", body) +
      bar([-206, -120, 72, 9], lite) +
      repeat(6, (i) => bar([-200 + i * 12, -120, 5, 6], ink)) +
      fill("M-150 -182L-146 -204H-108L-112 -182Z", lite);
    const stool =
      fill("M-38 -66Q0 -80 38 -66V-52H-38Z", key) +
      fill("M-38 -52H38V-46H-38ZM-32 -46h8l-6 46h-7ZM32 -46h-8l6 46h7Z", body);
    const cone = `M${round(stage.across(-30))} -4L${round(stage.across(-262))} ${round(horizon + 34 * scale)}H${round(stage.across(282))}L${round(stage.across(60))} -4Z`;
    return {
      body:
        stage.field(bg, ink) +
        table(stage, horizon, deep, ink) +
        fill(cone, stage.linear([0, 0, 0, horizon], [0, lite, 0.5], [1, lite, 0.24])) +
        oval([stage.across(10), horizon + 34 * scale, 272 * scale, 26 * scale], lite, {
          opacity: 0.26,
        }) +
        place(piano, [focus.x + 26 * scale, horizon + 32 * scale], scale * 0.98) +
        place(stool, [focus.x - 200 * scale, horizon + 40 * scale], scale),
      under: deep,
    };
  },
};
