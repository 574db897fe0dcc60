import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { circleAt, disc, fill, line, oval, place, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "wine",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const gold = key;
    const dk = mix(key, ink, 0.4);
    const archBack =
      "M-150 40C-196 -60 -150 -120 -84 -112C-40 -108 -8 -86 0 -60C8 -86 40 -108 84 -112C150 -120 196 -60 150 40";
    const cap =
      "M-142 44C-176 -50 -136 -100 -86 -96C-44 -92 -12 -70 0 -44C12 -70 44 -92 86 -96C136 -100 176 -50 142 44Z";
    const fleur = (x: number, size: number) =>
      place(
        fill(
          "M0 -74C16 -56 18 -40 8 -24C22 -38 40 -36 40 -18C40 -4 22 -2 14 -8L18 26H-18L-14 -8C-22 -2 -40 -4 -40 -18C-40 -36 -22 -38 -8 -24C-18 -40 -16 -56 0 -74Z",
          gold,
        ),
        [x, 0],
        size,
      );
    const band = "M-158 44C-100 66 100 66 158 44L150 104C96 126 -96 126 -150 104Z";
    const jewels = [-104, -54, 0, 54, 104]
      .map((x, i) => {
        const y = 83 + (1 - (x / 130) ** 2) * 8 - 2;
        return i % 2
          ? disc(x, y, 13, lite)
          : fill(`M${x} ${round(y - 17)}l15 17l-15 17l-15 -17Z`, mix(deep, "#b3203a", 0.75));
      })
      .join("");
    const arc = line(archBack, gold, 17);
    const dots = (
      [
        [-157, -22],
        [-152, -58],
        [-132, -90],
        [-100, -108],
        [-62, -106],
        [-28, -90],
      ] as const
    )
      .map(([x, y]) => disc(x, y, 6.2, lite) + disc(-x, y, 6.2, lite))
      .join("");
    const orb =
      disc(0, -86, 27, gold) +
      stage.shade(circleAt(0, -86, 27), [20, -66, -10, -100], ink, 0.8) +
      line("M-27 -86H27", dk, 4) +
      fill("M-6 -112V-128H-22V-141H-6V-156H6V-141H22V-128H6V-112Z", gold);
    const figure =
      fill(cap, mix(deep, "#a3152f", 0.55)) +
      stage.shade(cap, [0, 40, 0, -90], ink, 0.8) +
      arc +
      dots +
      orb +
      fleur(-76, 0.92) +
      fleur(76, 0.92) +
      place(fill("M-11 -64H11V-38H36V-16H11V30H-11V-16H-36V-38H-11Z", gold), [0, 6], 1) +
      place(fill("M-11 -44H11V-24H26V-6H11V40H-11V-6H-18V-24H-11Z", gold), [-146, 10], 0.8) +
      place(fill("M-11 -44H11V-24H18V-6H11V40H-11V-6H-26V-24H-11Z", gold), [146, 10], 0.8) +
      fill(band, gold) +
      stage.shade(band, [150, 0, -60, 0], ink, 0.6) +
      line("M-156 50C-100 72 100 72 156 50M-150 98C-96 120 96 120 150 98", dk, 3.4) +
      jewels;
    const lady = fill(
      "M0 -66C8 -66 11 -59 9 -52C8 -48 6 -46 4 -45V-42C12 -40 15 -34 13 -24C22 -16 30 -6 34 0H-34C-30 -6 -22 -16 -13 -24C-15 -34 -12 -40 -4 -42V-45C-6 -46 -8 -48 -9 -52C-11 -59 -8 -66 0 -66Z",
      lite,
    );
    const cone = "M-176 30L-232 224H232L176 30Z";
    return {
      body:
        stage.field(bg, ink, ink) +
        stage.art(
          fill(cone, stage.linear([0, 60, 0, 236], [0, ink, 0.05], [1, ink, 0.75])) +
            oval([0, 224, 232, 22], ink, { opacity: 0.75 }) +
            place(figure, [0, -52], 1.26) +
            place(lady, [0, 228], 1.02),
        ),
      under: bg,
    };
  },
};
