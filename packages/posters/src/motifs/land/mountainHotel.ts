import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, place, repeat, round } from "../../stage/shapes.ts";
import { pines } from "../../stage/pines.ts";

export const motif: Motif = {
  mood: "blush",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, focus, height, random, scale, set, width } = stage;
    const night = set === 2;
    const horizon = floor * 0.9;
    const wall = night ? mix(key, ink, 0.5) : mix(key, lite, 0.42);
    const [trim, roof, dark] = [mix(wall, lite, 0.6), mix(deep, ink, 0.2), mix(wall, ink, 0.34)];
    const glass = night ? mix("#ffd36b", lite, 0.2) : mix(deep, ink, 0.25);
    const windows = (x: number, y: number, columns: number, rows: number, step = 23) =>
      repeat(rows, (row) =>
        repeat(columns, (i) => {
          const lit = !night || random.chance(0.55);
          return (
            bar([x + i * step - 1.5, y + row * 30 - 2, 14, 21], trim) +
            bar([x + i * step, y + row * 30, 11, 17], lit ? glass : mix(ink, deep, 0.4))
          );
        }),
      );
    const turret = (x: number) =>
      bar([x - 30, -226, 60, 226], wall) +
      bar([x + 8, -226, 22, 226], dark) +
      bar([x - 35, -232, 70, 9], trim) +
      fill(`M${x - 36} -230Q${x - 30} -282 ${x} -316Q${x + 30} -282 ${x + 36} -230Z`, roof) +
      fill(`M${x + 6} -308Q${x + 30} -280 ${x + 36} -230H${x + 10}Z`, mix(roof, ink, 0.4)) +
      line(`M${x} -312V-344`, ink, 3) +
      fill(`M${x} -344l20 7l-20 7Z`, key) +
      windows(x - 18, -206, 2, 6, 22);
    const hotel =
      bar([-190, -150, 380, 150], wall) +
      bar([-190, -158, 380, 10], trim) +
      fill("M-196 -156L-178 -188H178L196 -156Z", roof) +
      bar([-66, -212, 132, 212], mix(wall, lite, 0.14)) +
      fill("M-74 -208L0 -262L74 -208Z", roof) +
      fill("M0 -262L74 -208H0Z", mix(roof, ink, 0.35)) +
      disc(0, -226, 11, trim) +
      windows(-54, -196, 5, 5) +
      windows(-128, -134, 3, 4, 21) +
      windows(78, -134, 3, 4, 21) +
      turret(-168) +
      turret(168) +
      bar([-40, -46, 80, 46], trim) +
      bar([-30, -38, 26, 38], glass) +
      bar([4, -38, 26, 38], glass) +
      bar([-56, -56, 112, 11], key) +
      fill("M-70 0H70L84 12H-84Z", trim);
    const peak = (x: number, y: number, w: number, tone: string) =>
      fill(
        `M${round(stage.across(x - w))} ${round(horizon)}L${round(stage.across(x))} ${round(stage.down(y))}L${round(stage.across(x + w))} ${round(horizon)}Z`,
        tone,
      ) +
      fill(
        `M${round(stage.across(x))} ${round(stage.down(y))}l${round(-w * 0.3 * scale)} ${round(96 * scale)}l${round(w * 0.13 * scale)} ${round(-22 * scale)}l${round(w * 0.1 * scale)} ${round(26 * scale)}l${round(w * 0.14 * scale)} ${round(-30 * scale)}l${round(w * 0.2 * scale)} ${round(26 * scale)}Z`,
        mix(lite, bg, 0.1),
      );
    const snow = repeat(stage.wide ? 110 : 60, () =>
      disc(
        random.next() * width,
        random.next() * horizon,
        random.pick([1.3, 1.9, 2.6]),
        "#ffffff",
        { opacity: random.between(0.4, 0.9) },
      ),
    );
    const slope = night ? mix(lite, deep, 0.55) : mix(lite, bg, 0.16);
    const ground = mix(deep, ink, 0.4);
    const funicular = place(
      line("M-10 -6L150 -96", mix(ink, deep, 0.2), 3) +
        fill("M40 -48L84 -74L92 -54L50 -30Z", key) +
        fill("M50 -48L78 -64L81 -57L53 -41Z", lite),
      [stage.across(96), horizon + 34 * scale],
      scale,
    );
    return {
      body:
        stage.field(night ? mix(bg, ink, 0.6) : bg, mix(bg, ink, night ? 0.8 : 0.3)) +
        (night ? stage.stars(60, horizon * 0.6, lite) : "") +
        disc(stage.across(132), stage.down(-190), 38 * scale, mix(lite, key, night ? 0.1 : 0.25)) +
        peak(-150, -190, 250, mix(bg, deep, 0.45)) +
        peak(190, -130, 230, mix(bg, deep, 0.55)) +
        peak(10, -240, 260, mix(bg, deep, 0.36)) +
        pines(stage, horizon - 26 * scale, 74 * scale, mix(deep, ink, 0.25)) +
        fill(
          `M-4 ${round(horizon + 8 * scale)}Q${round(focus.x)} ${round(horizon - 44 * scale)} ${width + 4} ${round(horizon + 8 * scale)}V${height + 4}H-4Z`,
          slope,
        ) +
        place(hotel, [focus.x - 6 * scale, horizon - 6 * scale], scale * 0.86) +
        funicular +
        snow +
        fill(
          `M-4 ${round(horizon + 40 * scale)}Q${round(width * 0.4)} ${round(horizon + 10 * scale)} ${width + 4} ${round(horizon + 46 * scale)}V${height + 4}H-4Z`,
          ground,
        ),
      under: ground,
    };
  },
};
