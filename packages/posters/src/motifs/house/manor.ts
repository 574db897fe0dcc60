import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, mirrored, oval, place, repeat, round } from "../../stage/shapes.ts";

function houseOf({ deep, key, lite, ink }: Colours, night: boolean) {
  const stone = night
    ? mix(mix(deep, lite, 0.2), ink, 0.1)
    : mix(mix("#d9b98a", lite, 0.25), ink, 0.06);
  const [pale, shade] = [
    night ? mix(stone, lite, 0.16) : mix(stone, lite, 0.55),
    mix(stone, ink, 0.3),
  ];
  const pane = night ? mix(key, "#ffe39a", 0.5) : mix(deep, ink, 0.5);
  const roof = mix(mix(deep, "#50606a", 0.4), ink, night ? 0.6 : 0.2);
  const window = (x: number, y: number, tall: number) =>
    bar([x - 11, y, 22, tall], pale) +
    bar(
      [x - 8, y + 3, 16, tall - 6],
      night && Math.abs(x * 7 + y) % 5 < 2 ? mix(deep, ink, 0.7) : pane,
    ) +
    line(`M${x} ${y + 3}v${tall - 6}M${x - 8} ${y + tall / 2}h16`, pale, 1.8) +
    bar([x - 13, y + tall, 26, 4], shade);
  const chimney = (x: number) =>
    bar([x, -228, 26, 60], shade) +
    bar([x, -228, 11, 60], stone) +
    bar([x - 4, -234, 34, 9], shade) +
    bar([x + 3, -244, 7, 10], shade) +
    bar([x + 15, -244, 7, 10], shade);
  const half =
    chimney(-170) +
    chimney(-92) +
    fill("M0 -196H-196L-212 -158H0Z", roof) +
    bar([-206, -160, 206, 160], stone) +
    bar([-214, -164, 214, 10], pale) +
    bar([-206, -88, 206, 5], pale) +
    bar([-206, -10, 206, 10], shade) +
    repeat(
      3,
      (i) =>
        window(-182 + i * 44, -140, 42) +
        window(-182 + i * 44, -72, 52) +
        fill(
          `M${-194 + i * 44} -176L${-182 + i * 44} -190L${-170 + i * 44} -176V-164H${-194 + i * 44}Z`,
          pale,
        ) +
        bar([-187 + i * 44, -178, 10, 12], pane),
    );
  const porch =
    bar([-66, -164, 132, 164], mix(stone, ink, 0.14)) +
    repeat(3, (i) => window(-38 + i * 38, -140, 42)) +
    bar([-15, -66, 30, 66], pale) +
    bar([-12, -62, 24, 62], night ? mix(key, "#ffe39a", 0.7) : mix(key, ink, 0.3)) +
    line("M0 -62V0", pale, 2) +
    window(-38, -72, 52) +
    window(38, -72, 52) +
    repeat(
      4,
      (i) =>
        bar([-66 + i * 39, -158, 15, 158], pale) +
        bar([-66 + i * 39 + 10, -158, 5, 158], shade) +
        bar([-69 + i * 39, -8, 21, 8], pale),
    ) +
    bar([-76, -166, 152, 14], pale) +
    fill("M-84 -166L0 -218L84 -166Z", pale) +
    fill("M-58 -171L0 -207L58 -171Z", mix(stone, ink, 0.12)) +
    disc(0, -184, 9, shade) +
    bar([-80, 0, 160, 6], pale) +
    bar([-90, 6, 180, 6], shade) +
    line("M0 -216V-256", shade, 4) +
    fill("M1 -256Q20 -262 40 -252V-230Q20 -240 1 -234Z", key);
  const house =
    mirrored(half) + fill("M0 -196H196L212 -158H206V0H0Z", ink, { opacity: 0.14 }) + porch;
  return { house, stone };
}

export const motif: Motif = {
  mood: "garden",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, lite, ink } = colours;
    const { width, height, floor, focus, scale, random, set } = stage;
    const night = set === 2;
    const horizon = floor * 0.8;
    const { house, stone } = houseOf(colours, night);
    const leaf = night
      ? mix(mix(deep, bg, 0.4), ink, 0.5)
      : mix(mix("#4f6b3a", deep, 0.3), ink, 0.15);
    const tree = (size: number) =>
      bar([-7, -50, 14, 52], mix(leaf, ink, 0.5)) +
      disc(-26, -70, 36, leaf) +
      disc(28, -78, 40, mix(leaf, ink, 0.2)) +
      disc(0, -116, 44 + size, leaf) +
      disc(-16, -126, 22, mix(leaf, lite, 0.14)) +
      disc(-36, -78, 16, mix(leaf, lite, 0.14));
    const spots = stage.wide ? [-920, -790, -700, -560, -430, -330, -240, 250, 320] : [-246, 250];
    const lawn = night ? mix(deep, ink, 0.55) : mix(mix("#5d7a42", deep, 0.45), ink, 0.1);
    const dark = mix(deep, ink, 0.5);
    const drive = `M${round(stage.across(-34))} ${round(horizon + 8)}C${round(stage.across(-60))} ${round(horizon + 70 * scale)} ${round(stage.across(-130))} ${round(horizon + 80 * scale)} ${round(stage.across(-120))} ${height}H${round(stage.across(150))}C${round(stage.across(130))} ${round(horizon + 90 * scale)} ${round(stage.across(50))} ${round(horizon + 70 * scale)} ${round(stage.across(34))} ${round(horizon + 8)}Z`;
    const bush = (x: number) =>
      disc(x, -8, 15, mix(leaf, ink, 0.15)) + disc(x - 4, -12, 8, mix(leaf, lite, 0.12));
    const cloud = (x: number, y: number, size: number) =>
      place(
        fill("M-80 0C-86 -20 -60 -30 -46 -24C-40 -52 6 -54 14 -30C40 -44 74 -24 66 0Z", lite, {
          opacity: 0.7,
        }),
        [stage.across(x), y],
        size * scale,
      );
    const hills = `M-4 ${round(horizon)}V${round(horizon - 60 * scale)}Q${round(width * 0.3)} ${round(horizon - 140 * scale)} ${round(width * 0.6)} ${round(horizon - 70 * scale)}T${width + 4} ${round(horizon - 80 * scale)}V${round(horizon)}Z`;
    return {
      body:
        stage.field(night ? mix(bg, ink, 0.55) : bg, night ? ink : mix(bg, deep, 0.5)) +
        (night
          ? stage.stars(stage.wide ? 100 : 50, horizon * 0.6, lite) +
            disc(stage.across(150), stage.down(-196), 40 * scale, lite)
          : cloud(-140, stage.down(-190), 1) +
            cloud(170, stage.down(-214), 0.7) +
            (stage.wide ? cloud(-520, stage.down(-150), 1.2) : "")) +
        fill(hills, mix(leaf, bg, 0.55)) +
        spots
          .map((x) =>
            place(
              tree(random.between(0, 12)),
              [stage.across(x), horizon + 4],
              scale * random.between(0.9, 1.2),
            ),
          )
          .join("") +
        fill(stage.ground(horizon), lawn) +
        fill(drive, night ? mix(lawn, lite, 0.14) : mix(stone, lite, 0.2)) +
        oval([focus.x, horizon + 6, 214 * scale, 8 * scale], ink, { opacity: 0.4 }) +
        place(
          house + mirrored(bush(-190) + bush(-160) + bush(-130) + bush(-100)),
          [focus.x, horizon + 2],
          scale * 0.98,
        ) +
        fill(
          stage.ground(horizon),
          stage.linear([0, horizon, 0, floor * 1.06], [0, dark, 0], [1, dark, 1]),
        ),
      under: dark,
    };
  },
};
