import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { fill, group, line, polar, repeat, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "arena",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const crest = repeat(19, (i) => {
      const a0 = 198 + i * 7.58;
      const [x0, y0] = polar(98, a0);
      const [x1, y1] = polar(228, a0);
      const [x2, y2] = polar(228, a0 + 7.1);
      const [x3, y3] = polar(98, a0 + 7.1);
      const [mx, my] = polar(240, a0 + 3.5);
      return fill(
        `M${round(x0)} ${round(y0)}L${round(x1)} ${round(y1)}Q${round(mx)} ${round(my)} ${round(x2)} ${round(y2)}L${round(x3)} ${round(y3)}Z`,
        i % 2 ? key : mix(key, ink, 0.28),
      );
    });
    const gold = mix(lite, "#d79a36", 0.78);
    const shell =
      "M0 -146C80 -146 124 -90 124 -14C124 62 112 128 74 206C50 208 28 194 13 174H-13C-28 194 -50 208 -74 206C-112 128 -124 62 -124 -14C-124 -90 -80 -146 0 -146Z";
    const slot =
      "M-13 6C-36 -20 -84 -22 -106 8C-92 38 -46 48 -22 36L-13.5 178H13.5L22 36C46 48 92 38 106 8C84 -22 36 -20 13 6L6 82L0 98L-6 82Z";
    const figure =
      group(crest, { transform: "translate(0 -20)" }) +
      fill(
        "M-104 -80C-92 -120 -56 -152 0 -152S92 -120 104 -80L92 -92C70 -122 40 -136 0 -136S-70 -122 -92 -92Z",
        mix(key, ink, 0.45),
      ) +
      fill(shell, gold) +
      stage.shade(shell, [124, 90, -40, 30], mix(ink, bg, 0.25), 0.95) +
      fill(slot, ink) +
      line("M-117 -14C-92 -58 -34 -50 0 -14C34 -50 92 -58 117 -14", mix(gold, ink, 0.5), 6) +
      line("M-114 -19C-90 -60 -34 -54 0 -20C34 -54 90 -60 114 -19", mix(gold, lite, 0.6), 3) +
      line("M-96 62C-94 110 -82 150 -62 190M96 62C94 110 82 150 62 190", mix(gold, ink, 0.42), 4);
    return { body: stage.field(bg, deep, ink) + stage.art(figure, [0, 22]), under: bg };
  },
};
