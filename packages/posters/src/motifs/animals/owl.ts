import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { pines } from "../../stage/pines.ts";
import { bar, disc, fill, line, mirrored, oval, place, repeat } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";

const BODY =
  "M0 -300C-46 -300 -86 -292 -116 -326C-124 -276 -106 -244 -106 -196C-118 -130 -100 -40 -44 -4Q0 14 44 -4C100 -40 118 -130 106 -196C106 -244 124 -276 116 -326C86 -292 46 -300 0 -300Z";
const BREAST = "M-70 -180Q0 -150 70 -180C80 -110 52 -26 0 -8C-52 -26 -80 -110 -70 -180Z";

const envelope = ({ key, lite, ink }: Colours) =>
  bar([-50, -32, 100, 64], lite, { rx: 3 }) +
  fill("M-50 32L0 -6L50 32Z", mix(lite, ink, 0.1)) +
  fill("M-50 -32L0 14L50 -32Z", mix(lite, ink, 0.2)) +
  disc(0, 10, 12, mix(key, "#b3202a", 0.7)) +
  disc(-2, 8, 6, mix(key, "#e8483f", 0.6));

function owl(stage: Stage, colours: Colours, flying: boolean) {
  const { key, lite, ink } = colours;
  const brown = mix(mix("#8a5730", key, 0.2), ink, 0.2);
  const [dark, pale] = [mix(brown, ink, 0.5), mix(brown, lite, 0.62)];
  const feathers = repeat(5, (row) =>
    repeat(5 - (row > 2 ? row - 2 : row % 2), (i) => {
      const x = (i - (4 - (row > 2 ? row - 2 : row % 2)) / 2) * 25;
      return line(`M${x - 8} ${-146 + row * 25}q8 15 16 0`, brown, 4.5);
    }),
  );
  const folded =
    fill("M-104 -196C-142 -120 -126 -20 -60 24C-54 -40 -62 -120 -80 -190Z", dark) +
    line("M-110 -130C-116 -80 -104 -40 -80 -8M-94 -140C-98 -90 -90 -50 -72 -20", brown, 4);
  const quill = (long: number, wide: number, turn: number, tone: string) =>
    place(
      fill(
        `M0 0C${wide} ${-long * 0.3} ${wide} ${-long} 0 ${-long}S${-wide} ${-long * 0.3} 0 0Z`,
        tone,
      ) + line(`M0 -20V${-long + 16}`, mix(tone, lite, 0.2), 2.5),
      [-96, -166],
      1,
      { turn },
    );
  const spread =
    repeat(9, (i) => quill(196 - Math.abs(i - 2) * 12, 27, -54 - i * 14, dark)) +
    repeat(7, (i) => quill(118 - i * 5, 24, -62 - i * 16, brown)) +
    fill("M-60 -214C-100 -220 -140 -196 -160 -170C-130 -150 -96 -120 -70 -90Z", brown);
  const face =
    fill("M-2 -186C-60 -168 -104 -200 -98 -242C-92 -280 -40 -292 -2 -254Z", pale) +
    disc(-46, -234, 33, mix(key, "#ffc93c", 0.7)) +
    disc(-44, -234, 18, ink) +
    disc(-51, -242, 6, lite) +
    fill("M0 -226L-116 -326C-106 -288 -84 -278 -66 -272C-40 -268 -18 -256 0 -226Z", dark) +
    fill("M0 -244L-15 -214Q-10 -186 0 -178Z", mix(key, ink, 0.15));
  return (
    fill("M-38 -10L-28 66Q0 84 28 66L38 -10Z", dark) +
    (flying ? mirrored(spread) : "") +
    fill(BODY, brown) +
    stage.shade(BODY, [116, 0, -40, -60], ink, 0.9) +
    fill(BREAST, mix(brown, lite, 0.42)) +
    feathers +
    (flying ? "" : mirrored(folded)) +
    mirrored(face)
  );
}

export const motif: Motif = {
  mood: "dusk",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { floor, focus, scale, set } = stage;
    const [night, wood] = [mix(bg, ink, 0.45), mix(deep, ink, 0.6)];
    const bark = mix("#4a3226", ink, 0.5);
    const claws = mirrored(repeat(3, (i) => oval([-54 + i * 15, 4, 8, 15], mix(key, lite, 0.2))));
    const branch =
      fill("M430 -6C300 -26 200 2 60 2S-160 4 -232 20C-160 30 -80 28 60 30S300 50 430 60Z", bark) +
      fill(
        "M150 4C190 -30 214 -60 218 -104C226 -60 214 -20 190 8ZM-110 18C-150 40 -168 60 -176 92C-160 60 -130 44 -90 28Z",
        bark,
      ) +
      line("M430 0C300 -18 200 6 60 6S-160 8 -220 20", mix(bark, lite, 0.35), 3);
    const figure =
      set === 2
        ? place(owl(stage, colours, true), [0, 96], 0.82) +
          place(envelope(colours), [4, 146], 1, { turn: -6 }) +
          mirrored(repeat(2, (i) => oval([-26 + i * 14, 108, 7, 13], mix(key, lite, 0.2))))
        : place(owl(stage, colours, false), [0, 130], 0.98) +
          place(branch + claws, [0, 130]) +
          place(envelope(colours), [6, -32], 0.95, { turn: -9 });
    return {
      body:
        stage.field(night, ink) +
        stage.stars(stage.wide ? 110 : 60, floor * 0.8, lite) +
        disc(focus.x, stage.down(-50), 226 * scale, lite, { opacity: 0.14 }) +
        disc(focus.x, stage.down(-50), 188 * scale, mix(lite, key, 0.18)) +
        disc(stage.across(-96), stage.down(-130), 26 * scale, mix(lite, key, 0.4), {
          opacity: 0.5,
        }) +
        disc(stage.across(116), stage.down(10), 36 * scale, mix(lite, key, 0.4), { opacity: 0.5 }) +
        pines(stage, floor * 1.02, 150 * scale, mix(night, wood, 0.6)) +
        pines(stage, floor * 1.08, 110 * scale, wood) +
        stage.art(figure),
      under: wood,
    };
  },
};
