import { mix } from "../../colour.ts";
import type { Colours } from "../../moods.ts";
import type { Motif } from "../../motif.ts";
import { disc, fill, oval, place, repeat, round } from "../../stage/shapes.ts";
import type { Stage } from "../../stage/stage.ts";

function ship(stage: Stage, { key, lite, ink }: Colours) {
  const steel = mix(ink, lite, 0.34);
  const hull = "M-178 0C-160 -22 -96 -36 0 -36S160 -22 178 0C150 22 92 40 0 40S-150 22 -178 0Z";
  return (
    fill("M-70 -30C-66 -88 -36 -102 0 -102S66 -88 70 -30Z", mix(key, lite, 0.25)) +
    fill("M10 -101C46 -98 66 -84 70 -30H30C34 -60 28 -88 10 -101Z", mix(key, ink, 0.3)) +
    fill("M-52 -44C-50 -70 -40 -84 -26 -90C-36 -74 -40 -60 -40 -42Z", lite, { opacity: 0.9 }) +
    fill(hull, steel) +
    stage.shade(hull, [0, 50, 0, -16], ink, 1) +
    fill(
      "M-178 0C-160 -22 -96 -36 0 -36S160 -22 178 0C120 -12 -120 -12 -178 0Z",
      mix(steel, lite, 0.5),
    ) +
    oval([0, -31, 78, 8], mix(steel, ink, 0.4)) +
    repeat(9, (i) => {
      const x = (i - 4) * 36;
      return oval([x, 8 + 6 * Math.cos(x / 90), 8, 5.5], i % 2 ? key : lite);
    }) +
    fill("M-62 33Q0 46 62 33L50 50Q0 58 -50 50Z", mix(steel, ink, 0.3)) +
    oval([0, 50, 50, 6], lite)
  );
}

export const motif: Motif = {
  mood: "pines",
  sets: 2,
  draw: (stage, colours) => {
    const { bg, deep, key, lite, ink } = colours;
    const { width, height, floor, focus, scale, set, random } = stage;
    const horizon = floor * 0.9;
    const pine = (x: number, base: number, tall: number) => {
      let d = "";
      for (let i = 0; i < 5; i += 1) {
        const [y, half] = [base - tall + i * tall * 0.19, tall * (0.07 + i * 0.035)];
        d += `M${round(x)} ${round(y - tall * 0.06)}L${round(x + half)} ${round(y + tall * 0.24)}H${round(x - half)}Z`;
      }
      return d;
    };
    const row = (gap: number, tall: number, clear: number, tone: string) =>
      fill(
        repeat(Math.ceil(width / gap) + 2, (i) => {
          const x = (i - 0.5) * gap + random.between(-0.3, 0.3) * gap;
          const high = tall * random.between(0.75, 1.2);
          return Math.abs(x - focus.x) < clear ? "" : pine(x, horizon + 8, high);
        }),
        tone,
      );
    const man = (tone: string) =>
      fill("M-7 -40Q0 -45 7 -40L8 -20L6 0H1L0 -16L-1 0H-6L-8 -20Z", tone) + disc(0, -50, 7, tone);
    const land =
      fill(stage.ground(horizon), ink) +
      stage.shade(stage.ground(horizon), [0, horizon, 0, height], mix(deep, key, 0.3), 0.35);
    if (set === 2) {
      const smoke =
        "M-40 0C-90 -60 -30 -110 -80 -170C-130 -230 -60 -300 -110 -400C0 -330 -10 -250 10 -190C40 -120 0 -60 40 0Z";
      return {
        body:
          stage.field(bg, ink) +
          stage.stars(stage.wide ? 100 : 54, horizon * 0.8, lite) +
          disc(
            stage.across(30),
            horizon - 40 * scale,
            280 * scale,
            stage.radial(
              [stage.across(30), horizon - 40 * scale, 280 * scale],
              [0, key, 0.5],
              [1, key, 0],
            ),
          ) +
          row(21, 120 * scale, 40 * scale, mix(deep, ink, 0.3)) +
          place(
            fill(smoke, stage.linear([0, 0, 0, -400], [0, lite, 0.7], [1, lite, 0])),
            [stage.across(110), horizon - 70 * scale],
            scale,
          ) +
          place(ship(stage, colours), [stage.across(24), horizon - 34 * scale], scale * 1.16, {
            turn: -31,
          }) +
          land +
          fill(
            `M${round(stage.across(-220))} ${round(horizon + 2)}Q${round(stage.across(-130))} ${round(horizon - 42 * scale)} ${round(stage.across(-70))} ${round(horizon - 16 * scale)}T${round(stage.across(60))} ${round(horizon - 12 * scale)}T${round(stage.across(190))} ${round(horizon + 2)}Z`,
            ink,
          ) +
          place(man(mix(lite, key, 0.4)), [stage.across(172), horizon + 4], scale * 0.9),
        under: ink,
      };
    }
    const y = stage.down(-116);
    return {
      body:
        stage.field(bg, ink) +
        stage.stars(stage.wide ? 110 : 60, horizon * 0.6, lite) +
        row(16, 250 * scale, 0, mix(bg, deep, 0.6)) +
        row(30, 190 * scale, 66 * scale, mix(deep, ink, 0.45)) +
        fill(
          `M${round(focus.x - 50 * scale)} ${round(y + 46 * scale)}L${round(focus.x - 168 * scale)} ${round(horizon + 14)}Q${round(focus.x)} ${round(horizon + 40)} ${round(focus.x + 168 * scale)} ${round(horizon + 14)}L${round(focus.x + 50 * scale)} ${round(y + 46 * scale)}Z`,
          stage.linear([0, y, 0, horizon + 30], [0, lite, 0.95], [1, key, 0.35]),
        ) +
        row(50, 170 * scale, 176 * scale, mix(ink, deep, 0.35)) +
        land +
        oval([focus.x, horizon + 14 * scale, 168 * scale, 17 * scale], mix(key, lite, 0.4), {
          opacity: 0.85,
        }) +
        fill(
          `M${round(stage.across(8))} ${round(horizon + 14 * scale)}l${round(40 * scale)} ${round(14 * scale)}h${round(14 * scale)}Z`,
          ink,
          { opacity: 0.6 },
        ) +
        place(man(ink), [stage.across(14), horizon + 15 * scale], scale * 1.05) +
        place(ship(stage, colours), [focus.x, y], scale),
      under: ink,
    };
  },
};
