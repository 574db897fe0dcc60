import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, mirrored, oval, place, repeat, round } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";
import { person } from "../../stage/person.ts";

const CROWN =
  "M0 -150C-72 -150 -124 -104 -124 -42C-124 -8 -110 14 -102 32C-98 46 -104 60 -90 70C-78 78 -62 74 -58 86L-54 120C-38 130 38 130 54 120L58 86C62 74 78 78 90 70C104 60 98 46 102 32C110 14 124 -8 124 -42C124 -104 72 -150 0 -150Z";

const drawCandle = (stage: Stage, { key, lite, ink }: Colours) => {
  const wax = mix(key, lite, 0.16);
  const candle =
    stage.glow([0, -92, 130], [0, "#ffd06a", 0.7], [0.3, "#ffb040", 0.3], [1, "#ffb040", 0]) +
    fill(
      "M-22 0V-56C-22 -62 22 -62 22 -56V0C40 2 56 10 62 22C64 34 52 36 50 26C42 20 34 20 32 32C32 44 20 44 20 32C14 22 -2 22 -6 30C-8 44 -22 44 -22 30C-26 20 -36 22 -42 28C-50 34 -58 28 -52 18C-44 6 -34 2 -22 0Z",
      wax,
    ) +
    fill(
      "M4 -60C14 -60 22 -59 22 -56V0C40 2 56 10 62 22C64 34 52 36 50 26C42 18 20 14 8 10Z",
      mix(wax, ink, 0.35),
    ) +
    line("M-14 -48V-12", mix(wax, lite, 0.6), 4) +
    line("M0 -58V-70", ink, 3) +
    fill("M0 -122C18 -96 20 -78 0 -66C-20 -78 -14 -96 0 -122Z", "#ffb23e") +
    fill("M1 -100C10 -86 10 -76 0 -69C-10 -76 -6 -88 1 -100Z", lite);
  return candle;
};

const drawSkull = (stage: Stage, { deep, ink }: Colours, bone: string, dim: string) => {
  const hollow = mix(deep, ink, 0.85);
  const half =
    fill("M22 -22C40 -40 82 -38 90 -10C94 18 72 36 46 33C26 30 12 0 22 -22Z", hollow) +
    fill("M0 26C8 34 14 46 16 58C12 66 4 64 0 58Z", hollow) +
    line("M12 92V122M30 88V121M46 86V116", dim, 3) +
    line("M98 34C84 44 70 46 60 58", dim, 4);
  const skull =
    fill(CROWN, bone) +
    fill(
      "M48 -142C98 -126 124 -90 124 -42C124 -8 110 14 102 32C98 46 104 60 90 70C78 78 62 74 58 86L54 120C44 126 26 127 8 127C30 110 34 96 36 80C70 66 84 44 92 14C104 -40 92 -104 48 -142Z",
      dim,
    ) +
    stage.shade(CROWN, [100, 100, -30, -40], mix(dim, ink, 0.6), 0.9) +
    mirrored(half) +
    fill(
      "M-88 -14C-84 -34 -46 -40 -26 -24C-50 -28 -70 -22 -88 -14ZM26 -24C46 -40 84 -34 88 -14C70 -22 50 -28 26 -24Z",
      mix(bone, ink, 0.5),
    ) +
    line("M-100 -72C-90 -108 -62 -130 -34 -136", mix(bone, "#ffffff", 0.6), 8) +
    line("M44 -146L34 -120L48 -106L40 -88", mix(dim, ink, 0.35), 3) +
    line("M-56 88C-30 96 30 96 56 88", mix(bone, ink, 0.3), 2.6);
  return skull;
};

export const motif: Motif = {
  mood: "oak",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, height, focus, scale, random } = stage;
    const buried = stage.set === 2;
    const bone = mix(lite, "#d9c49a", 0.3);
    const dim = mix(bone, mix(deep, ink, 0.5), 0.42);
    const book = (y: number, w: number, tone: string, x: number) =>
      place(
        fill(`M${-w} 0H${w}V36H${-w}C${-w - 14} 36 ${-w - 14} 0 ${-w} 0Z`, tone) +
          fill(
            `M${-w + 8} 7H${w}V29H${-w + 8}C${-w - 2} 29 ${-w - 2} 7 ${-w + 8} 7Z`,
            mix(bone, ink, 0.1),
          ) +
          line(`M${-w + 14} 14H${w - 2}M${-w + 14} 21H${w - 2}`, dim, 1.6) +
          bar([w * 0.4, 0, 12, 7], mix(tone, lite, 0.4)) +
          bar([w * 0.4, 29, 12, 7], mix(tone, lite, 0.3)),
        [x, y],
      );
    const table = mix(deep, ink, 0.7);
    const desk =
      oval([6, 203, 200, 14], ink, { opacity: 0.6 }) +
      book(132, 148, mix(key, ink, 0.42), 6) +
      book(168, 176, mix(mix(bg, deep, 0.5), lite, 0.22), -4) +
      oval([0, 134, 96, 9], ink, { opacity: 0.5 }) +
      place(drawSkull(stage, colours, bone, dim), [0, 24], 0.94) +
      place(drawCandle(stage, colours), [-6, -112], 1);
    const layer = (i: number) => {
      const y = stage.down(-150 + i * 58);
      const tone = mix(mix(bg, lite, i % 2 ? 0.3 : 0.44), mix(deep, ink, 0.66), i / 6);
      const r = (i % 2 ? 22 : -16) * scale;
      return (
        fill(
          `M-4 ${round(y)}C${round(width * 0.2)} ${round(y + r)} ${round(width * 0.36)} ${round(y - r)} ${round(width * 0.56)} ${round(y)}S${round(width * 0.86)} ${round(y + r)} ${width + 4} ${round(y - r / 2)}V${height + 4}H-4Z`,
          tone,
        ) +
        repeat(Math.round(width / 46), () =>
          line(
            `M${round(random.between(0, width))} ${round(y + random.between(26, 52) * scale)}h${round(random.between(4, 18))}`,
            mix(tone, ink, 0.3),
            2.4,
          ),
        )
      );
    };
    const shells = [
      [-178, 90, 1],
      [186, -30, 0.8],
      [-190, -52, 0.7],
      [176, 170, 1.1],
    ]
      .map(([x = 0, y = 0, s]) =>
        place(
          disc(0, 0, 22, dim) +
            line("M16 2A16 16 0 1 1 0 -14A11 11 0 1 1 -9 6A7 7 0 0 1 3 -2", mix(bone, dim, 0.2), 5),
          [x, y],
          s,
        ),
      )
      .join("");
    return {
      body: buried
        ? stage.field(mix(bg, deep, 0.2), mix(deep, ink, 0.3)) +
          disc(stage.across(-120), stage.down(-170), 56 * scale, key) +
          repeat(7, layer) +
          fill(`M-4 ${round(stage.down(262))}H${width + 4}V${height + 4}H-4Z`, table) +
          stage.art(
            fill(
              "M-150 -40C-160 -120 -80 -168 0 -166C90 -166 160 -110 150 -30C146 40 130 140 60 166C20 178 -40 178 -72 160C-130 120 -144 30 -150 -40Z",
              mix(deep, ink, 0.6),
            ) +
              place(drawSkull(stage, colours, bone, dim), [0, 24], 1) +
              shells +
              place(
                fill(person(44), ink) + line("M8 -24L26 -40M18 -46L34 -34", ink, 3.4),
                [-126, -142],
              ),
          )
        : stage.field(bg, ink) +
          stage.glow([focus.x, stage.down(-150), 300 * scale], [0, key, 0.34], [1, key, 0]) +
          fill(stage.ground(stage.down(176)), table) +
          fill(
            stage.ground(stage.down(176)),
            stage.radial([focus.x, stage.down(190), 300 * scale], [0, key, 0.24], [1, key, 0]),
          ) +
          stage.art(desk),
      under: table,
    };
  },
};
