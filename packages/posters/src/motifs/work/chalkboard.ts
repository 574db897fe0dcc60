import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, mirrored, oval, place, repeat } from "../../stage/shapes.ts";
import { table } from "../../stage/table.ts";

function drawings({ key, lite }: Colours, slate: string, winged: boolean) {
  const chalk = (d: string, width = 4, tone = mix(lite, slate, 0.1)) =>
    line(d, tone, width, { opacity: 0.92 });
  const sums =
    chalk("M-190 -60L-110 -196L-34 -60Z") +
    chalk("M-110 -196V-60M-122 -60V-72H-110", 2.5) +
    line("M-154 -106a46 46 0 0 1 88 0", key, 3.5) +
    oval([-110, -104, 44, 44], "none", { stroke: mix(key, lite, 0.3), "stroke-width": 3.5 }) +
    chalk("M20 -62V-206M20 -62H196M12 -198L20 -208L28 -198M188 -70L198 -62L188 -54") +
    chalk("M32 -72C70 -80 96 -210 122 -206S164 -100 190 -86", 4.5, mix(key, lite, 0.25)) +
    chalk("M122 -206V-62", 2, mix(lite, slate, 0.4)) +
    chalk(
      "M-196 -10H-176M-186 -20V0M-160 -16H-138M-160 -4H-138M-118 -10L-108 4L-94 -36H-46M-70 -24L-58 -4H-82Z",
      4,
    ) +
    chalk("M-30 -10C-18 -28 -4 -28 6 -10S30 8 42 -10S30 -28 18 -10S-18 8 -30 -10Z", 4) +
    chalk(
      "M70 -10H98M84 -22V-22.1M84 2V2.1M116 -22L140 2M140 -22L116 2M160 -10H190M182 -18L192 -10L182 -2",
      4.5,
    ) +
    oval([-130, 62, 46, 16], "none", { stroke: lite, "stroke-width": 3 }) +
    oval([-130, 62, 46, 16], "none", {
      stroke: lite,
      "stroke-width": 3,
      transform: "rotate(60 -130 62)",
    }) +
    oval([-130, 62, 46, 16], "none", {
      stroke: lite,
      "stroke-width": 3,
      transform: "rotate(120 -130 62)",
    }) +
    disc(-130, 62, 6, mix(key, lite, 0.3));
  const wing =
    repeat(7, (i) =>
      chalk(
        `M-40 ${-60 + i * 12}C${-90 - i * 4} ${-130 + i * 26} ${-150 + i * 2} ${-170 + i * 30} ${-204 + i * 17} ${-186 + i * 34}C${-190 + i * 16} ${-120 + i * 28} ${-120 + i * 6} ${-60 + i * 16} -52 ${-36 + i * 9}`,
        4,
      ),
    ) +
    chalk(
      "M-40 -70C-60 -110 -100 -150 -130 -160M-60 -74C-80 -100 -110 -130 -150 -150",
      2.5,
      mix(key, lite, 0.4),
    );
  return winged ? mirrored(wing) : sums;
}

function furniture({ deep, key, lite, ink }: Colours, wood: string) {
  const chair =
    oval([0, 4, 84, 9], ink, { opacity: 0.45 }) +
    line("M-44 -150L-60 2M44 -150L60 2M-46 -70L-40 -20M46 -70L40 -20", mix(ink, lite, 0.3), 9) +
    bar([-62, -154, 124, 62], wood, { rx: 12 }) +
    bar([-62, -154, 124, 14], mix(wood, lite, 0.35), { rx: 7 }) +
    bar([-70, -66, 140, 20], mix(wood, lite, 0.1), { rx: 9 }) +
    bar([-70, -54, 140, 8], mix(wood, ink, 0.4), { rx: 4 });
  const apple =
    oval([4, 2, 50, 7], ink, { opacity: 0.5 }) +
    fill(
      "M0 -76C-22 -92 -54 -80 -52 -42C-50 -10 -26 4 -12 2Q0 -2 12 2C28 4 52 -10 52 -42C54 -80 22 -92 0 -76Z",
      "#d2342b",
    ) +
    fill("M14 -80C36 -84 54 -72 52 -42C52 -10 28 4 12 2C40 -16 42 -50 14 -80Z", "#8f1a1f") +
    fill("M-40 -58Q-36 -74 -22 -74Q-32 -62 -34 -46Z", "#ffffff", { opacity: 0.85 }) +
    line("M0 -74Q0 -90 10 -100", "#4a2a18", 5) +
    fill("M4 -86Q24 -110 44 -98Q30 -80 4 -86Z", "#6f9a3a");
  const book = (y: number, x: number, w: number, tone: string) =>
    bar([x, y, w, 24], tone, { rx: 4 }) +
    bar([x + 12, y + 5, w - 12, 14], mix(lite, ink, 0.08)) +
    bar([x + 12, y + 12, w - 12, 2], mix(lite, ink, 0.3)) +
    bar([x, y, 16, 24], mix(tone, ink, 0.35), { rx: 4 });
  const books =
    oval([0, 2, 124, 8], ink, { opacity: 0.45 }) +
    book(-24, -108, 210, mix(key, ink, 0.15)) +
    book(-48, -92, 176, mix(deep, lite, 0.3)) +
    book(-72, -100, 184, mix(wood, lite, 0.25));
  return { chair, pile: books + place(apple, [14, -72], 1.05) };
}

export const motif: Motif = {
  mood: "boardroom",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { floor, focus, scale, set } = stage;
    const wood = mix("#a5703c", ink, 0.12);
    const horizon = floor * 0.93;
    const slate = mix(mix("#1f4a3d", deep, 0.25), ink, 0.3);
    const board = "M-222 -236H222V110H-222Z";
    const { chair, pile } = furniture(colours, wood);
    const wall = mix(bg, lite, 0.1);
    return {
      body:
        stage.field(wall, mix(bg, ink, 0.4)) +
        stage.art(
          fill("M-236 -250H236V124H-236Z", ink, { opacity: 0.3, transform: "translate(10 14)" }) +
            fill("M-236 -250H236V124H-236Z", wood) +
            bar([-236, -250, 472, 5], mix(wood, lite, 0.45)) +
            fill(board, slate) +
            fill("M-222 -130L40 -236H170L-222 -60Z", lite, { opacity: 0.05 }) +
            stage.shade(board, [0, 120, 0, -60], lite, 0.16) +
            bar([-222, -236, 444, 6], ink, { opacity: 0.4 }) +
            drawings(colours, slate, set === 2) +
            bar([-246, 118, 492, 16], mix(wood, ink, 0.25)) +
            bar([-246, 118, 492, 4], mix(wood, lite, 0.4)) +
            bar([-190, 112, 40, 7], lite, { rx: 3 }) +
            bar([-136, 112, 22, 7], key, { rx: 3 }) +
            bar([120, 100, 66, 18], mix(wood, ink, 0.5), { rx: 4 }),
        ) +
        table(stage, horizon, deep, ink) +
        bar([-4, horizon, stage.width + 8, 4], mix(deep, lite, 0.3)) +
        (set === 2
          ? place(chair, [focus.x, horizon + 26 * scale], scale * 1.2)
          : place(pile, [stage.across(76), horizon + 22 * scale], scale)),
      under: deep,
    };
  },
};
