import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, group, line, oval, place, repeat, round } from "../../stage/shapes.ts";

const WING =
  "M0 0C-20 -60 -70 -120 -150 -150C-178 -160 -206 -150 -226 -128C-190 -128 -178 -104 -176 -72C-144 -90 -118 -76 -108 -44C-82 -58 -56 -46 -46 -16C-32 -24 -14 -16 0 0Z";

export const motif: Motif = {
  mood: "ember",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, focus, random, scale, set, width } = stage;
    const horizon = floor * 0.94;
    const skin = mix(set === 2 ? mix("#4f8f6a", key, 0.2) : mix(key, ink, 0.55), ink, 0.1);
    const [pale, dark] = [mix(skin, lite, 0.4), mix(skin, ink, 0.5)];
    const bones = line(
      "M0 0C-30 -60 -90 -110 -150 -150M-20 -34L-176 -72M-12 -18L-108 -44M-6 -8L-46 -16",
      dark,
      5,
    );
    const wing =
      fill(WING, mix(skin, key, 0.35)) + stage.shade(WING, [0, 0, -160, -110], ink, 0.8) + bones;
    // In flight, seen from below, before the moon
    const flying =
      place(wing, [-14, -20], 1.06) +
      place(group(wing, {}), [14, -20], 1.06, { flip: true }) +
      fill(
        "M-12 40C-26 90 -6 130 24 150C52 168 84 158 96 132C100 160 80 190 44 188C-4 186 -40 140 -34 70Z",
        skin,
      ) +
      fill("M96 132L128 118L112 146L132 160L98 158Z", mix(key, ink, 0.2)) +
      fill(
        "M-26 -34C-34 0 -34 40 -14 66C-4 78 4 78 14 66C34 40 34 0 26 -34C18 -62 -18 -62 -26 -34Z",
        skin,
      ) +
      repeat(6, (i) => line(`M-16 ${-20 + i * 15}Q0 ${-12 + i * 15} 16 ${-20 + i * 15}`, pale, 4)) +
      fill(
        "M-16 -46C-14 -80 -24 -100 -16 -126C-10 -146 10 -150 20 -132C30 -112 16 -84 16 -46Z",
        skin,
      ) +
      fill(
        "M-22 -118C-30 -150 -22 -184 2 -202C26 -184 34 -150 24 -120C16 -104 -14 -104 -22 -118Z",
        skin,
      ) +
      fill("M-18 -158L-44 -192L-8 -178ZM20 -158L46 -192L10 -178Z", pale) +
      fill("M-14 -140L-4 -134L-12 -128ZM16 -140L6 -134L14 -128Z", lite) +
      fill("M-34 44L-60 78L-42 74L-40 90L-22 60ZM34 44L60 78L42 74L40 90L22 60Z", dark);
    const keep = place(
      fill(
        "M-150 0V-50H-126V-86L-112 -104L-98 -86V-50H-60V-110H-66V-124H-54V-116H-44V-124H-30V-116H-20V-124H-8V-110H-14V-50H30V-76L44 -94L58 -76V-50H120V0Z",
        ink,
      ) + fill("M-40 -96H-34V-82H-40ZM-116 -72H-109V-60H-116ZM40 -64H47V-52H40Z", key),
      [focus.x + 96 * scale, horizon],
      scale * 0.86,
    );
    // Curled up asleep on a rock, with a child leaning on it
    const curled =
      oval([10, 4, 210, 14], ink, { opacity: 0.35 }) +
      fill(
        "M-196 0C-206 -50 -170 -96 -110 -104C-60 -170 60 -186 130 -120C180 -70 186 -24 176 0Z",
        skin,
      ) +
      stage.shade(
        "M-196 0C-206 -50 -170 -96 -110 -104C-60 -170 60 -186 130 -120C180 -70 186 -24 176 0Z",
        [0, 10, 10, -150],
        ink,
        0.8,
      ) +
      repeat(9, (i) =>
        fill(
          `M${-96 + i * 26} ${round(-112 - Math.sin(((i + 1) / 10) * Math.PI) * 46)}l12 -26l14 24Z`,
          pale,
        ),
      ) +
      fill(
        "M20 -130C-10 -110 -20 -70 -4 -40C40 -30 100 -44 130 -70C112 -84 90 -76 80 -92C62 -96 56 -112 20 -130Z",
        mix(skin, key, 0.3),
      ) +
      line(
        "M20 -130C6 -100 2 -70 -4 -40M20 -130C50 -96 80 -80 130 -70M20 -130C30 -90 50 -60 70 -44",
        dark,
        4,
      ) +
      fill(
        "M176 0C190 -40 170 -60 140 -56C120 -52 112 -36 120 -24C140 -40 150 -20 130 0Z",
        mix(skin, ink, 0.15),
      ) +
      fill(
        "M-196 0C-214 -30 -206 -70 -164 -78C-140 -84 -112 -74 -98 -54C-80 -48 -70 -34 -72 -20C-74 -6 -90 0 -112 0Z",
        mix(skin, lite, 0.12),
      ) +
      fill("M-178 -74L-196 -108L-156 -84ZM-150 -80L-150 -116L-128 -76Z", pale) +
      line("M-132 -46q12 9 26 1", ink, 4) +
      disc(-82, -30, 3, ink) +
      line("M-150 -10C-130 -4 -100 -4 -78 -14", dark, 3) +
      place(
        fill("M-14 0L-12 -40C-12 -52 12 -52 12 -40L16 0Z", key) +
          disc(0, -60, 13, mix("#e0b58c", lite, 0.2)) +
          fill("M-14 -62C-14 -80 14 -80 14 -62C6 -70 -6 -70 -14 -62Z", ink) +
          line("M-8 -2L-28 2M6 -2L28 2", ink, 8),
        [196, 0],
        1,
      );
    const ground = mix(deep, ink, 0.55);
    const hills = fill(
      `M-4 ${round(horizon)}L${round(width * 0.2)} ${round(horizon - 70 * scale)}L${round(width * 0.42)} ${round(horizon - 20 * scale)}L${round(width * 0.66)} ${round(horizon - 96 * scale)}L${width + 4} ${round(horizon - 30 * scale)}V${round(horizon + 20)}H-4Z`,
      mix(deep, bg, 0.4),
    );
    const embers = repeat(set === 2 ? 0 : 30, () =>
      disc(random.next() * width, random.next() * horizon, random.between(1.4, 3.6), key, {
        opacity: 0.8,
      }),
    );
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.6)) +
        (set === 2 ? stage.stars(stage.wide ? 80 : 40, horizon * 0.7, lite) : "") +
        disc(
          focus.x,
          stage.down(set === 2 ? -60 : -50),
          (set === 2 ? 116 : 190) * scale,
          mix(key, lite, set === 2 ? 0.75 : 0.3),
        ) +
        hills +
        fill(stage.ground(horizon - 4), ground) +
        (set === 2
          ? place(curled, [focus.x - 8 * scale, horizon + 6 * scale], scale * 1.02)
          : stage.art(place(flying, [0, 0], 0.88), [0, -18]) + keep) +
        embers,
      under: ground,
    };
  },
};
