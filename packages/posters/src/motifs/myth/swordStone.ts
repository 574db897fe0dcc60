import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, oval, place, repeat, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "mist",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale, random } = stage;
    const night = stage.set === 2;
    const foot = floor * 0.93;
    const stone = mix(mix(deep, ink, 0.25), lite, 0.36);
    const gold = "#e0a83e";
    const rock =
      "M-190 8C-196 -30 -168 -56 -150 -84L-96 -112L-52 -142L34 -150L88 -124L128 -84C158 -66 186 -40 188 8Z";
    const boulder =
      fill(rock, stone) +
      fill(
        "M34 -150L88 -124L128 -84C158 -66 186 -40 188 8H70L96 -40L60 -92Z",
        mix(stone, ink, 0.42),
      ) +
      fill("M-96 -112L-52 -142L34 -150L60 -92L-10 -74Z", mix(stone, lite, 0.42)) +
      fill("M-10 -74L60 -92L96 -40L70 8H-40L-64 -30Z", mix(stone, ink, 0.2)) +
      stage.shade(rock, [0, 20, 0, -90], ink, 0.85) +
      line(
        "M-2 -112L-16 -92L-8 -70L-26 -44M-8 -70L14 -52M124 -82L112 -62L120 -44M-120 -66L-104 -50L-112 -28",
        mix(stone, ink, 0.62),
        2.6,
      ) +
      fill("M-26 -110L0 -122L28 -112L2 -100Z", mix(stone, ink, 0.75)) +
      fill(
        "M-158 -72C-140 -66 -130 -84 -108 -82C-96 -96 -70 -88 -62 -104C-76 -128 -100 -112 -120 -100Z",
        mix("#5f8f3e", deep, 0.4),
      );
    const sword =
      fill("M-13 -300H13L13 -110Q0 -104 -13 -110Z", lite) +
      fill("M1 -300H13V-110Q6 -106 1 -106Z", mix(lite, mix(deep, ink, 0.4), 0.5)) +
      bar([-2.6, -296, 5.2, 130], mix(lite, mix(deep, ink, 0.4), 0.34)) +
      fill(
        "M-84 -318C-90 -328 -80 -338 -70 -332C-40 -320 -20 -320 0 -322C20 -320 40 -320 70 -332C80 -338 90 -328 84 -318C66 -304 30 -300 0 -296C-30 -300 -66 -304 -84 -318Z",
        gold,
      ) +
      fill(
        "M0 -322C20 -320 40 -320 70 -332C80 -338 90 -328 84 -318C66 -304 30 -300 0 -296Z",
        mix(gold, ink, 0.4),
      ) +
      fill("M-9 -318L-7 -400H7L9 -318Z", mix(key, ink, 0.35)) +
      line(
        "M-8 -330L8 -340M-8 -346L8 -356M-7 -362L7 -372M-7 -378L7 -388",
        mix(gold, lite, 0.3),
        3,
      ) +
      disc(0, -412, 18, gold) +
      fill("M0 -430A18 18 0 0 1 0 -394Z", mix(gold, ink, 0.4)) +
      disc(0, -412, 8, key) +
      disc(0, -309, 8, key) +
      disc(-3, -312, 2.4, lite);
    const tuft = (x: number, s: number) =>
      place(
        fill(
          "M-14 4C-16 -8 -22 -16 -30 -22C-18 -20 -10 -12 -8 -4C-8 -20 -6 -30 -2 -40C2 -26 2 -14 2 -4C6 -14 12 -20 22 -24C16 -14 12 -6 12 4Z",
          mix(deep, ink, 0.62),
        ),
        [x, 6],
        s,
      );
    const land = mix(deep, ink, 0.62);
    const trunk = (i: number) => {
      const x = (i - 0.3) * 86 * scale + random.between(-18, 18);
      const w = random.between(16, 34) * scale;
      return `M${round(x)} -4h${round(w)}l${round(w * 0.2)} ${round(foot)}h${round(-w * 1.4)}Z`;
    };
    const beam = `M${round(focus.x - 30 * scale)} -4L${round(focus.x - 170 * scale)} ${round(foot)}H${round(focus.x + 170 * scale)}L${round(focus.x + 74 * scale)} -4Z`;
    return {
      body:
        stage.field(night ? mix(deep, ink, 0.25) : bg, mix(deep, ink, 0.4)) +
        (night
          ? disc(focus.x, stage.down(-70), 168 * scale, mix(lite, bg, 0.2)) +
            disc(focus.x, stage.down(-70), 206 * scale, lite, { opacity: 0.1 }) +
            stage.stars(stage.wide ? 80 : 36, foot * 0.7, lite)
          : fill(repeat(Math.ceil(width / (86 * scale)) + 1, trunk), mix(bg, deep, 0.42)) +
            fill(beam, stage.linear([0, 0, 0, foot], [0, lite, 0.75], [1, lite, 0.2]))) +
        fill(
          `M-4 ${round(foot - 26 * scale)}Q${round(width * 0.3)} ${round(foot - 54 * scale)} ${round(width * 0.5)} ${round(foot - 34 * scale)}T${width + 4} ${round(foot - 30 * scale)}V${height + 4}H-4Z`,
          mix(bg, deep, 0.8),
        ) +
        place(boulder + sword, [focus.x, foot], scale) +
        fill(stage.ground(foot), land) +
        oval([focus.x, foot, 220 * scale, 9 * scale], mix(land, ink, 0.5)) +
        place(
          repeat(7, (i) => tuft(-196 + i * 64 + (i % 2) * 14, 0.7 + (i % 3) * 0.22)),
          [focus.x, foot],
          scale,
        ),
      under: land,
    };
  },
};
