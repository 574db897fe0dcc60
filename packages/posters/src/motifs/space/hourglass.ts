import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, mirrored, oval, place, repeat } from "../../stage/shapes.ts";

const GLASS =
  "M-104 -186H104C108 -110 60 -52 16 -12Q8 0 16 12C60 52 108 110 104 186H-104C-108 110 -60 52 -16 12Q-8 0 -16 -12C-60 -52 -108 -110 -104 -186Z";
const TOP_SAND =
  "M-88 -104C-50 -92 40 -118 88 -100C70 -64 36 -34 5 -6H-5C-36 -34 -70 -64 -88 -104Z";
const HEAP = "M-101 176C-90 128 -30 84 0 78C30 84 90 128 101 176Z";

const [WOOD, BRASS] = ["#8a5230", "#e0b052"];

/** A house, a tree and a fence post that sand is about to cover. */
const drawTown = ({ deep, lite, ink }: Colours, dark: string) => {
  const home =
    fill("M-34 0V-40L0 -70L34 -40V0Z", mix(lite, deep, 0.12)) +
    fill("M8 -62L34 -40V0H8Z", mix(lite, mix(deep, ink, 0.3), 0.5)) +
    fill("M-44 -34L0 -76L44 -34L38 -28L0 -62L-38 -28Z", mix("#b8442e", ink, 0.1)) +
    bar([16, -78, 10, 26], dark) +
    bar([-22, -34, 16, 16], "#ffd98a") +
    line("M-14 -34V-18M-22 -26H-6", dark, 2) +
    bar([12, -26, 14, 26], dark);
  const tree =
    line("M0 0V-40", dark, 5) + disc(0, -48, 17, "#4f7d4a") + disc(-5, -53, 9, "#7fa860");
  return (
    place(home, [-8, 116], 0.95, { turn: -9 }) +
    place(tree, [50, 128], 0.9, { turn: 10 }) +
    line("M-70 150L-66 112M-78 126L-56 122", dark, 4)
  );
};

const drawFrame = ({ lite, ink }: Colours, dark: string) => {
  const plate = (y: number) =>
    bar([-150, y, 300, 26], WOOD, { rx: 8 }) +
    bar([-150, y + 15, 300, 11], dark, { rx: 5 }) +
    bar([-132, y + (y < 0 ? 26 : -14), 264, 14], BRASS, { rx: 5 }) +
    bar([-132, y + (y < 0 ? 34 : -6), 264, 6], mix(BRASS, ink, 0.4), { rx: 3 }) +
    line(`M-140 ${y + 5}H136`, mix(WOOD, lite, 0.45), 3);
  const post =
    bar([118, -204, 17, 408], WOOD) +
    bar([128, -204, 7, 408], dark) +
    oval([126.5, 0, 15, 24], WOOD) +
    fill("M130 -23A15 24 0 0 1 130 23Z", dark) +
    [-130, 130].map((y) => oval([126.5, y, 13, 12], BRASS)).join("") +
    bar([114, -190, 25, 9], BRASS) +
    bar([114, 181, 25, 9], BRASS);
  return mirrored(post) + plate(-226) + plate(204);
};

export const motif: Motif = {
  mood: "wine",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { height, floor, focus, scale, random } = stage;
    const cosmic = stage.set === 2;
    const foot = floor * 0.94;
    const [dark, sand] = [mix(WOOD, ink, 0.55), mix("#f0c878", key, 0.3)];
    const shade = mix(sand, mix(deep, ink, 0.4), 0.45);
    const land = mix(deep, ink, 0.62);
    const clip = stage.clip(GLASS);
    const planet =
      disc(0, -128, 34, key) +
      fill("M0 -162A34 34 0 0 1 0 -94A44 44 0 0 0 0 -162Z", ink, { opacity: 0.35 }) +
      fill("M-60 -114C-30 -112 30 -130 58 -148C40 -118 -24 -98 -60 -114Z", mix(lite, key, 0.2));
    const spark = (x: number, y: number) => disc(x, y, random.pick([1, 1.6, 2.3]), lite);
    const space =
      bar([-120, -190, 240, 184], mix(ink, "#1c2a6a", 0.5)) +
      repeat(60, () => spark(random.between(-104, 104), random.between(-186, -10))) +
      planet;
    const stream =
      bar([-2.4, -14, 4.8, 100], sand) +
      repeat(9, (i) => disc((i % 3) * 4 - 4, 14 + i * 8, 1.3, mix(sand, lite, 0.5)));
    const heap =
      fill(HEAP, sand) +
      stage.shade(HEAP, [100, 180, -10, 110], shade, 1) +
      line("M-82 156C-60 128 -30 102 -4 92", mix(sand, lite, 0.6), 3.4);
    const inside =
      (cosmic
        ? space + stream.replaceAll(sand, lite)
        : fill(TOP_SAND, sand) +
          fill(
            "M30 -108C56 -110 76 -104 88 -100C70 -64 36 -34 5 -6C30 -40 44 -70 30 -108Z",
            shade,
            { opacity: 0.6 },
          ) +
          oval([0, -101, 88, 9], mix(sand, lite, 0.35), { transform: "rotate(1)" }) +
          stream +
          drawTown(colours, dark)) +
      (cosmic
        ? heap +
          repeat(40, () => {
            const x = random.between(-80, 80);
            return spark(x, 178 - random.between(0, 86 - Math.abs(x)));
          })
        : heap);
    const glass =
      fill(GLASS, lite, { opacity: 0.13 }) +
      `<g clip-path="${clip}">${inside}</g>` +
      fill(GLASS, "none", { stroke: mix(lite, bg, 0.2), "stroke-width": 4, opacity: 0.85 }) +
      line("M-88 -170C-88 -124 -66 -86 -40 -56M-84 160C-84 134 -74 108 -58 88", "#ffffff", 8, {
        opacity: 0.55,
      }) +
      line("M90 -166C90 -140 82 -118 72 -100M88 120C80 98 66 76 52 60", "#ffffff", 3.4, {
        opacity: 0.4,
      });
    const figure =
      oval([6, 232, 186, 12], ink, { opacity: 0.5 }) +
      fill("M118 -204h17v408h-17ZM-135 -204h17v408h-17Z", dark) +
      glass +
      drawFrame(colours, dark);
    return {
      body:
        stage.field(bg, ink) +
        stage.glow(
          [focus.x, stage.down(-10), 320 * scale],
          [0, mix(key, lite, 0.3), 0.5],
          [1, key, 0],
        ) +
        fill(stage.ground(foot - 26 * scale), land) +
        bar([-4, foot - 26 * scale, stage.width + 8, 4 * scale], mix(land, lite, 0.3)) +
        stage.shade(stage.ground(foot), [0, height, 0, foot], ink, 0.6) +
        place(figure, [focus.x, foot - 230 * scale * 0.98], scale * 0.98),
      under: land,
    };
  },
};
