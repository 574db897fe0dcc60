import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, line, place, repeat, round } from "../../stage/shapes.ts";

const BODY =
  "M-190 0L-196 -130C-196 -196 -140 -232 -66 -232C-10 -236 40 -228 72 -214C104 -252 168 -248 196 -206C212 -180 212 -140 206 -96C202 -50 206 -20 222 0C230 12 216 22 204 12C182 -8 174 -40 172 -84C162 -70 150 -64 136 -64L140 0H84L78 -84C40 -74 -30 -72 -80 -84L-92 0H-148L-142 -92C-150 -60 -152 -30 -146 0Z";

export const motif: Motif = {
  mood: "sunset",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, focus, height, random, scale, set, width } = stage;
    const horizon = floor * 0.88;
    const hide = mix(mix("#7d7a86", deep, 0.3), ink, 0.1);
    const [pale, dark] = [mix(hide, lite, 0.3), mix(hide, ink, 0.42)];
    const elephant =
      fill("M-120 0L-112 -96H-76L-84 0ZM58 0L56 -96H92L90 0Z", dark) +
      fill(BODY, hide) +
      stage.shade(BODY, [0, 0, 0, -200], ink, 0.9) +
      fill(
        "M-190 -150C-204 -120 -206 -90 -200 -56C-196 -50 -190 -52 -190 -60C-192 -90 -188 -120 -180 -146Z",
        dark,
      ) +
      fill(
        "M64 -206C104 -224 136 -196 134 -146C132 -106 106 -84 76 -92C48 -104 40 -180 64 -206Z",
        mix(hide, ink, 0.22),
      ) +
      fill(
        "M70 -198C98 -210 122 -188 120 -148C118 -118 100 -100 80 -106C62 -116 54 -178 70 -198Z",
        pale,
        { opacity: 0.35 },
      ) +
      fill("M150 -104C158 -76 180 -62 210 -62C190 -80 178 -94 176 -116Z", lite) +
      disc(160, -166, 5.4, ink) +
      disc(158.4, -168, 1.7, lite) +
      line("M206 -120L190 -116M208 -96L190 -92M204 -72L186 -68M204 -48L188 -44", dark, 3) +
      repeat(3, (i) => fill(`M${-144 + i * 17} 0q7 -13 14 0ZM${88 + i * 17} 0q7 -13 14 0Z`, pale));
    const calf = place(elephant, [focus.x - 130 * scale, horizon + 12], scale * 0.36);
    const howdah =
      fill("M-96 -232C-60 -216 10 -214 44 -226L58 -120C20 -104 -70 -104 -104 -122Z", key) +
      fill(
        "M-104 -122C-70 -104 20 -104 58 -120L60 -106C20 -90 -72 -90 -106 -108Z",
        mix(lite, key, 0.3),
      ) +
      repeat(7, (i) => disc(-88 + i * 22, -150 + (i % 2) * 8, 6, lite)) +
      fill("M120 -236C150 -250 184 -238 196 -206C176 -216 150 -218 128 -208Z", key) +
      disc(160, -222, 6, lite);
    const tree = place(
      line(
        "M0 0C-4 -40 6 -60 -2 -104M0 -60C18 -76 28 -86 44 -100M-1 -66C-18 -80 -28 -88 -44 -98",
        mix(ink, deep, 0.2),
        8,
      ) +
        fill(
          "M-104 -104C-92 -140 -40 -138 0 -144C44 -150 104 -136 112 -104C70 -96 -66 -96 -104 -104Z",
          mix(ink, deep, 0.2),
        ),
      [stage.wide ? 330 : stage.across(-196), horizon + 4],
      scale * 1.06,
    );
    const birds = repeat(7, () => {
      const [x, y, w] = [
        random.next() * width,
        random.between(0.1, 0.5) * horizon,
        random.between(6, 12) * scale,
      ];
      return line(
        `M${round(x - w)} ${round(y)}q${round(w / 2)} ${round(-w * 0.7)} ${round(w)} 0q${round(w / 2)} ${round(-w * 0.7)} ${round(w)} 0`,
        ink,
        2.4,
      );
    });
    const ground = mix(deep, ink, 0.42);
    return {
      body:
        stage.field(bg, mix(bg, key, 0.5)) +
        disc(focus.x + 16 * scale, horizon - 150 * scale, 186 * scale, mix(key, lite, 0.5)) +
        birds +
        fill(
          `M-4 ${round(horizon - 26 * scale)}Q${round(width * 0.3)} ${round(horizon - 60 * scale)} ${round(width * 0.6)} ${round(horizon - 22 * scale)}T${width + 4} ${round(horizon - 36 * scale)}V${height + 4}H-4Z`,
          mix(deep, bg, 0.35),
        ) +
        (stage.wide ? tree : "") +
        fill(
          `M-4 ${round(horizon)}Q${round(width / 2)} ${round(horizon - 14 * scale)} ${width + 4} ${round(horizon)}V${height + 4}H-4Z`,
          ground,
        ) +
        place(
          elephant + (set === 2 ? howdah : ""),
          [focus.x + 6 * scale, horizon + 12],
          scale * 0.98,
        ) +
        (set === 2 ? "" : calf),
      under: ground,
    };
  },
};
