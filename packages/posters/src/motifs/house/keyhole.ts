import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { person } from "../../stage/person.ts";
import { bar, disc, fill, group, line, place, repeat, round } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";

const HOLE = "M-40 -14C-96 -40 -100 -150 0 -156C100 -150 96 -40 40 -14L74 150H-74Z";
const PLATE =
  "M0 -262C26 -262 34 -240 60 -236C120 -226 146 -180 146 -120C146 -60 120 -30 122 20C124 80 150 100 146 160C142 206 80 200 52 216C30 228 20 246 0 246C-20 246 -30 228 -52 216C-80 200 -142 206 -146 160C-150 100 -124 80 -122 20C-120 -30 -146 -60 -146 -120C-146 -180 -120 -226 -60 -236C-34 -240 -26 -262 0 -262Z";

function roomOf(stage: Stage, { key, lite, ink }: Colours) {
  const floorTiles = repeat(5, (row) =>
    repeat(8, (i) => {
      const [near, far] = [60 + 90 * ((row + 1) / 5) ** 1.6, 60 + 90 * (row / 5) ** 1.6];
      const x = (at: number, y: number) => round((at - 4) * 26 * (0.4 + (y - 60) / 60));
      return (i + row) % 2 === 0
        ? fill(
            `M${x(i, far)} ${round(far)}H${x(i + 1, far)}L${x(i + 1, near)} ${round(near)}H${x(i, near)}Z`,
            mix(ink, key, 0.25),
          )
        : "";
    }),
  );
  return (
    bar(
      [-110, -170, 220, 240],
      stage.linear([0, -160, 0, 70], [0, mix(key, ink, 0.1)], [1, mix(key, lite, 0.65)]),
    ) +
    bar([-34, -116, 68, 176], mix(key, lite, 0.85)) +
    line("M0 -116V60M-34 -56H34", mix(key, ink, 0.35), 4) +
    fill(
      "M-110 -170H-50C-30 -90 -50 -30 -66 62H-110ZM110 -170H50C30 -90 50 -30 66 62H110Z",
      mix(key, ink, 0.5),
    ) +
    bar([-110, 60, 220, 100], mix(lite, key, 0.2)) +
    floorTiles +
    fill("M-14 98L-60 156H50L14 98Z", ink, { opacity: 0.35 }) +
    fill(person(112), ink, { transform: "translate(0 100)" })
  );
}

function eyeOf({ deep, key, lite, ink }: Colours) {
  const lashes = repeat(7, (i) =>
    line(`M${-66 + i * 22} ${-116 - 10 * Math.sin((i / 6) * Math.PI)}l${(i - 3) * 5} -22`, ink, 5),
  );
  return (
    bar([-110, -170, 220, 340], mix(key, ink, 0.55)) +
    fill("M-110 -70C-50 -140 50 -140 110 -70C50 -14 -50 -14 -110 -70Z", lite) +
    disc(0, -76, 46, mix(deep, ink, 0.3)) +
    disc(0, -76, 40, mix(key, lite, 0.2)) +
    repeat(16, (i) =>
      line("M0 -24V-38", mix(key, ink, 0.4), 3, {
        transform: `translate(0 -76) rotate(${i * 22.5})`,
      }),
    ) +
    disc(0, -76, 21, ink) +
    disc(-14, -90, 9, lite) +
    lashes +
    line("M-110 -70C-50 -140 50 -140 110 -70", ink, 7) +
    line("M-100 -24C-50 8 50 8 100 -24M-80 60C-30 74 30 74 80 60", mix(key, ink, 0.75), 4)
  );
}

export const motif: Motif = {
  mood: "parlour",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { height, floor, focus, scale, set } = stage;
    const brass = mix("#c8963e", key, 0.15);
    const door = mix(mix(bg, deep, 0.5), ink, 0.2);
    const [groove, edge] = [mix(door, ink, 0.5), mix(door, lite, 0.2)];
    const screw = (x: number, y: number) =>
      disc(x, y, 11, mix(brass, ink, 0.5)) +
      disc(x - 1, y - 1, 9, mix(brass, lite, 0.3)) +
      line(`M${x - 6} ${y - 4}L${x + 5} ${y + 3}`, mix(brass, ink, 0.6), 3);
    const plate =
      fill(PLATE, ink, { opacity: 0.45, transform: "translate(12 14)" }) +
      fill(PLATE, mix(brass, ink, 0.45)) +
      fill(PLATE, brass, { transform: "scale(.95 .96)" }) +
      stage.shade(PLATE, [150, 160, -40, -60], ink, 0.9) +
      line(PLATE, mix(brass, lite, 0.5), 3, { transform: "scale(.86 .88)" }) +
      line("M-120 -186C-100 -216 -70 -224 -40 -232", mix(brass, lite, 0.75), 7) +
      screw(0, -212) +
      screw(0, 202) +
      screw(-108, 160) +
      screw(108, 160) +
      fill(HOLE, mix(brass, ink, 0.7), { transform: "translate(0 -2) scale(1.13)" }) +
      line(HOLE, mix(brass, lite, 0.55), 3, { transform: "translate(0 -2) scale(1.13)" }) +
      group(set === 2 ? eyeOf(colours) : roomOf(stage, colours), {
        "clip-path": stage.clip(HOLE),
      }) +
      (set === 2
        ? ""
        : group(
            fill(HOLE, "none", {
              stroke: ink,
              "stroke-width": 10,
              opacity: 0.5,
            }),
            { "clip-path": stage.clip(HOLE) },
          ));
    const panel = (x: number) =>
      bar([stage.across(x), -20, 540 * scale, floor * 0.97], groove, { rx: 4 }) +
      bar([stage.across(x + 10), -20, 520 * scale, floor * 0.97 - 12 * scale], door, { rx: 3 }) +
      line(
        `M${round(stage.across(x))} ${round(floor * 0.97 - 20)}H${round(stage.across(x + 540))}`,
        edge,
        3,
      );
    return {
      body:
        stage.field(door, ink) +
        repeat(stage.wide ? 3 : 1, (i) => panel(-212 - 57 - i * 620)) +
        (set === 2
          ? ""
          : stage.glow([focus.x, stage.down(0), 330 * scale], [0, key, 0.5], [1, key, 0])) +
        stage.art(place(plate, [0, -6], 0.92)) +
        fill(
          stage.ground(floor),
          stage.linear(
            [0, floor, 0, height],
            [0, mix(door, ink, 0.35), 0.4],
            [1, mix(door, ink, 0.5), 1],
          ),
        ),
      under: mix(door, ink, 0.35),
    };
  },
};
