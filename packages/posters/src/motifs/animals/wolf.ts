import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { pines } from "../../stage/pines.ts";
import { disc, fill, line, mirrored, oval, place, round } from "../../stage/shapes.ts";
import { fade } from "../../stage/table.ts";

const HOWLING =
  "M-92 -306C-84 -312 -74 -308 -68 -300L-34 -262C-20 -262 -4 -256 6 -246L50 -236L34 -212C58 -182 70 -146 88 -108C110 -66 118 -30 106 0H14C8 -12 14 -22 30 -22C18 -38 10 -54 4 -74C0 -44 -4 -24 -6 -12L-2 0H-46C-48 -10 -42 -16 -30 -16C-34 -52 -46 -86 -56 -112L-70 -124L-60 -134L-70 -152L-56 -160L-60 -180L-44 -186C-38 -196 -36 -206 -40 -216C-54 -226 -68 -238 -80 -254L-76 -266L-46 -250L-94 -294Z";
const RIM = "M34 -212C58 -182 70 -146 88 -108C110 -66 118 -30 106 0";
const HALF =
  "M0 -150C-30 -160 -56 -166 -74 -160C-84 -196 -110 -236 -138 -256C-158 -210 -162 -150 -150 -104C-170 -84 -180 -60 -184 -34L-164 -36C-176 -10 -184 20 -206 46L-170 48C-176 72 -182 90 -194 110L-150 108C-146 130 -140 146 -130 164L-100 150C-84 190 -50 226 0 240Z";

export const motif: Motif = {
  mood: "moon",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, focus, scale, set } = stage;
    const [night, land] = [mix(bg, deep, 0.55), mix(deep, ink, 0.6)];
    const coat = mix(mix(ink, deep, 0.25), lite, 0.16);
    const [light, dark] = [mix(coat, lite, 0.45), mix(coat, ink, 0.6)];
    const sits =
      fill("M84 -6C120 2 166 -14 184 -52C204 -24 184 22 110 20C92 16 84 6 84 -6Z", dark) +
      fill(HOWLING, coat) +
      stage.shade(HOWLING, [90, -20, -40, -120], ink, 1) +
      fill(
        "M-40 -216C-36 -206 -38 -196 -44 -186L-60 -180L-56 -160L-70 -152L-60 -134L-70 -124L-56 -112C-46 -86 -34 -52 -30 -16C-16 -60 -18 -100 -30 -136L-20 -140L-30 -166L-18 -172C-22 -190 -30 -204 -40 -216Z",
        light,
      ) +
      fill("M6 -246L50 -236L30 -220Q14 -226 6 -246Z", dark) +
      fill("M40 -96C76 -96 96 -60 92 0H30C20 -30 22 -70 40 -96Z", dark, { opacity: 0.5 }) +
      line("M-44 -252Q-36 -252 -30 -244", lite, 3.5) +
      disc(-88, -302, 6, ink) +
      line("M-72 -302L-36 -262C-20 -262 -4 -256 6 -246L48 -236", light, 3.5) +
      line(RIM, light, 4.5);
    const half =
      fill(HALF, coat) +
      fill(
        "M-134 -240C-146 -200 -148 -160 -140 -124C-128 -140 -108 -154 -88 -158C-96 -190 -114 -220 -134 -240Z",
        dark,
      ) +
      fill("M0 -150C-30 -160 -56 -166 -74 -160C-60 -120 -40 -90 -34 -40L-30 70L0 90Z", dark) +
      fill(
        "M-184 -34L-164 -36C-176 -10 -184 20 -206 46L-170 48C-176 72 -182 90 -194 110L-150 108C-146 130 -140 146 -130 164L-100 150C-84 190 -50 226 0 240V170C-40 150 -44 100 -56 60C-90 50 -130 10 -184 -34Z",
        light,
      ) +
      fill("M-118 -52C-90 -64 -56 -44 -42 -18C-70 -8 -100 -20 -118 -52Z", ink) +
      fill(
        "M-104 -44C-84 -52 -62 -38 -50 -20C-70 -16 -92 -24 -104 -44Z",
        mix(key, "#ffd23f", 0.35),
      ) +
      oval([-74, -33, 6, 12], ink) +
      line("M-130 -66C-96 -84 -60 -66 -34 -34", light, 6) +
      fill("M0 112C-22 106 -38 112 -40 122C-36 146 -14 156 0 158Z", ink) +
      line("M0 156V182Q-18 204 -44 196", ink, 5) +
      line("M-28 122Q-16 116 -6 118", light, 4);
    const head = mirrored(half);
    const ridge = `M-4 ${round(floor * 0.98)}L${round(stage.across(-260))} ${round(floor * 0.98)}L${round(stage.across(-150))} ${round(floor * 0.9)}L${round(stage.across(-120))} ${round(floor * 0.82)}Q${round(focus.x)} ${round(floor * 0.78)} ${round(stage.across(130))} ${round(floor * 0.81)}L${round(stage.across(250))} ${round(floor * 0.92)}L${width + 4} ${round(floor * 0.98)}V${height + 4}H-4Z`;
    return {
      body:
        stage.field(night, ink) +
        stage.stars(stage.wide ? 110 : 60, floor * 0.8, lite) +
        disc(focus.x, stage.down(-60), 234 * scale, lite, { opacity: 0.12 }) +
        disc(focus.x, stage.down(-60), 192 * scale, mix(lite, key, 0.1)) +
        disc(stage.across(90), stage.down(-140), 30 * scale, mix(lite, bg, 0.22)) +
        disc(stage.across(-100), stage.down(-30), 42 * scale, mix(lite, bg, 0.16)) +
        disc(stage.across(60), stage.down(40), 18 * scale, mix(lite, bg, 0.2)) +
        pines(stage, floor * 0.98, 190 * scale, mix(night, land, 0.55)) +
        (set === 2
          ? pines(stage, floor * 1.04, 90 * scale, land) +
            stage.art(place(head, [0, 0], 0.96)) +
            fade(stage, floor * 0.82, floor * 1.02, land)
          : fill(ridge, land) +
            line(
              `M${round(stage.across(-120))} ${round(floor * 0.82)}Q${round(focus.x)} ${round(floor * 0.78)} ${round(stage.across(130))} ${round(floor * 0.81)}`,
              mix(land, lite, 0.35),
              3,
            ) +
            place(sits, [focus.x - 10 * scale, floor * 0.81], scale * 1.06)),
      under: land,
    };
  },
};
