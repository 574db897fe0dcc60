import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, line, place, repeat, round } from "../../stage/shapes.ts";
import { pines } from "../../stage/pines.ts";

const STAG =
  "M-104 0L-96 -96C-128 -112 -134 -150 -112 -172C-90 -190 -30 -186 30 -184C58 -184 72 -206 78 -238L84 -262L62 -278L90 -284L112 -276L150 -256C156 -250 152 -240 142 -240L116 -234C116 -200 110 -160 88 -128L94 0H78L62 -104H-44L-62 -84L-84 0Z";
const ANTLERS =
  "M92 -284C84 -320 60 -336 30 -346M74 -322C64 -344 66 -366 76 -386M50 -340C36 -356 34 -376 40 -392M108 -282C118 -318 144 -334 176 -342M130 -324C142 -344 142 -366 134 -386M156 -338C172 -352 178 -372 174 -390";
const FAWN =
  "M-62 0L-54 -66C-78 -80 -78 -108 -58 -118C-36 -128 10 -124 34 -124C46 -126 54 -140 56 -160L34 -178L60 -180L66 -186L86 -200L84 -176L112 -158C118 -152 114 -144 106 -144L86 -140C86 -116 76 -96 58 -80L62 0H50L38 -66H-26L-38 -52L-48 0Z";

export const motif: Motif = {
  mood: "pines",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, focus, random, scale, set, width } = stage;
    const horizon = floor * 0.88;
    const coat = mix("#a8683a", key, 0.16);
    const [pale, dark] = [mix(coat, lite, 0.45), mix(coat, ink, 0.5)];
    const stag =
      fill("M-84 0L-66 -96H-44L-56 -84L-68 0ZM58 0L52 -104L78 -100L74 0Z", mix(coat, ink, 0.62)) +
      line(ANTLERS, mix(dark, ink, 0.4), 9) +
      fill(STAG, coat) +
      stage.shade(STAG, [0, 0, 20, -210], ink, 0.9) +
      fill(
        "M30 -184C58 -184 72 -206 78 -238L92 -232C96 -196 84 -150 60 -126C44 -140 32 -160 30 -184Z",
        pale,
      ) +
      fill("M-112 -172C-124 -160 -130 -140 -122 -124C-112 -134 -104 -148 -98 -166Z", lite) +
      fill(
        "M78 -262L48 -286C40 -276 54 -262 80 -256ZM104 -278L138 -298C142 -288 130 -276 110 -270Z",
        dark,
      ) +
      disc(112, -262, 4.6, ink) +
      fill("M142 -256C150 -256 156 -250 150 -242L140 -242Z", ink);
    const fawn =
      fill("M-50 0L-36 -58H-24L-38 0ZM42 0L38 -66L52 -70L54 0Z", mix(coat, ink, 0.5)) +
      fill(FAWN, coat) +
      stage.shade(FAWN, [0, 0, 10, -140], ink, 0.8) +
      fill(
        "M34 -124C46 -126 54 -140 56 -160L68 -152C70 -126 60 -100 44 -84C36 -94 32 -110 34 -124Z",
        pale,
      ) +
      repeat(11, (i) =>
        disc(-48 + (i % 6) * 15, -112 + (i > 5 ? 13 : 0) + (i % 2) * 4, 3.4, lite),
      ) +
      fill(
        "M56 -178L30 -192C28 -182 40 -172 58 -170ZM70 -184L90 -206C96 -196 88 -182 74 -176Z",
        dark,
      ) +
      disc(82, -170, 4.6, ink) +
      disc(80.6, -171.6, 1.5, lite) +
      fill("M106 -158C114 -158 118 -152 112 -146L104 -146Z", ink);
    const butterfly = place(
      fill(
        "M0 0C-6 -16 -22 -18 -22 -6C-22 4 -8 4 0 0C-6 8 -14 12 -12 18C-8 24 0 14 0 0C6 -16 22 -18 22 -6C22 4 8 4 0 0C6 8 14 12 12 18C8 24 0 14 0 0Z",
        key,
      ),
      [focus.x + 128 * scale, horizon - 208 * scale],
      scale * 0.9,
      { turn: 16 },
    );
    const beam = (x: number, w: number) =>
      fill(
        `M${round(x)} -4H${round(x + w * 0.5)}L${round(x + w * 1.6 - 60 * scale)} ${round(horizon + 8)}H${round(x - w * 0.4 - 60 * scale)}Z`,
        stage.linear([0, 0, 0, horizon], [0, lite, 0.3], [1, lite, 0]),
      );
    const ferns = repeat(Math.ceil(width / 34) + 1, (i) => {
      const [x, high] = [i * 34 + random.between(-12, 12), random.between(16, 38) * scale];
      return line(
        `M${round(x)} ${round(horizon + 10)}q-4 ${round(-high * 0.6)} -14 ${round(-high)}M${round(x)} ${round(horizon + 10)}q2 ${round(-high * 0.7)} 2 ${round(-high * 1.1)}M${round(x)} ${round(horizon + 10)}q6 ${round(-high * 0.6)} 16 ${round(-high * 0.9)}`,
        mix(deep, ink, 0.3),
        4 * scale,
      );
    });
    const ground = mix(deep, ink, 0.5);
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.5)) +
        disc(focus.x + 20 * scale, horizon - 200 * scale, 176 * scale, mix(bg, lite, 0.4)) +
        pines(stage, horizon, 240 * scale, mix(bg, deep, 0.55)) +
        beam(stage.across(-90), 120 * scale) +
        beam(stage.across(70), 90 * scale) +
        pines(stage, horizon + 4, 120 * scale, mix(deep, bg, 0.25)) +
        fill(stage.ground(horizon), ground) +
        (set === 2
          ? place(fawn, [focus.x - 14 * scale, horizon + 8], scale * 1.18) + butterfly
          : place(stag, [focus.x - 16 * scale, horizon + 8], scale * 1.02)) +
        ferns,
      under: ground,
    };
  },
};
