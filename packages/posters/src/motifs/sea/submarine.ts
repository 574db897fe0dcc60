import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, oval, place, polar, repeat, round } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";

const HULL =
  "M-214 0C-208 -40 -160 -58 -110 -60H80C146 -58 196 -30 220 -6C196 28 146 54 80 56H-110C-160 54 -208 38 -214 0Z";

const drawBoat = (stage: Stage, { deep, key, lite, ink }: Colours) => {
  const steel = mix(mix(lite, deep, 0.34), ink, 0.1);
  const dim = mix(steel, mix(deep, ink, 0.6), 0.6);
  const ship =
    line("M4 -112V-222H-14M16 -112V-150", steel, 7) +
    line("M6 -112V-222", dim, 2.6) +
    bar([-22, -228, 16, 13], steel, { rx: 3 }) +
    disc(-21, -221.5, 4.5, key) +
    fill("M-66 -56C-58 -80 -56 -104 -46 -116H44C54 -100 60 -80 72 -56Z", steel) +
    fill("M10 -116H44C54 -100 60 -80 72 -56H22Z", dim) +
    bar([-52, -122, 102, 8], mix(steel, lite, 0.4), { rx: 3 }) +
    fill("M-74 -88H-46L-50 -76H-82Z", dim) +
    disc(-26, -88, 9, dim) +
    disc(-26, -88, 6, key) +
    disc(2, -88, 9, dim) +
    disc(2, -88, 6, key) +
    fill("M186 -8L214 -72H240L232 -4L240 64H214Z", mix(dim, ink, 0.2)) +
    oval([244, -36, 6, 28], steel) +
    oval([244, 30, 6, 28], dim) +
    bar([216, -8, 32, 10], steel, { rx: 4 }) +
    fill(HULL, steel) +
    fill(
      "M-214 0C-190 14 -140 20 -90 20H120C170 18 206 6 220 -6C196 28 146 54 80 56H-110C-160 54 -208 38 -214 0Z",
      dim,
    ) +
    stage.shade(HULL, [0, 60, 0, -40], mix(dim, ink, 0.7), 1) +
    line("M-184 -36C-160 -46 -130 -50 -104 -51H60", mix(steel, lite, 0.6), 5) +
    line("M-116 -60C-126 -20 -126 20 -116 56M92 -60C104 -20 104 20 92 55", dim, 2.6) +
    repeat(11, (i) => disc(-104 + i * 18.6, 34, 2, mix(dim, ink, 0.5))) +
    repeat(
      6,
      (i) =>
        disc(-84 + i * 32, -14, 11, dim) +
        disc(-84 + i * 32, -14, 8, key) +
        disc(-86 + i * 32, -17, 2.6, lite),
    ) +
    fill("M-176 18L-150 46H-112L-134 16Z", mix(dim, ink, 0.35)) +
    disc(-190, -2, 13, mix(dim, ink, 0.3)) +
    disc(-191, -2, 9, lite);
  return ship;
};

export const motif: Motif = {
  mood: "liner",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, height, floor, focus, scale, random } = stage;
    const hunted = stage.set === 2;
    const top = hunted ? -8 : stage.down(-150);
    const water = mix(mix(deep, bg, 0.2), ink, 0.22);
    const abyss = mix(deep, ink, 0.74);
    const lamp = fill(
      "M-196 -10L-640 -120V190L-196 8Z",
      stage.linear([-196, 0, -600, 0], [0, lite, 0.62], [0.55, lite, 0.14], [1, lite, 0]),
    );
    const mine = (x: number, y: number, s: number) =>
      place(
        line("M0 30V460", mix(abyss, lite, 0.1), 4, { "stroke-dasharray": "10 5" }) +
          repeat(10, (i) => {
            const [px, py] = polar(46, i * 36);
            return (
              line(`M0 0L${round(px)} ${round(py)}`, mix(abyss, lite, 0.14), 7) +
              disc(px, py, 4.6, key)
            );
          }) +
          disc(0, 0, 36, mix(abyss, lite, 0.16)) +
          fill("M14 -33A36 36 0 0 1 -20 30A44 44 0 0 0 14 -33Z", ink, { opacity: 0.5 }) +
          line("M-24 -14A28 28 0 0 1 -8 -27", mix(abyss, lite, 0.5), 4),
        [x, y],
        s,
      );
    const freighter =
      fill("M-40 0L-46 -12H-20V-26H-8V-34H4V-26H12V-12H48L42 0Z", ink) +
      fill("M-2 -34L0 -48H8L8 -34Z", key) +
      line("M30 -12V-36M-34 -12V-28", ink, 2);
    const bed = `M-4 ${round(floor * 0.98)}${repeat(Math.ceil(width / 120) + 1, (i) => `l${30 + (i % 3) * 8} ${-24 - (i % 2) * 22}l26 14l${64 - (i % 3) * 8} ${10 + (i % 2) * 22}`)}V${height + 4}H-4Z`;
    return {
      body:
        stage.field(hunted ? water : bg, hunted ? ink : mix(deep, ink, 0.4)) +
        (hunted
          ? ""
          : stage.stars(stage.wide ? 70 : 30, top * 0.8, lite) +
            disc(stage.across(-128), top - 34 * scale, 46 * scale, mix(lite, bg, 0.1)) +
            place(freighter, [stage.across(-130), top + 1], scale * 0.8)) +
        fill(
          stage.ground(top),
          stage.linear(
            [0, top, 0, floor],
            [0, hunted ? mix(water, ink, 0.3) : mix(water, bg, 0.2)],
            [1, abyss],
          ),
        ) +
        (hunted
          ? ""
          : line(`M-4 ${round(top)}H${width + 4}`, mix(lite, deep, 0.3), 2) +
            repeat(5, (i) =>
              line(
                `M${round(stage.across(-60 + i * 26))} ${round(top + (7 + (i % 3) * 7) * scale)}h${round(18 * scale)}`,
                lite,
                2,
                { opacity: 0.45 },
              ),
            )) +
        (hunted
          ? repeat(6, (i) =>
              disc(stage.across(-40), stage.down(-40), (70 + i * 56) * scale, "none", {
                stroke: key,
                "stroke-width": 3.4 - i * 0.4,
                opacity: 0.95 - i * 0.14,
              }),
            )
          : "") +
        (hunted
          ? place(drawBoat(stage, colours), [stage.across(-40), stage.down(-36)], scale * 0.5) +
            stage.art(
              mine(-166, 76, 0.8) +
                mine(150, 96, 1.35) +
                mine(-60, 168, 0.5) +
                mine(196, -140, 0.5),
            )
          : place(lamp + drawBoat(stage, colours), [focus.x, stage.down(58)], scale * 0.87) +
            repeat(14, () =>
              disc(
                stage.across(210 + random.between(-26, 30)),
                stage.down(random.between(-100, 30)),
                random.pick([2, 3, 4.5]) * scale,
                "none",
                { stroke: lite, "stroke-width": 1.4, opacity: 0.6 },
              ),
            )) +
        fill(bed, mix(abyss, ink, 0.2)),
      under: mix(abyss, ink, 0.2),
    };
  },
};
