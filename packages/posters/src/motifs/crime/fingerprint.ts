import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, mirrored, oval, repeat, round } from "../../stage/shapes.ts";
import { person } from "../../stage/person.ts";

const TIP =
  "M0 -232C110 -232 168 -140 168 -10C168 120 110 226 0 226C-110 226 -168 120 -168 -10C-168 -140 -110 -232 0 -232Z";

export const motif: Motif = {
  mood: "iron",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { focus, scale, random, set } = stage;
    const field = mix(mix(deep, bg, 0.3), ink, 0.5);
    const spin = (i: number) => {
      const [a, b] = [30 + i * 15, 40 + i * 17];
      const lean = random.between(-4, 4);
      return `M${round(-a)} 14C${round(-a + lean)} ${round(14 - b * 0.72)} ${round(-a * 0.52)} ${round(14 - b * 1.06)} 0 ${round(14 - b)}S${round(a - lean)} ${round(14 - b * 0.5)} ${round(a)} 18S${round(a * 0.5)} ${round(18 + b * 0.86)} 0 ${round(16 + b * 0.84)}S${round(-a)} ${round(14 + b * 0.6)} ${round(-a)} 14`;
    };
    const arch = (i: number) => {
      const a = 120 + i * 15;
      const top = -104 - i * 17;
      return `M${round(-a * 1.12)} 250C${round(-a * 1.06)} 110 ${round(-a * 1.06)} ${round(top * 0.5)} ${round(-a * 0.62)} ${round(top * 0.86)}C${round(-a * 0.3)} ${round(top * 1.12)} ${round(a * 0.3)} ${round(top * 1.12)} ${round(a * 0.62)} ${round(top * 0.86)}C${round(a * 1.06)} ${round(top * 0.5)} ${round(a * 1.06)} 110 ${round(a * 1.12)} 250`;
    };
    const base = (i: number) => {
      const y = 130 + i * 16;
      return `M-190 ${y + 60 - i * 4}C-110 ${y + 44 - i * 3} -80 ${y - 12} 0 ${y - 4 + i}S110 ${y + 40 - i * 3} 190 ${y + 56 - i * 4}`;
    };
    const dashes = () =>
      repeat(4, () => `${Math.round(random.between(60, 190))} ${random.pick([7, 9, 12])} `).trim();
    const ridge = (d: string, colour: string) =>
      line(d, colour, 8.4, { "stroke-dasharray": dashes(), "stroke-linecap": "butt" });
    const paint = stage.linear(
      [-170, -160, 170, 200],
      [0, lite],
      [0.5, mix(lite, key, 0.25)],
      [1, mix(lite, key, 0.7)],
    );
    const ridges =
      repeat(6, (i) => ridge(spin(i), paint)) +
      repeat(9, (i) => ridge(arch(i), paint)) +
      repeat(7, (i) => ridge(base(i), paint));
    const glow = stage.glow([0, 14, 100], [0, mix(key, lite, 0.3), 0.75], [1, key, 0]);
    const lost =
      glow +
      oval([0, 39, 18, 5], ink, { opacity: 0.5 }) +
      disc(0, 14, 26, mix(key, lite, 0.35)) +
      fill(person(50), ink, { transform: "translate(0 40)" });
    const corner = line("M-196 -216V-246H-160M-196 204V234H-160", mix(key, lite, 0.2), 5);
    const scan =
      mirrored(corner) +
      bar([-210, -70, 420, 74], stage.linear([0, -70, 0, 4], [0, key, 0], [1, key, 0.5])) +
      bar([-216, 2, 432, 5], mix(key, lite, 0.45), { rx: 2 });
    return {
      body:
        stage.field(field, ink) +
        stage.glow(
          [focus.x, stage.down(0), 330 * scale],
          [0, mix(bg, lite, 0.3), 0.4],
          [1, bg, 0],
        ) +
        stage.art(
          fill(TIP, lite, { opacity: 0.07 }) +
            stage.shade(TIP, [-160, -200, 120, 140], lite, 0.3) +
            `<g clip-path="${stage.clip(TIP)}">${ridges}</g>` +
            (set === 2 ? scan : lost),
        ),
      under: field,
    };
  },
};
