import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, oval, place, repeat, round } from "../../stage/shapes.ts";

const HOUSES = [
  [-168, 34, 30],
  [-126, 44, 54],
  [-78, 30, 84],
  [-36, 40, 64],
  [22, 78, 76],
  [82, 34, 96],
  [124, 48, 52],
  [168, 32, 32],
] as const;

export const motif: Motif = {
  mood: "dusk",
  draw: (stage, { deep, key, lite, ink }) => {
    const gold = "#e6ae45";
    const dark = mix(gold, ink, 0.5);
    const night = mix(deep, ink, 0.12);
    const table = stage.ground(stage.down(196));
    const shell =
      "M-78 -22H50C84 -22 104 -46 132 -72C140 -79 154 -72 149 -60C132 -20 108 22 62 40C20 56 -44 52 -66 22C-76 8 -80 -8 -78 -22Z";
    const lamp =
      line("M-74 -12C-116 -66 -162 -30 -134 2C-116 22 -88 20 -70 8", dark, 11) +
      line("M-76 -14C-116 -64 -158 -32 -134 -2", gold, 6) +
      fill("M-32 38L-16 58C-36 62 -50 68 -54 80H60C56 68 42 62 22 58L38 38Z", mix(gold, ink, 0.3)) +
      fill("M-54 80C-52 70 -36 68 -16 66H10C-20 68 -24 74 -24 80Z", gold) +
      fill(shell, gold) +
      stage.shade(shell, [40, 60, -10, -24], mix("#7a3a10", ink, 0.4), 1) +
      fill("M-66 -22C-58 -58 36 -58 44 -22Z", mix(gold, lite, 0.18)) +
      fill("M4 -49C26 -46 40 -38 44 -22H10Z", mix(gold, ink, 0.28)) +
      disc(-10, -56, 9, gold) +
      fill("M-14 -62L-10 -80L-6 -62Z", gold) +
      bar([-84, -27, 140, 9], mix(gold, lite, 0.4), { rx: 4 }) +
      line("M-60 2C-54 22 -40 32 -22 36", lite, 6, { opacity: 0.8 }) +
      repeat(5, (i) => disc(-44 + i * 24, -2 + (i % 2) * 3, 4.5, mix(key, ink, 0.15)));
    const dome = ([x, w, h]: (typeof HOUSES)[number], i: number) => {
      const r = w / 2;
      const tone = mix(lite, night, (i % 3) * 0.1);
      const shape = `M${-r} 0C${-w * 0.74} ${round(-w * 0.46)} ${round(-w * 0.2)} ${round(-w * 0.66)} 0 ${-w}C${round(w * 0.2)} ${round(-w * 0.66)} ${w * 0.74} ${round(-w * 0.46)} ${r} 0Z`;
      return place(
        bar([-r, -h, w, h + 30], tone) +
          bar([r * 0.3, -h, r * 0.7, h + 30], mix(tone, night, 0.3)) +
          place(
            fill(shape, i % 2 ? tone : mix(key, lite, 0.3)) +
              fill(
                `M0 ${-w}C${round(w * 0.2)} ${round(-w * 0.66)} ${w * 0.74} ${round(-w * 0.46)} ${r} 0H${r * 0.3}C${r * 0.7} ${-w * 0.4} ${r * 0.3} ${-w * 0.7} 0 ${-w}Z`,
                night,
                { opacity: 0.25 },
              ) +
              line(`M0 ${-w}v-12`, lite, 2) +
              bar([-r - 3, -3, w + 6, 6], lite),
            [0, -h],
          ) +
          fill(`M-5 ${-h + 34}v-12q0 -8 5 -12q5 4 5 12v12Z`, mix(night, key, 0.15)),
        [x, 0],
      );
    };
    const minaret = (x: number, h: number) =>
      place(
        bar([-6, -h, 12, h + 20], mix(lite, night, 0.12)) +
          bar([1, -h, 5, h + 20], mix(lite, night, 0.4)) +
          bar([-10, -h + 26, 20, 5], lite) +
          fill(
            `M-8 ${-h}C-12 ${-h - 12} -3 ${-h - 16} 0 ${-h - 30}C3 ${-h - 16} 12 ${-h - 12} 8 ${-h}Z`,
            key,
          ),
        [x, 0],
      );
    const smoke =
      "M119 96C114 66 44 76 30 44C20 16 72 10 56 -10C40 -26 14 -4 -14 -16C-44 6 -88 2 -100 -22C-128 -4 -168 -14 -172 -40C-206 -34 -224 -66 -204 -82C-190 -94 -172 -84 -166 -78H166C182 -98 218 -88 214 -60C212 -38 186 -32 176 -40C172 -14 138 -8 122 -12C98 10 160 44 119 96Z";
    const haze = stage.linear(
      [0, -110, 0, 100],
      [0, mix(lite, night, 0.12), 1],
      [0.45, mix(lite, night, 0.4), 0.95],
      [1, mix(lite, key, 0.4), 0.6],
    );
    return {
      body:
        stage.field(night, ink) +
        stage.stars(stage.wide ? 90 : 46, stage.down(60), lite) +
        fill(table, mix(deep, ink, 0.55)) +
        stage.art(
          place(
            minaret(-102, 128) +
              minaret(58, 132) +
              minaret(148, 98) +
              minaret(-148, 84) +
              HOUSES.map(dome).join(""),
            [0, -70],
            0.9,
          ) +
            fill(smoke, haze) +
            line(
              "M-188 -62C-186 -44 -160 -46 -158 -58M-150 -34C-136 -20 -112 -26 -108 -42M-84 -18C-60 -6 -34 -20 -32 -38M198 -62C194 -50 176 -52 174 -62M150 -26C128 -22 100 -32 84 -10C74 10 110 32 116 60",
              mix(lite, night, 0.1),
              3,
              { opacity: 0.7 },
            ) +
            oval([-28, 226, 130, 12], ink, { opacity: 0.55 }) +
            place(lamp, [-26, 150], 0.98),
        ),
      under: mix(deep, ink, 0.55),
    };
  },
};
