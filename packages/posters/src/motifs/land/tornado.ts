import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, fill, line, oval, place, repeat, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "mist",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, focus, height, random, scale, width } = stage;
    const horizon = floor * 0.9;
    const cloud = mix(deep, bg, 0.4);
    const funnel = repeat(22, (i) => {
      const t = i / 21;
      const wide = 14 + 190 * t ** 1.7;
      const x = Math.sin(t * 5 + 0.6) * (30 - 14 * t) + 18;
      const y = 214 - t * 430;
      return (
        oval(
          [x, y, wide, 13 + 16 * t],
          mix(cloud, i % 2 ? lite : ink, i % 2 ? 0.12 + 0.16 * (1 - t) : 0.16),
        ) +
        line(
          `M${round(x - wide * 0.9)} ${round(y + 3)}q${round(wide * 0.9)} ${round(13 + 15 * t)} ${round(wide * 1.7)} 0`,
          mix(cloud, lite, 0.34),
          2.4,
          { opacity: 0.6 },
        )
      );
    });
    const bank = repeat(Math.ceil(width / (70 * scale)) + 2, (i) =>
      oval(
        [
          i * 70 * scale - 30,
          random.between(-14, 34) * scale,
          random.between(70, 116) * scale,
          random.between(38, 64) * scale,
        ],
        mix(cloud, ink, random.between(0.1, 0.4)),
      ),
    );
    const house = (size: number) =>
      fill("M-52 0V-62L0 -104L52 -62V0Z", mix(lite, key, 0.1)) +
      fill("M8 0V-98L52 -62V0Z", mix(lite, ink, 0.3)) +
      fill("M-64 -58L0 -114L64 -58L56 -48L0 -96L-56 -48Z", mix(key, ink, 0.15)) +
      bar([26, -112, 15, 34], mix(key, ink, 0.4)) +
      bar([-30, -44, 22, 22], "#ffcf6a") +
      bar([-4, -40, 22, 40], mix(ink, deep, 0.3)) +
      line("M-30 -33H-8M-19 -44V-22", ink, 2.4 / size);
    const barn = place(
      fill("M-66 0V-66L-44 -98L0 -122L44 -98L66 -66V0Z", mix(key, ink, 0.34)) +
        fill("M-74 -62L-48 -102L0 -130L48 -102L74 -62L64 -60L42 -94L0 -118L-42 -94L-64 -60Z", ink) +
        bar([-22, -54, 44, 54], mix(key, ink, 0.6)) +
        line("M-22 -54L22 0M22 -54L-22 0", lite, 3),
      [stage.across(-166), horizon + 4],
      scale * 0.82,
    );
    const mill = place(
      line(
        "M-16 0L-4 -120M16 0L4 -120M-12 -34H12M-9 -66H9M-14 -10L10 -60M14 -10L-10 -60",
        ink,
        3.4,
      ) +
        repeat(9, (i) =>
          fill("M0 -124L-6 -162L6 -162Z", lite, { transform: `rotate(${i * 40} 0 -124)` }),
        ),
      [stage.across(186), horizon + 4],
      scale * 0.86,
    );
    const debris = repeat(26, () => {
      const [x, y] = [random.between(-200, 220), random.between(-150, 200)];
      return fill(
        `M${round(x)} ${round(y)}l${round(random.between(5, 16))} ${round(random.between(-6, 6))}l${round(random.between(-5, 5))} ${round(random.between(4, 10))}Z`,
        random.pick([ink, key, lite]),
      );
    });
    const rows = repeat(15, (i) =>
      line(
        `M${round(focus.x + (i - 7) * 22 * scale)} ${round(horizon)}L${round(focus.x + (i - 7) * 150 * scale)} ${height + 4}`,
        mix(deep, ink, 0.55),
        6 * scale,
      ),
    );
    const ground = mix(deep, ink, 0.42);
    return {
      body:
        stage.field(bg, mix(deep, ink, 0.2)) +
        fill(
          stage.ground(horizon - 120 * scale),
          stage.linear(
            [0, horizon - 120 * scale, 0, horizon],
            [0, mix(key, lite, 0.6), 0],
            [1, mix(key, lite, 0.6), 0.8],
          ),
        ) +
        stage.art(funnel) +
        bank +
        stage.art(debris + place(house(1), [96, -40], 0.86, { turn: 22 })) +
        fill(stage.ground(horizon), ground) +
        rows +
        stage.art(oval([-4, 218, 110, 22], mix(cloud, lite, 0.2), { opacity: 0.7 })) +
        barn +
        mill +
        fill(
          stage.ground(horizon + 16 * scale),
          stage.linear([0, horizon, 0, floor * 1.06], [0, ground, 0], [1, ground, 1]),
        ),
      under: ground,
    };
  },
};
