import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, place, polar, repeat, round } from "../../stage/shapes.ts";

const GOLD = "#ffd98a";
const INSET = "M-67 -244L-108 -258V-152L-67 -146ZM-67 -126L-108 -130V-8L-67 -20Z";
const PANEL = "M-58 -262L-118 -284V22L-58 0Z";

const ticks = (count: number, from: number, to: number) =>
  repeat(count, (i) => {
    const [[a, b], [c, d]] = [polar(from, (i * 360) / count), polar(to, (i * 360) / count)];
    return `M${round(a)} ${round(b)}L${round(c)} ${round(d)}`;
  });

/** A clock without numbers. */
const drawDial = (face: string, hand: string) =>
  disc(0, 0, 240, hand, { opacity: 0.08 }) +
  disc(0, 0, 206, face) +
  disc(0, 0, 198, "none", { stroke: hand, "stroke-width": 2.5, opacity: 0.6 }) +
  line(ticks(60, 192, 186), hand, 2, { opacity: 0.6 }) +
  line(ticks(12, 190, 166) + "M0 0L62 -140", hand, 6) +
  line("M0 0L-78 -78", hand, 10) +
  disc(0, 0, 11, hand);

export const motif: Motif = {
  mood: "dusk",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale, random } = stage;
    const many = stage.set === 2;
    const night = mix(bg, mix(deep, ink, 0.5), 0.45);
    const land = mix(deep, ink, 0.66);
    const foot = floor * 0.84;
    const horizon = floor * 0.7;
    const paint = mix("#2f7f92", ink, 0.08);
    const frame = mix(lite, deep, 0.2);
    const tiles = repeat(9, (r) =>
      repeat(Math.ceil(width / 60) + 8, (c) => {
        const at = (row: number) => horizon + (height - horizon) * (row / 9) ** 1.8;
        const x = (column: number, row: number) =>
          focus.x + (column - Math.ceil(width / 120) - 4) * (30 + 190 * (row / 9) ** 1.8) * scale;
        if ((r + c) % 2 || x(c + 1, r + 1) < -200 || x(c, r + 1) > width + 200) return "";
        return `M${round(x(c, r))} ${round(at(r))}H${round(x(c + 1, r))}L${round(x(c + 1, r + 1))} ${round(at(r + 1))}H${round(x(c, r + 1))}Z`;
      }),
    );
    const shine = stage.radial([0, -120, 150], [0, "#ffffff", 0.95], [1, "#ffffff", 0]);
    const ring = { stroke: mix(GOLD, key, 0.5), "stroke-width": 2 };
    const door =
      fill("M-58 0H58L150 120H-90Z", stage.linear([0, 0, 0, 120], [0, GOLD, 0.75], [1, GOLD, 0])) +
      stage.glow([0, -130, 230], [0, GOLD, 0.55], [1, GOLD, 0]) +
      bar([-72, -278, 144, 280], frame) +
      bar([58, -264, 14, 266], mix(frame, ink, 0.3)) +
      bar([-58, -264, 116, 266], GOLD) +
      bar([-58, -264, 116, 266], shine) +
      repeat(4, (i) => disc(0, -128, 12 + i * 14, "none", { ...ring, opacity: 0.5 })) +
      fill(PANEL, paint) +
      stage.shade(PANEL, [-118, 0, -50, 0], mix(paint, ink, 0.7), 0.9) +
      fill(INSET, mix(paint, ink, 0.32)) +
      line("M-67 -244V-146L-108 -152M-67 -126V-20L-108 -8", mix(paint, lite, 0.45), 2.4) +
      line("M-58 -262V0", mix(GOLD, "#ffffff", 0.4), 3) +
      disc(-111, -140, 5, GOLD) +
      bar([-80, 0, 160, 9], mix(frame, ink, 0.3), { rx: 2 });
    const far =
      bar([-70, -272, 140, 274], frame) +
      bar([-56, -258, 112, 260], GOLD) +
      bar([-56, -258, 70, 260], paint) +
      disc(4, -124, 6, GOLD) +
      stage.glow([0, -100, 170], [0, GOLD, 0.3], [1, GOLD, 0]);
    const standing = repeat(7, (i) => {
      const near = 0.12 + ((i * 5) % 7) * 0.027;
      return place(far, [stage.across(-290 + i * 84), horizon + near * 90 * scale], scale * near);
    });
    const flying = repeat(5, (i) => {
      const [x, y] = [stage.across(-190 + i * 96), stage.down(-226 + ((i * 83) % 130))];
      return place(far, [x, y], scale * random.between(0.16, 0.28), {
        turn: random.between(-40, 40),
      });
    });
    const dial = drawDial(mix(night, lite, 0.22), mix(night, lite, 0.8));
    const dusk = stage.linear(
      [0, horizon, 0, floor * 1.02],
      [0, night, 0.7],
      [0.3, land, 0],
      [1, land],
    );
    return {
      body:
        stage.field(night, ink) +
        stage.stars(stage.wide ? 150 : 90, horizon, lite) +
        (many ? "" : place(dial, [focus.x, stage.down(-58)], scale)) +
        fill(stage.ground(horizon), land) +
        fill(tiles, mix(land, lite, 0.13)) +
        fill(stage.ground(horizon), dusk) +
        (many ? standing + flying : "") +
        place(door, [stage.across(12), foot], scale * 0.96),
      under: land,
    };
  },
};
