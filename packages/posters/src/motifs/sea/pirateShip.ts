import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, oval, place, repeat, round } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";

const SAILS = [
  [-92, -232, 40, 62],
  [-92, -164, 52, 78],
  [2, -312, 36, 58],
  [2, -248, 52, 72],
  [2, -170, 66, 92],
  [98, -236, 34, 56],
  [98, -174, 44, 72],
] as const;

const drawShip = (stage: Stage, { bg, deep, lite, ink }: Colours, lost: boolean) => {
  const wood = lost ? mix(mix(deep, ink, 0.4), lite, 0.22) : mix("#8a4b24", ink, 0.2);
  const dark = mix(wood, ink, 0.5);
  const cloth = lost ? mix(lite, mix(bg, deep, 0.6), 0.4) : mix(lite, bg, 0.06);
  const gold = lost ? mix(wood, lite, 0.4) : "#e2ac48";
  const hull =
    "M-178 -66L-172 -98H-114V-66H62V-88H112V-118H180L164 -32C156 0 136 16 112 16H-108C-140 16 -164 -20 -178 -66Z";
  const sail = ([x, y, w, h]: (typeof SAILS)[number], i: number) => {
    const torn = lost
      ? `L${w * 0.5} ${h - 26}L${w * 0.3} ${h - 6}L${w * 0.05} ${h - 34}L${-w * 0.2} ${h - 4}L${-w * 0.44} ${h - 24}L${-w - 4} ${h}`
      : `Q-6 ${h - 24} ${-w - 4} ${h}`;
    return place(
      fill(
        `M${-w} 0H${w}C${w - 18} ${h * 0.4} ${w - 16} ${h * 0.7} ${w + 4} ${h}${torn}C${-w - 28} ${h * 0.7} ${-w - 28} ${h * 0.4} ${-w} 0Z`,
        cloth,
      ) +
        fill(
          `M${w * 0.3} 0H${w}C${w - 18} ${h * 0.4} ${w - 16} ${h * 0.7} ${w + 4} ${h}${lost ? `L${w * 0.5} ${h - 26}L${w * 0.3} ${h - 6}` : `Q${w * 0.5} ${h - 14} ${w * 0.2} ${h - 13}`}C${w * 0.02} ${h * 0.6} ${w * 0.1} ${h * 0.3} ${w * 0.3} 0Z`,
          mix(cloth, mix(deep, ink, 0.3), 0.34),
        ) +
        (lost && i % 2 ? oval([-w * 0.3, h * 0.4, 7, 12], mix(bg, deep, 0.5)) : "") +
        line(`M${-w - 6} 0H${w + 6}`, dark, 5),
      [x, y],
    );
  };
  const flag =
    fill(
      "M2 -376C-20 -386 -34 -366 -58 -378C-66 -380 -74 -378 -82 -374L-76 -352L-84 -328C-70 -336 -56 -330 -44 -328C-28 -324 -16 -340 2 -330Z",
      ink,
    ) +
    disc(-40, -357, 9.5, lite) +
    bar([-45, -352, 10, 8], lite) +
    disc(-43.6, -357, 2.6, ink) +
    disc(-36.4, -357, 2.6, ink) +
    line("M-54 -344L-26 -336M-26 -345L-54 -335", lite, 3.4);
  const ship =
    line("M-170 -84L-240 -128M-92 -60V-250M2 -60V-380M98 -80V-250", dark, 7) +
    line(
      "M-240 -128L-92 -240L2 -330L98 -244L176 -118M-216 -112L-92 -170M-92 -240L-60 -66M2 -330L40 -70M98 -244L120 -116",
      mix(dark, ink, 0.3),
      1.8,
    ) +
    fill(
      "M-232 -120L-104 -214C-122 -170 -150 -128 -178 -96Z",
      mix(cloth, mix(deep, ink, 0.3), 0.2),
    ) +
    SAILS.map(sail).join("") +
    flag +
    fill(hull, wood) +
    stage.shade(hull, [0, 20, 0, -60], mix(dark, ink, 0.6), 1) +
    fill(
      "M-172 -98H-114V-88H-174ZM112 -118H180L178 -106H112ZM-176 -66H62V-58H-175ZM62 -88H112V-80H62Z",
      gold,
    ) +
    line("M-170 -36H160M-158 -14H154", dark, 2.6) +
    repeat(
      7,
      (i) =>
        bar([-130 + i * 36, -52, 16, 13], mix(dark, ink, 0.6)) +
        (lost ? "" : disc(-130 + i * 36 + 8, -45, 4, gold)),
    ) +
    repeat(3, (i) => bar([122 + i * 17, -98, 11, 17], lost ? mix(cloth, wood, 0.4) : "#ffd27a")) +
    bar([-104, -182, 24, 12], dark) +
    bar([-12, -264, 28, 13], dark) +
    line("M176 -118V-150", dark, 4) +
    fill("M168 -150H184L181 -166H171Z", "#ffd27a");
  return ship;
};

export const motif: Motif = {
  mood: "sunset",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, height, floor, focus, scale, random } = stage;
    const lost = stage.set === 2;
    const sea = floor * 0.8;
    const water = mix(deep, ink, lost ? 0.42 : 0.3);
    const wave = (y: number, step: number, tone: string) =>
      fill(
        `M-4 ${round(y)}${repeat(Math.ceil(width / step) + 1, () => `q${step / 4} -9 ${step / 2} 0t${step / 2} 0`)}V${height + 4}H-4Z`,
        tone,
      );
    const fog = repeat(6, (i) =>
      bar(
        [
          random.between(-80, width * 0.6),
          sea + (-70 + i * 17) * scale,
          width * random.between(0.4, 0.7),
          12 * scale,
        ],
        lite,
        { rx: 6, opacity: 0.16 + (i % 3) * 0.07 },
      ),
    );
    return {
      body:
        stage.field(bg, lost ? mix(deep, ink, 0.3) : deep) +
        (lost
          ? disc(stage.across(40), stage.down(-110), 130 * scale, lite, { opacity: 0.35 }) +
            disc(stage.across(40), stage.down(-110), 96 * scale, mix(lite, bg, 0.25))
          : disc(focus.x, sea - 130 * scale, 186 * scale, mix(key, bg, 0.1)) +
            disc(focus.x, sea - 130 * scale, 220 * scale, key, { opacity: 0.16 })) +
        (lost
          ? ""
          : place(
              line(
                "M0 0Q8 -10 16 0Q24 -10 32 0M44 22Q50 14 56 22Q62 14 68 22",
                mix(deep, ink, 0.5),
                3.4,
              ),
              [stage.across(-196), stage.down(-150)],
              scale,
            )) +
        fill(stage.ground(sea - 8 * scale), mix(water, bg, 0.35)) +
        place(drawShip(stage, colours, lost), [focus.x + 14 * scale, sea], scale * 0.96, {
          turn: -2,
        }) +
        (lost ? fog : "") +
        wave(sea + 10 * scale, 64, water) +
        stage.shade(stage.ground(sea + 10 * scale), [0, height, 0, sea], ink, 0.6) +
        wave(sea + 40 * scale, 92, mix(water, ink, 0.25)) +
        repeat(7, (i) =>
          bar(
            [
              focus.x - (70 - i * 8 + (i % 2) * 20) * scale,
              sea + (18 + i * 9) * scale,
              (150 - i * 18) * scale,
              3 * scale,
            ],
            lost ? lite : key,
            { rx: 1.5, opacity: 0.5 },
          ),
        ),
      under: mix(water, ink, 0.25),
    };
  },
};
