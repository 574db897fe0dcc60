import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, boxAt, fill, line, oval, place, repeat } from "../../stage/shapes.ts";
import { fade } from "../../stage/table.ts";

const BLADE = "M-22 -44H28V70C28 130 10 170 -22 206Z";
const FIST =
  "M-20 -168Q4 -186 28 -170L26 -40H-20ZM-30 -48C-50 -44 -60 -62 -48 -74C-64 -78 -66 -96 -52 -104C-66 -110 -64 -128 -50 -132C-58 -144 -48 -158 -32 -156L36 -160C60 -166 76 -178 92 -200L190 -380L310 -320L170 -128C146 -96 110 -80 74 -72C66 -54 40 -46 -30 -48Z";
const GRIP = "M-46 -75H6M-50 -104H4M-48 -131H8M34 -150C50 -130 50 -100 30 -84";

export const motif: Motif = {
  mood: "noir",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale } = stage;
    const wall = mix(mix(bg, deep, 0.5), ink, 0.5);
    const under = mix(wall, ink, 0.4);
    const light = mix(lite, mix(key, "#ffcf7a", 0.6), 0.3);
    const shadow = mix(wall, ink, 0.65);
    const blood = mix(key, "#d3262a", 0.7);
    const slats = repeat(13, (i) => {
      const y = -252 + i * 38;
      return `M-212 ${y + 30}L212 ${y - 30}V${y - 5}L-212 ${y + 55}Z`;
    });
    const stripes = repeat(Math.ceil(width / 52) + 1, (i) =>
      bar([i * 52, -4, 20, height], lite, { opacity: 0.035 }),
    );
    const hand = place(
      fill(FIST + BLADE, shadow) + line(GRIP, mix(shadow, light, 0.3), 3),
      [4, 16],
      1.06,
      { turn: 16 },
    );
    const shine = place(
      fill("M14 -40H22V66C22 100 14 130 2 154C12 120 14 100 14 66Z", light, { opacity: 0.55 }) +
        fill("M-22 206C-14 200 -8 192 -2 186L-4 160L-22 172Z", blood),
      [4, 16],
      1.06,
      { turn: 16 },
    );
    const drop = (x: number, y: number, size: number) =>
      place(
        fill("M0 -26C4 -12 15 -2 15 10A15 15 0 0 1 -15 10C-15 -2 -4 -12 0 -26Z", blood) +
          oval([-6, 9, 3, 5], lite, { opacity: 0.7 }),
        [x, y],
        size,
      );
    const lit =
      fill(
        slats,
        stage.linear([-212, 0, 212, 0], [0, mix(light, wall, 0.3)], [0.55, light], [1, light]),
      ) +
      `<g clip-path="${stage.clip(slats)}">${hand}${shine}</g>` +
      line("M-120 -250V238M124 -284V204", wall, 5);
    return {
      body:
        stage.field(wall, ink) +
        stripes +
        stage.glow([focus.x, stage.down(-20), 360 * scale], [0, light, 0.26], [1, light, 0]) +
        stage.art(lit) +
        stage.shade(boxAt(0, 0, width, floor), [0, floor, 0, floor * 0.5], ink, 0.8) +
        fade(stage, floor * 0.78, floor, under) +
        stage.art(drop(-52, 228, 0.9)),
      under,
    };
  },
};
