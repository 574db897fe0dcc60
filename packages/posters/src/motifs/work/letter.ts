import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, oval, place, repeat, round } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";

function mail(stage: Stage, { deep, key, lite, ink }: Colours) {
  const paper = mix(lite, "#ffffff", 0.2);
  const wax = mix(key, "#b3202a", 0.55);
  const sheet = "M-150 -96H150V96H-150Z";
  const envelope = (rich: boolean) =>
    fill(sheet, paper) +
    (rich ? stage.shade(sheet, [150, 100, -60, -60], mix(deep, ink, 0.3), 0.7) : "") +
    fill("M-150 96L-18 -8H18L150 96Z", mix(paper, ink, 0.08)) +
    fill("M-150 -96L-14 28Q0 40 14 28L150 -96Z", mix(paper, ink, 0.2)) +
    fill("M-150 -96L-14 18Q0 30 14 18L150 -96Z", mix(paper, "#ffffff", 0.5)) +
    line("M-148 94L-24 -2M148 94L24 -2", mix(paper, ink, 0.25), 2);
  const seal =
    fill(
      "M0 -40C14 -44 22 -32 34 -26C44 -16 38 -4 42 8C38 22 28 24 22 36C8 44 -6 36 -18 38C-32 32 -30 20 -40 10C-44 -6 -34 -12 -30 -26C-20 -38 -12 -36 0 -40Z",
      mix(wax, ink, 0.3),
    ) +
    disc(0, 0, 29, wax) +
    disc(2, 2, 22, mix(wax, ink, 0.25)) +
    fill(
      "M0 16C-22 0 -18 -16 -8 -16C-3 -16 0 -12 0 -9C0 -12 3 -16 8 -16C18 -16 22 0 0 16Z",
      mix(wax, lite, 0.25),
    ) +
    line("M-24 -14C-18 -24 -8 -28 2 -28", mix(wax, lite, 0.6), 4);
  const letter = envelope(true) + place(seal, [0, 24], 1.05);
  return { sheet, wax, envelope, letter };
}

function underDoor(stage: Stage, colours: Colours) {
  const { bg, deep, key, lite, ink } = colours;
  const { width, floor, focus, scale } = stage;
  const { sheet, letter } = mail(stage, colours);
  const sill = floor * 0.62;
  const door = mix(mix(bg, deep, 0.5), ink, 0.35);
  const light = mix(key, "#ffe9a8", 0.65);
  const boards = mix(mix(deep, "#5a3a24", 0.4), ink, 0.5);
  const foot = (x: number) =>
    fill(`M${x - 20} 0H${x + 20}L${x * 1.5 + 42} 150H${x * 1.5 - 42}Z`, boards, {
      opacity: 0.9,
    });
  const panel = (x: number) =>
    bar([stage.across(x), -10, 170 * scale, sill - 60 * scale], mix(door, ink, 0.4)) +
    bar([stage.across(x + 8), -10, 154 * scale, sill - 70 * scale], mix(door, lite, 0.05)) +
    line(
      `M${round(stage.across(x))} ${round(sill - 70 * scale)}h${round(170 * scale)}`,
      mix(door, lite, 0.25),
      3,
    );
  return {
    body:
      stage.field(mix(door, ink, 0.5), ink) +
      bar([stage.across(-236), -10, 472 * scale, sill + 10], mix(door, ink, 0.6)) +
      bar([stage.across(-222), -10, 444 * scale, sill + 10], door) +
      panel(-196) +
      panel(26) +
      disc(stage.across(-206), stage.down(-120), 17 * scale, "#c8963e") +
      disc(stage.across(-210), stage.down(-125), 7 * scale, "#f2d48a") +
      fill(stage.ground(sill), boards) +
      repeat(6, (i) => bar([-4, sill + i * i * 9 * scale, width + 8, 2], mix(boards, ink, 0.5))) +
      place(
        fill(
          "M-222 0H222L330 170H-330Z",
          stage.linear([0, 0, 0, 170], [0, light, 0.85], [1, light, 0]),
        ) +
          bar([-222, -7, 444, 12], mix(light, lite, 0.5)) +
          bar([-132, -7, 40, 9], ink) +
          bar([-64, -7, 40, 9], ink) +
          foot(-112) +
          foot(-44) +
          place(
            fill(sheet, ink, { opacity: 0.4, transform: "translate(8 12)" }) + letter,
            [76, 76],
            0.74,
            { turn: -7 },
          ),
        [focus.x, sill],
        scale,
      ) +
      fill(stage.ground(floor * 0.96), mix(boards, ink, 0.4), { opacity: 0.9 }),
    under: mix(boards, ink, 0.4),
  };
}

export const motif: Motif = {
  mood: "velvet",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, floor, scale } = stage;
    if (stage.set === 2) return underDoor(stage, colours);
    const { wax, envelope, letter } = mail(stage, colours);
    const wall = mix(deep, ink, 0.55);
    const light = mix(key, "#ffe9a8", 0.6);
    const flock = [
      [104, 124, 0.15, -24],
      [70, 84, 0.2, 16],
      [124, 40, 0.25, -30],
      [-6, 118, 0.13, 20],
      [-150, 132, 0.24, 24],
      [176, -44, 0.26, 18],
      [-186, -196, 0.24, 14],
      [166, -200, 0.3, -18],
    ] as const;
    const roof = `M-4 ${round(floor + 4)}V${round(floor - 36 * scale)}H${round(stage.across(-40))}L${round(stage.across(112))} ${round(floor - 150 * scale)}L${round(stage.across(264))} ${round(floor - 36 * scale)}H${width + 4}V${round(floor + 4)}Z`;
    const window =
      bar([-34, -44, 68, 96], light) +
      line("M0 -44V52M-34 4H34", wall, 5) +
      fill("M-34 -44L-66 -32V64L-34 52ZM34 -44L66 -32V64L34 52Z", mix(wall, lite, 0.25)) +
      bar([-44, 52, 88, 8], mix(wall, lite, 0.3));
    return {
      body:
        stage.field(mix(bg, deep, 0.25), mix(bg, ink, 0.6)) +
        stage.stars(stage.wide ? 100 : 54, floor * 0.8, lite) +
        stage.glow(
          [stage.across(112), floor - 60 * scale, 240 * scale],
          [0, light, 0.6],
          [1, light, 0],
        ) +
        fill(roof, wall) +
        bar([stage.across(186), floor - 150 * scale, 30 * scale, 90 * scale], wall) +
        place(window, [stage.across(112), floor - 66 * scale], scale * 0.7) +
        stage.art(
          line("M104 176C60 130 170 90 120 20S-20 40 -30 -40", lite, 2.5, {
            "stroke-dasharray": "2 12",
            opacity: 0.7,
          }) +
            flock
              .map(([x, y, size, turn]) =>
                place(envelope(false) + disc(0, 24, 26, wax), [x, y], size, { turn }),
              )
              .join("") +
            place(letter, [-26, -76], 1.16, { turn: -13 }),
        ) +
        oval([stage.across(112), floor + 4, 60 * scale, 5], light, { opacity: 0.15 }) +
        fill(stage.ground(floor), wall),
      under: wall,
    };
  },
};
