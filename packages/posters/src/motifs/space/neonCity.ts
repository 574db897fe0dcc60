import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { person } from "../../stage/person.ts";
import { bar, boxAt, disc, fill, line, oval, place, repeat, round } from "../../stage/shapes.ts";

const [CYAN, PINK] = ["#45e0e6", "#ff4f9a"];
const BOWL = "M-34 0H34C32 26 18 36 0 36C-18 36 -32 26 -34 0Z";
const STEAM = "M-14 -12C-22 -24 -6 -30 -14 -44M6 -12C-2 -24 14 -30 6 -44";
const FISH = "M-36 0C-18 -24 14 -24 30 -2L46 -18V18L30 2C14 24 -18 24 -36 0Z";

export const motif: Motif = {
  mood: "velvet",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale, wide, random } = stage;
    const far = stage.set === 2;
    const horizon = floor * (far ? 0.9 : 0.84);
    const road = mix(deep, ink, 0.74);
    const dark = mix(deep, ink, 0.62);
    const neon = (d: string, colour: string, thick = 4) =>
      line(d, colour, thick * 3.4, { opacity: 0.22 }) +
      line(d, colour, thick) +
      line(d, mix(colour, "#ffffff", 0.7), thick * 0.36);
    const tower = (x: number, top: number, wideness: number, tone: string, lit: number) => {
      const step = 15 * scale;
      return (
        bar([x, top, wideness, height], tone) +
        fill(
          repeat(Math.floor((wideness - 10) / step), (c) =>
            repeat(Math.floor((horizon - top - 12) / (step * 1.4)), (r) =>
              random.chance(lit)
                ? boxAt(x + 8 + c * step, top + 12 + r * step * 1.4, step * 0.5, step * 0.7)
                : "",
            ),
          ),
          random.pick([key, mix(lite, key, 0.3), CYAN]),
          { opacity: 0.65 },
        )
      );
    };
    const row = (count: number, base: number, spread: number, tone: string, lit: number) =>
      repeat(count, (i) =>
        tower(
          (i * width) / count - 6 + random.between(-8, 8),
          horizon - (base + random.between(0, spread)) * scale,
          (width / count) * random.between(0.62, 0.98),
          tone,
          wide && i < count * 0.42 ? lit * 0.4 : lit,
        ),
      );
    const wall = (side: number) => {
      const [near, beyond] = [stage.across(side * 112), side < 0 ? -4 : width + 4];
      const mid = stage.across(side * 66);
      return (
        fill(
          boxAt(
            Math.min(mid, beyond),
            stage.down(-170),
            Math.abs(mid - beyond),
            horizon - stage.down(-170),
          ),
          mix(dark, bg, 0.22),
        ) +
        fill(boxAt(Math.min(near, beyond), -4, Math.abs(near - beyond), horizon + 8), dark) +
        repeat(38, (i) =>
          random.chance(0.5)
            ? bar(
                [
                  stage.across(side * (130 + (i % 5) * 27)) - 5 * scale,
                  stage.down(-250 + Math.floor(i / 5) * 48),
                  11 * scale,
                  17 * scale,
                ],
                random.pick([key, lite, CYAN]),
                { opacity: random.between(0.25, 0.75) },
              )
            : "",
        )
      );
    };
    const board = (x: number, y: number, w: number, h: number, colour: string, inner: string) =>
      stage.glow([x + w / 2, y + h / 2, Math.max(w, h) * 0.95], [0, colour, 0.4], [1, colour, 0]) +
      bar([x, y, w, h], mix(ink, deep, 0.3), { rx: 8 }) +
      neon(`M${x + 7} ${y + 7}h${w - 14}v${h - 14}h${14 - w}Z`, colour, 3.4) +
      inner;
    const signs =
      board(
        -118,
        -186,
        62,
        196,
        PINK,
        neon(
          "M-87 -160A18 18 0 1 1 -87.1 -160M-104 -104L-87 -72L-70 -104ZM-104 -46L-70 -46M-104 -34H-70M-104 -22L-70 -22",
          key,
          4,
        ),
      ) +
      board(
        62,
        -236,
        112,
        96,
        CYAN,
        place(neon(BOWL, lite, 4.4) + neon(STEAM, PINK, 4), [118, -186], 0.84),
      ) +
      board(
        72,
        -98,
        50,
        130,
        key,
        neon(
          "M84 -84L97 -66L110 -84M84 -58L97 -40L110 -58M84 -32L97 -14L110 -32M84 -6L97 12L110 -6",
          CYAN,
          4,
        ),
      ) +
      board(-206, -74, 74, 62, CYAN, place(neon(FISH, key, 5), [-170, -43], 0.62)) +
      line("M-56 -120H-44M-56 -20H-44M-132 -44H-118", mix(ink, lite, 0.3), 4);
    const smear = (x: number, w: number, colour: string) =>
      repeat(8, (i) =>
        bar(
          [
            stage.across(x + ((i * 37) % 22) - 11),
            horizon + (10 + i * 12) * scale,
            (w - i * 2) * scale,
            4 * scale,
          ],
          colour,
          { opacity: 0.55 - i * 0.06, rx: 2 },
        ),
      );
    const walker =
      fill(person(92), ink) +
      line("M0 -66V-118", ink, 3) +
      fill(
        "M-50 -104C-46 -136 46 -136 50 -104Q38 -110 25 -104Q12 -110 0 -104Q-12 -110 -25 -104Q-38 -110 -50 -104Z",
        mix(ink, deep, 0.4),
      ) +
      line("M-50 -104C-46 -136 46 -136 50 -104", PINK, 3) +
      line("M-13 -58C-14 -68 -8 -72 0 -73M-12 -2L-14 -50", CYAN, 2.2);
    const craft = (x: number, y: number, s: number, flip: boolean) =>
      place(
        fill("M-120 -2L-34 -7V7Z", stage.linear([-120, 0, -34, 0], [0, PINK, 0], [1, PINK, 0.8])) +
          fill(
            "M-38 2C-36 -10 -14 -10 -8 -18H12C22 -10 40 -8 42 2C34 12 -32 12 -38 2Z",
            mix(ink, lite, 0.2),
          ) +
          fill("M-4 -15H10L18 -8H-10Z", CYAN) +
          disc(40, 2, 4, "#ffffff") +
          oval([0, 11, 24, 3], CYAN),
        [stage.across(x), stage.down(y)],
        scale * s,
        { flip },
      );
    const canyon = () =>
      row(Math.ceil(width / 70), 190, 110, mix(bg, mix(deep, ink, 0.4), 0.6), 0.3) +
      stage.glow([focus.x, horizon - 40 * scale, 250 * scale], [0, PINK, 0.6], [1, PINK, 0]) +
      wall(-1) +
      wall(1) +
      stage.art(signs) +
      fill(stage.ground(horizon), road) +
      smear(-118, 62, PINK) +
      smear(76, 60, CYAN) +
      smear(-30, 62, key) +
      place(walker, [focus.x, horizon + 34 * scale], scale * 1.1);
    const skyline = () =>
      stage.glow([focus.x, horizon - 130 * scale, 330 * scale], [0, PINK, 0.7], [1, PINK, 0]) +
      disc(focus.x, horizon - 150 * scale, 150 * scale, mix(key, PINK, 0.35)) +
      repeat(6, (i) =>
        bar(
          [
            focus.x - 170 * scale,
            horizon - (132 - i * 24) * scale,
            340 * scale,
            (3 + i * 2) * scale,
          ],
          mix(bg, PINK, 0.4),
        ),
      ) +
      row(Math.ceil(width / 62), 90, 130, mix(bg, mix(deep, ink, 0.4), 0.55), 0.25) +
      row(Math.ceil(width / 84), 20, 130, dark, 0.4) +
      fill(stage.ground(horizon), road) +
      craft(-90, -190, 1.15, false) +
      craft(130, -110, 0.7, true) +
      craft(-170, -70, 0.5, true) +
      smear(-60, 120, mix(key, PINK, 0.35)) +
      smear(-170, 40, CYAN) +
      smear(140, 46, PINK);
    return {
      body:
        stage.field(mix(bg, mix(deep, ink, 0.5), 0.4), ink) +
        (far ? skyline() : canyon()) +
        line(
          repeat(
            wide ? 140 : 80,
            () =>
              `M${round(random.next() * width)} ${round(random.next() * horizon)}l-5 ${round(random.between(14, 28))}`,
          ),
          lite,
          1.4,
          { opacity: 0.3 },
        ),
      under: road,
    };
  },
};
