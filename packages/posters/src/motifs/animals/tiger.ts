import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, group, line, mirrored, oval, repeat, round } from "../../stage/shapes.ts";
import { fade } from "../../stage/table.ts";

const HEAD =
  "M0 -190C62 -190 118 -168 146 -116C168 -74 168 -10 150 40C136 82 110 120 74 146C48 166 24 176 0 176C-24 176 -48 166 -74 146C-110 120 -136 82 -150 40C-168 -10 -168 -74 -146 -116C-118 -168 -62 -190 0 -190Z";

export const motif: Motif = {
  mood: "savanna",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, scale, set, width } = stage;
    const fur = mix(mix("#e0862f", key, 0.25), ink, 0.04);
    const [pale, dark] = [mix(lite, fur, 0.1), mix(ink, fur, 0.06)];
    const ear =
      fill("M74 -158C80 -214 130 -242 168 -220C190 -186 176 -136 142 -112Z", fur) +
      fill("M96 -154C104 -192 132 -212 156 -204C166 -180 156 -150 138 -130Z", dark) +
      disc(142, -178, 15, pale);
    const stripes = fill(
      "M8 -188C14 -160 14 -140 6 -116C4 -140 2 -160 0 -188ZM40 -182C38 -150 30 -126 16 -104C22 -130 24 -152 24 -184ZM78 -168C72 -136 56 -110 32 -92C46 -116 54 -140 58 -176ZM154 -96C130 -92 108 -82 92 -66C104 -86 122 -102 146 -114ZM164 -48C136 -50 112 -44 94 -32C110 -52 134 -64 164 -68ZM162 4C138 -4 116 -4 98 4C114 -14 138 -22 165 -20ZM148 50C128 36 110 32 94 36C110 22 132 20 156 28ZM124 98C112 80 98 70 84 68C100 62 118 68 136 78Z",
      dark,
    );
    const eye =
      fill("M28 -40C44 -64 80 -66 98 -44C82 -26 48 -22 28 -40Z", dark) +
      fill("M36 -42C50 -58 76 -60 90 -46C76 -32 52 -30 36 -42Z", set === 2 ? key : "#f2cf4a") +
      disc(62, -46, 9, ink) +
      disc(58, -50, 3.4, lite) +
      fill("M24 -58C46 -88 90 -90 110 -62C88 -74 50 -72 24 -58Z", pale);
    const half =
      ear +
      stripes +
      fill("M92 44C120 40 138 46 150 40C136 82 110 120 74 146C84 112 92 78 92 44Z", pale) +
      eye +
      fill("M0 -10C18 -8 34 4 36 20C60 24 78 48 72 78C66 104 34 116 0 116Z", pale) +
      line("M30 60L150 40M32 72L158 74M30 84L146 108", mix(lite, ink, 0.1), 2.6) +
      repeat(4, (i) => disc(34 + (i % 2) * 16, 54 + i * 10, 3, dark));
    const snout =
      fill(
        "M-40 14C-44 -40 -30 -90 0 -96C30 -90 44 -40 40 14C30 30 -30 30 -40 14Z",
        mix(fur, lite, 0.14),
      ) +
      fill(
        "M-34 14C-30 2 30 2 34 14C30 34 14 44 0 48C-14 44 -30 34 -34 14Z",
        mix("#c4645a", ink, 0.15),
      ) +
      line("M0 48V70M0 70C-14 88 -38 88 -50 76M0 70C14 88 38 88 50 76", dark, 5) +
      fill("M-30 116C-16 124 16 124 30 116C24 140 12 150 0 150C-12 150 -24 140 -30 116Z", pale);
    const head =
      fill(HEAD, fur) + mirrored(half) + snout + stage.shade(HEAD, [120, 170, -30, 0], ink, 0.7);
    const leaf = (turn: number, long: number, tone: string) =>
      group(
        fill(
          `M0 0C-34 ${-long * 0.3} -30 ${-long * 0.8} 0 ${-long}C30 ${-long * 0.8} 34 ${-long * 0.3} 0 0Z`,
          tone,
        ) + line(`M0 0V${-long * 0.9}`, mix(tone, ink, 0.35), 3),
        { transform: `rotate(${turn})` },
      );
    const green = mix("#3f7a4a", deep, 0.35);
    const tuft = (x: number, y: number, size: number) =>
      group(
        repeat(7, (i) =>
          leaf((i - 3) * 26, 190 - Math.abs(i - 3) * 22, i % 2 ? green : mix(green, ink, 0.35)),
        ),
        {
          transform: `translate(${round(stage.across(x))} ${round(stage.down(y))}) scale(${(size * scale).toFixed(3)})`,
        },
      );
    const jungle =
      tuft(-214, 250, 0.9) +
      tuft(214, 250, 0.9) +
      tuft(-110, 290, 0.76) +
      tuft(110, 290, 0.76) +
      (stage.wide ? repeat(5, (i) => tuft(-760 + i * 130, 280, 0.9)) : "");
    const top = repeat(Math.ceil(width / (120 * scale)) + 1, (i) =>
      group(leaf(180 + ((i * 37) % 60) - 30, 170, mix(green, ink, 0.45)), {
        transform: `translate(${round(i * 120 * scale)} -10) scale(${scale.toFixed(3)})`,
      }),
    );
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.6)) +
        stage.art(stage.glow([0, 0, 320], [0, lite, 0.3], [1, lite, 0])) +
        top +
        stage.art(oval([0, 20, 200, 200], ink, { opacity: 0.16 }) + head, [0, -2]) +
        jungle +
        fade(stage, floor * 0.92, floor * 1.02, mix(deep, ink, 0.6)),
      under: mix(deep, ink, 0.6),
    };
  },
};
