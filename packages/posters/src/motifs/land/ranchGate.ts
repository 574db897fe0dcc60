import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import {
  bar,
  boxAt,
  disc,
  fill,
  line,
  mirrored,
  place,
  repeat,
  round,
} from "../../stage/shapes.ts";

const HORSE =
  "M-68 -76C-70 -84 -64 -88 -58 -94L-48 -106L-46 -115L-40 -106C-28 -102 -20 -90 -10 -79C4 -74 22 -76 36 -79C52 -79 59 -70 58 -56C58 -48 54 -42 52 -36L59 -20L55 -3L58 0H46L48 -18L40 -34C36 -38 32 -38 30 -40C16 -35 0 -35 -12 -38L-15 -20L-13 0H-22L-23 -20L-27 -42C-35 -48 -36 -58 -38 -68C-42 -75 -46 -77 -50 -78L-60 -69C-66 -67 -68 -71 -68 -76ZM-26 -42L-35 -22L-33 0H-42L-44 -22L-36 -50ZM40 -40L33 -20L38 0H29L26 -20L26 -46ZM56 -72C72 -66 70 -40 67 -12C60 -26 60 -46 53 -58Z";
const RIDER =
  "M-2 -78C-6 -96 -8 -112 -2 -122Q6 -130 14 -122C22 -112 22 -96 22 -80L10 -62L4 -40L-6 -38L-10 -42H-4L-2 -64ZM-2 -120L-26 -98L-38 -98L-38 -92L-22 -92L2 -104ZM6 -128a11 12 0 1 1 .1 0ZM-16 -143C-10 -146 -6 -146 -4 -147C-4 -160 2 -162 6 -159C10 -162 16 -160 16 -147C18 -146 22 -146 28 -143Q6 -138 -16 -143Z";
const STEER =
  "M-14 -22C-40 -20 -66 -30 -74 -58C-54 -44 -34 -44 -18 -42H18C34 -44 54 -44 74 -58C66 -30 40 -20 14 -22C22 -10 16 0 14 10C12 26 12 40 0 44C-12 40 -12 26 -14 10C-16 0 -22 -10 -14 -22Z";

export const motif: Motif = {
  mood: "savanna",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale, set, random } = stage;
    const far = floor * 0.72;
    const under = mix(deep, ink, 0.55);
    const wood = mix(mix("#6b4026", deep, 0.3), ink, 0.45);
    const edge = mix(wood, mix(key, lite, 0.4), 0.55);
    const hill = (y: number, by: number, from: number) =>
      `M-4 ${round(y)}C${round(width * from)} ${round(y - by)} ${round(width * (from + 0.12))} ${round(y - by * 1.1)} ${round(width * (from + 0.3))} ${round(y - by * 0.5)}S${round(width * 0.86)} ${round(y - by * 1.3)} ${width + 4} ${round(y - by * 0.5)}V${height + 4}H-4Z`;
    const mesa = `M-4 ${round(far)}V${round(far - 60 * scale)}L${round(width * 0.1)} ${round(far - 66 * scale)}L${round(width * 0.16)} ${round(far - 22 * scale)}L${round(width * 0.3)} ${round(far)}ZM${round(width * 0.66)} ${round(far)}L${round(width * 0.76)} ${round(far - 84 * scale)}H${round(width * 0.9)}L${round(width * 0.94)} ${round(far - 40 * scale)}H${width + 4}V${round(far)}Z`;
    const post =
      fill("M-206 -170L-178 -172L-174 216H-212Z", wood) +
      fill("M-184 -172L-178 -172L-174 216H-184Z", edge) +
      line("M-200 -150L-204 20M-194 -60L-196 200M-202 60L-205 170", mix(wood, edge, 0.35), 3) +
      fill("M-220 206Q-194 190 -166 206L-160 222H-228Z", mix(wood, ink, 0.4)) +
      line("M-190 -110L-128 -164", wood, 12);
    const beam =
      fill("M-236 -196C-100 -204 100 -192 236 -200L232 -164C100 -160 -100 -170 -234 -162Z", wood) +
      fill("M-234 -170C-100 -176 100 -166 233 -171L232 -164C100 -160 -100 -170 -234 -162Z", edge) +
      line(
        "M-210 -184C-150 -190 -60 -186 20 -184M60 -188C120 -184 180 -188 214 -190",
        mix(wood, edge, 0.35),
        3,
      ) +
      line("M-46 -168V-140M46 -168V-140", mix(ink, lite, 0.25), 4) +
      place(
        fill(STEER, mix(lite, ink, 0.12)) +
          fill("M0 -22C10 -20 16 -10 14 10C12 26 12 40 0 44Z", ink, { opacity: 0.25 }) +
          fill("M-11 -6L-3 0L-9 6ZM11 -6L3 0L9 6Z", ink),
        [0, -96],
        1.08,
      );
    const rails = [0, 1]
      .map((i) => {
        const y = stage.down(60 + i * 62);
        const [left, right] = [stage.across(-190), stage.across(190)];
        return `M-4 ${round(y - 12 * scale)}L${round(left)} ${round(y)}M${round(right)} ${round(y)}L${width + 4} ${round(y - 12 * scale)}`;
      })
      .join("");
    const fence = repeat(Math.ceil(width / (75 * scale)), (i) => {
      const x = (i % 2 === 0 ? -1 : 1) * (295 + Math.floor(i / 2) * 150);
      return bar([stage.across(x - 8), stage.down(28), 16 * scale, 150 * scale], wood);
    });
    const road = `M${round(focus.x - 10 * scale)} ${round(far + 4)}C${round(focus.x + 50 * scale)} ${round(far + 40 * scale)} ${round(focus.x - 110 * scale)} ${round(far + 70 * scale)} ${round(focus.x - 170 * scale)} ${round(floor * 1.1)}H${round(focus.x + 170 * scale)}C${round(focus.x + 120 * scale)} ${round(far + 80 * scale)} ${round(focus.x + 76 * scale)} ${round(far + 30 * scale)} ${round(focus.x + 8 * scale)} ${round(far + 4)}Z`;
    const grass = repeat(
      stage.wide ? 46 : 22,
      () =>
        `M${round(random.next() * width)} ${round(random.between(far + 30, floor))}l-4 -12m4 12l1 -15m-1 15l6 -10`,
    );
    const rim = mix(key, lite, 0.55);
    const outline = HORSE + (set === 2 ? RIDER : "");
    const horse = line(outline, rim, 3.2) + fill(outline, mix(ink, deep, 0.12));
    return {
      body:
        stage.field(set === 2 ? mix(bg, ink, 0.12) : bg, mix(bg, ink, 0.5)) +
        disc(focus.x + 20 * scale, far - 70 * scale, 178 * scale, key, { opacity: 0.3 }) +
        disc(focus.x + 20 * scale, far - 70 * scale, 140 * scale, mix(lite, key, 0.3)) +
        fill(
          repeat(4, (i) => boxAt(-4, far - (190 - i * 44) * scale, width + 8, (5 + i * 3) * scale)),
          mix(bg, key, 0.35),
          { opacity: 0.4 },
        ) +
        fill(mesa, mix(deep, bg, 0.35)) +
        fill(hill(far + 6 * scale, 46 * scale, 0.15), mix(deep, bg, 0.12)) +
        fill(
          stage.ground(far + 10 * scale),
          stage.linear([0, far, 0, floor], [0, mix(deep, key, 0.22)], [1, under]),
        ) +
        fill(
          road,
          stage.linear(
            [0, far, 0, floor * 1.06],
            [0, mix(deep, lite, 0.55)],
            [0.5, mix(deep, key, 0.4)],
            [1, under],
          ),
        ) +
        line(grass, mix(deep, ink, 0.5), 2.4) +
        place(horse, [focus.x - 14 * scale, stage.down(172)], scale * 1.08) +
        line(rails, wood, 11 * scale) +
        line(rails, edge, 2.5 * scale, { transform: "translate(0 -4)" }) +
        fence +
        stage.art(mirrored(post) + beam),
      under,
    };
  },
};
