import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, fill, oval, place, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "streetlight",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { height, floor, scale } = stage;
    const horizon = floor * 0.95;
    // sitting, seen from the front, made of straight cuts and wide curves
    const tail = "M40 -6C110 10 168 -30 160 -92C156 -124 128 -132 118 -112C108 -90 112 -60 60 -46Z";
    const tip =
      "M160 -92C156 -124 128 -132 118 -112C114 -104 114 -96 112 -88C128 -100 146 -100 160 -92Z";
    const body = "M-64 0C-72 -70 -58 -130 -30 -172H30C58 -130 72 -70 64 0Z";
    const chest = "M-30 -166L0 -60L30 -166Z";
    const head =
      "M-76 -286L-32 -256C-12 -262 12 -262 32 -256L76 -286C84 -246 80 -214 62 -194L0 -138L-62 -194C-80 -214 -84 -246 -76 -286Z";
    const cheek =
      "M-66 -200C-40 -204 -20 -190 0 -150L0 -138L-62 -194ZM66 -200C40 -204 20 -190 0 -150L0 -138L62 -194Z";
    const figure =
      fill(tail, key) +
      stage.shade(tail, [60, 0, 150, -60], ink, 0.7) +
      fill(tip, lite) +
      fill(body, key) +
      stage.shade(body, [70, 0, -30, -60], ink, 0.7) +
      fill(chest, lite) +
      fill("M-10 0L-3 -72H3L10 0Z", mix(key, ink, 0.45)) +
      fill("M-46 0C-46 -20 -14 -20 -12 0ZM46 0C46 -20 14 -20 12 0Z", ink) +
      fill(head, key) +
      stage.shade(head, [0, -140, 0, -230], ink, 0.35) +
      fill(cheek, lite) +
      fill(
        "M-70 -272L-42 -252C-54 -244 -64 -232 -70 -222C-74 -240 -74 -256 -70 -272ZM70 -272L42 -252C54 -244 64 -232 70 -222C74 -240 74 -256 70 -272Z",
        ink,
      ) +
      fill("M-10 -152L0 -138L10 -152Q0 -158 -10 -152Z", ink) +
      fill(
        "M-44 -214Q-32 -220 -20 -208Q-32 -206 -44 -214ZM44 -214Q32 -220 20 -208Q32 -206 44 -214Z",
        ink,
      );
    const lx = stage.across(150);
    const lamp =
      bar([lx - 3.5, horizon - 420 * scale, 7, 420 * scale], ink) +
      place(
        fill("M-20 0L-13 -40H13L20 0Z", "#ffdf9a") +
          fill("M-24 -40H24L0 -62ZM-22 0H22V7H-22Z", ink),
        [lx, horizon - 420 * scale],
        scale,
      );
    const cone = `M${round(lx - 20 * scale)} ${round(horizon - 416 * scale)}L${round(lx - 330 * scale)} ${round(horizon)}H${round(lx + 210 * scale)}L${round(lx + 20 * scale)} ${round(horizon - 416 * scale)}Z`;
    const land = stage.ground(horizon);
    return {
      body:
        stage.field(bg, ink) +
        fill(
          cone,
          stage.linear(
            [0, horizon - 416 * scale, 0, horizon],
            [0, "#ffdf9a", 0.55],
            [1, "#ffdf9a", 0.1],
          ),
        ) +
        fill(land, deep) +
        stage.shade(land, [0, height, 0, horizon], ink, 0.9) +
        oval([stage.across(0), horizon + 2, 290 * scale, 13 * scale], "#ffdf9a", {
          opacity: 0.22,
        }) +
        lamp +
        place(figure, [stage.across(-44), horizon + 3], scale * 1.04),
      under: deep,
    };
  },
};
