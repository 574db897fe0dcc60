import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { bar, corners, disc, fill, line, oval, place, polar, repeat } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";
import { fade, table } from "../../stage/table.ts";

function cases(stage: Stage, { key, lite, ink }: Colours, standing: boolean) {
  const hide = mix(mix("#6a3d26", key, 0.08), ink, 0.18);
  const [dark, light] = [mix(hide, ink, 0.55), mix(hide, lite, 0.3)];
  const metal = mix("#d8b45a", lite, 0.15);
  const stitches = (d: string) => line(d, mix(hide, lite, 0.45), 2, { "stroke-dasharray": "7 5" });
  const lock = (x: number, y: number) =>
    bar([x - 19, y - 22, 38, 44], mix(metal, ink, 0.35), { rx: 5 }) +
    bar([x - 19, y - 22, 38, 38], metal, { rx: 5 }) +
    bar([x - 12, y - 14, 24, 9], mix(metal, lite, 0.6), { rx: 3 }) +
    disc(x, y + 5, 4, ink);
  const box = "M-196 0H196V122C196 132 190 138 180 138H-180C-190 138 -196 132 -196 122Z";
  const glow = mix(key, "#ffe9a8", 0.6);
  const ajar =
    oval([8, 140, 236, 14], ink, { opacity: 0.6 }) +
    fill("M-190 -40H190L200 4H-200Z", mix(glow, lite, 0.6)) +
    fill(box, hide) +
    stage.shade(box, [0, 150, 0, 10], ink, 1) +
    fill("M-196 0H196V14H-196Z", mix(hide, glow, 0.75)) +
    stitches("M-184 26H184V114Q184 126 172 126H-172Q-184 126 -184 114Z") +
    fill(
      "M-196 112V122C-196 132 -190 138 -180 138H-156L-196 98ZM196 112V122C196 132 190 138 180 138H156L196 98Z",
      metal,
    ) +
    bar([-62, 28, 14, 24], metal, { rx: 4 }) +
    bar([48, 28, 14, 24], metal, { rx: 4 }) +
    line("M-56 44C-56 92 56 92 56 44", dark, 19) +
    line("M-54 42C-52 84 52 84 54 42", light, 5) +
    lock(-126, 28) +
    lock(126, 28) +
    fill("M-206 -44L-176 -148H176L206 -44Z", hide) +
    fill(
      "M-206 -44L-176 -148H176L206 -44Z",
      stage.linear([0, -44, 0, -148], [0, ink, 0.7], [1, ink, 0.1]),
    ) +
    stitches("M-186 -58L-164 -138H164L186 -58") +
    bar([-208, -48, 416, 20], dark, { rx: 6 }) +
    bar([-204, -32, 408, 5], mix(glow, lite, 0.4)) +
    bar([-142, -50, 32, 24], metal, { rx: 4 }) +
    bar([110, -50, 32, 24], metal, { rx: 4 });
  const face =
    "M-190 -210H190C202 -210 206 -204 206 -194V-18C206 -6 200 0 188 0H-188C-200 0 -206 -6 -206 -18V-194C-206 -204 -202 -210 -190 -210Z";
  const note = place(
    bar([-44, -24, 88, 48], "#9cc08a", { rx: 2 }) +
      bar([-38, -18, 76, 36], "none", { stroke: "#3f6b42", "stroke-width": 2.5 }) +
      disc(0, 0, 12, "#3f6b42"),
    [120, -212],
    1,
    { turn: -24 },
  );
  const upright =
    oval([14, 2, 230, 13], ink, { opacity: 0.55 }) +
    fill("M-206 -8H206L420 46H-40Z", ink, { opacity: 0.28 }) +
    line("M-60 -212C-60 -262 60 -262 60 -212", dark, 20) +
    line("M-58 -216C-54 -254 54 -254 58 -216", light, 5) +
    bar([-74, -220, 28, 14], metal, { rx: 4 }) +
    bar([46, -220, 28, 14], metal, { rx: 4 }) +
    note +
    fill(face, hide) +
    stage.shade(face, [200, 0, -60, -160], ink, 1) +
    fill(
      "M-206 -150V-194C-206 -204 -202 -210 -190 -210H190C202 -210 206 -204 206 -194V-150Z",
      mix(hide, ink, 0.2),
    ) +
    line("M-206 -150H206", dark, 4) +
    stitches("M-194 -138H194V-20Q194 -12 184 -12H-184Q-194 -12 -194 -20Z") +
    fill("M-206 -42V-18C-206 -6 -200 0 -188 0H-164ZM206 -42V-18C206 -6 200 0 188 0H164Z", metal) +
    lock(-110, -150) +
    lock(110, -150) +
    fill("M-186 -202H-70L-180 -90H-196V-190Z", lite, { opacity: 0.1 });
  return standing ? upright : ajar;
}

export const motif: Motif = {
  mood: "wine",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, floor, focus, scale, set } = stage;
    const standing = set === 2;
    const horizon = floor * 0.8;
    const glow = mix(key, "#ffe9a8", 0.6);
    const figure = cases(stage, colours, standing);
    const rays = repeat(9, (i) =>
      fill(
        corners([polar(30, -166 + i * 19), polar(620, -169 + i * 19), polar(620, -162 + i * 19)]),
        stage.radial([0, 0, 460], [0, glow, 0.75], [1, glow, 0]),
      ),
    );
    const top = mix(deep, ink, 0.35);
    return {
      body:
        stage.field(bg, ink) +
        (standing
          ? stage.glow(
              [focus.x, horizon - 110 * scale, 330 * scale],
              [0, mix(bg, lite, 0.4), 0.9],
              [1, bg, 0],
            )
          : stage.glow(
              [focus.x, horizon - 60 * scale, 400 * scale],
              [0, glow, 0.75],
              [0.4, key, 0.35],
              [1, key, 0],
            ) + place(rays, [focus.x, horizon - 62 * scale], scale)) +
        table(stage, horizon, top, ink) +
        bar([-4, horizon, width + 8, 3], mix(top, standing ? lite : glow, 0.35)) +
        (standing
          ? place(figure, [focus.x, horizon + 34 * scale], scale * 0.98)
          : place(figure, [focus.x, horizon - 84 * scale], scale * 1.04) +
            stage.glow(
              [focus.x, horizon - 96 * scale, 290 * scale],
              [0, glow, 0.5],
              [1, glow, 0],
            )) +
        fade(stage, floor * 0.95, floor * 1.06, mix(top, ink, 0.3)),
      under: mix(top, ink, 0.3),
    };
  },
};
