import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, oval, place, repeat, round } from "../../stage/shapes.ts";
import { person } from "../../stage/person.ts";

const CAMEL =
  "M-30 0L-28 -26C-34 -32 -34 -42 -28 -46C-22 -50 -18 -46 -14 -50C-10 -60 2 -62 8 -52C12 -46 16 -46 20 -46C26 -46 28 -54 30 -64C30 -72 36 -76 42 -74L54 -68L52 -63L40 -64C38 -50 34 -36 24 -30L22 0H18L16 -26H-16L-20 -12L-18 0H-22L-24 -14L-26 0Z";

export const motif: Motif = {
  mood: "dunes",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale, wide } = stage;
    const cut = stage.set === 2;
    const base = floor * (cut ? 0.62 : 0.8);
    const sand = mix(deep, ink, cut ? 0.72 : 0.5);
    const lit = mix(mix(bg, deep, 0.35), lite, 0.5);
    const dark = mix(deep, ink, 0.42);
    const side = "M26 -330L-214 0H96Z";
    const rows = repeat(11, (i) => {
      const t = (i + 1) / 12;
      return `M${round(26 - 240 * t)} ${round(-330 + 330 * t)}L${round(26 + 70 * t)} ${round(-330 + 330 * t)}L${round(26 + 200 * t)} ${round(-330 + 318 * t)}`;
    });
    const pyramid =
      fill(side, lit) +
      fill("M26 -330L96 0H236Z", dark) +
      stage.shade(side, [-60, 30, 10, -160], deep, 0.75) +
      line(rows, ink, 1.5, { opacity: 0.24 }) +
      fill("M26 -330L2 -297L33 -297Z", mix(key, lite, 0.45)) +
      fill("M26 -330L33 -297L46 -299Z", mix(key, ink, 0.25));
    const caravan = repeat(4, (i) =>
      place(
        fill(CAMEL, ink) +
          (i === 1
            ? fill("M-10 -54C-8 -72 6 -72 8 -54ZM-3 -70a6 6 0 1 1 8 0Z", ink)
            : fill("M-14 -52H10L8 -40H-12Z", key)),
        [i * -62, (i % 2) * 3],
        0.56,
      ),
    );
    const glow = mix(key, lite, 0.35);
    const tomb =
      fill("M150 0L96 60L-62 118V90L70 36L104 0Z", mix(sand, key, 0.42)) +
      fill(
        "M-60 86H-72V70H-88V54H-172V70H-188V86H-202V150H-60Z",
        stage.radial([-120, 120, 120], [0, mix(glow, lite, 0.5)], [1, mix(glow, deep, 0.4)]),
      ) +
      fill("M-172 150V124L-164 112H-100L-92 124V150Z", dark) +
      fill("M-172 124L-164 112H-100L-92 124Z", mix(key, lite, 0.2)) +
      fill(
        "M-196 150C-202 138 -196 128 -192 126V120H-182V126C-178 128 -172 138 -178 150ZM-84 150C-88 142 -84 134 -80 132V128H-72V132C-68 134 -64 142 -68 150Z",
        mix(dark, key, 0.2),
      ) +
      line("M-160 134H-104M-150 142H-114", mix(key, lite, 0.2), 2.4) +
      place(fill(person(46), ink), [4, 96]) +
      line("M8 68L18 56", ink, 4) +
      stage.glow([20, 44, 62], [0, lite, 0.7], [0.3, glow, 0.5], [1, glow, 0]) +
      fill("M14 54C10 44 18 40 20 28C28 38 30 46 26 54Z", lite);
    const sun = cut
      ? ([stage.across(-150), stage.down(-160), 46 * scale] as const)
      : ([stage.across(-96), base - 176 * scale, 118 * scale] as const);
    const far = place(
      fill("M0 -120L-92 0H34Z", mix(bg, deep, 0.36)) +
        fill("M0 -120L34 0L88 -6Z", mix(bg, deep, 0.56)),
      [stage.across(wide ? 330 : -212), base],
      scale * 0.74,
    );
    const dune = (y: number, rise: number) =>
      `M-4 ${round(y)}C${round(width * 0.25)} ${round(y - rise)} ${round(width * 0.45)} ${round(y + rise * 0.6)} ${round(width * 0.66)} ${round(y)}S${round(width * 0.9)} ${round(y - rise * 0.7)} ${width + 4} ${round(y - 4)}V${height + 4}H-4Z`;
    return {
      body:
        stage.field(bg, deep) +
        disc(...sun, mix(lite, key, cut ? 0.1 : 0.15)) +
        far +
        place(pyramid, [focus.x, base], scale * (cut ? 0.82 : 1)) +
        (cut
          ? fill(stage.ground(base - 1), sand) +
            place(tomb, [focus.x + 12 * scale, base], scale * 1.14) +
            bar([-4, base - 2, width + 8, 6], lit)
          : fill(dune(base - 4, 26 * scale), mix(mix(bg, deep, 0.6), lite, 0.16)) +
            fill(dune(base + 40 * scale, -20 * scale), sand) +
            oval([stage.across(40), base + 38 * scale, 170 * scale, 3 * scale], ink, {
              opacity: 0.35,
            }) +
            place(caravan, [stage.across(150), base + 38 * scale], scale)),
      under: sand,
    };
  },
};
