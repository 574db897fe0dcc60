import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { fill, line, oval, place, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "paper",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, floor, focus, scale, wide, random } = stage;

    const sky = (base: number, col: string, max: number, dir: 1 | -1, seedShift: number) => {
      let d = "";
      let win = "";
      let x = -10;
      while (x < width + 10) {
        const w = random.between(24, 66) * (wide ? 1.25 : 1);
        const centre = Math.abs(x + w / 2 - focus.x) / (width * (wide ? 0.4 : 0.55));
        const h = max * (0.34 + 0.66 * Math.min(1, centre)) * random.between(0.3, 1.16) + seedShift;
        const top = base - dir * h;
        d += `M${round(x)} ${round(base)}H${round(x + w + 0.6)}V${round(top)}H${round(x)}Z`;
        if (random.chance(0.28))
          d += `M${round(x)} ${round(top)}L${round(x + w / 2)} ${round(top - dir * w * random.pick([0.5, 0.9]))}L${round(x + w)} ${round(top)}Z`;
        else if (random.chance(0.4))
          d += `M${round(x + w * 0.22)} ${round(top)}v${round(-dir * 14)}H${round(x + w * 0.78)}v${round(dir * 14)}ZM${round(x + w / 2 - 1.5)} ${round(top - dir * 12)}v${round(-dir * 26)}h3v${round(dir * 26)}Z`;
        else if (random.chance(0.3))
          d += `M${round(x + w / 2 - 1.5)} ${round(top)}v${round(-dir * 18)}h3v${round(dir * 18)}Z`;
        for (let yy = 12; yy < h - 8; yy += 12)
          for (let xx = 6; xx < w - 6; xx += 9)
            if (random.chance(0.12))
              win += `M${round(x + xx)} ${round(top + dir * yy)}h4v${round(dir * 6)}h-4Z`;
        x += w;
      }
      return [d, win] as const;
    };
    const low = floor * 1.0;
    const hi = -4;
    const [d1, w1] = sky(low, ink, floor * 0.36, 1, 12);
    const [d2, w2] = sky(hi, ink, floor * 0.36, -1, 16);
    const [d3] = sky(low, deep, floor * 0.4, 1, 40);
    const [d4] = sky(hi, deep, floor * 0.4, -1, 40);
    const top =
      "M-6 -96C-6 -100 6 -100 6 -96L8 -44C52 -36 84 -20 84 -4C84 14 40 34 14 44C8 60 4 84 0 104C-4 84 -8 60 -14 44C-40 34 -84 14 -84 -4C-84 -20 -52 -36 -8 -44Z";
    const T =
      fill(top, key) +
      stage.shade(top, [80, 0, -30, 0], ink, 0.9) +
      oval([0, -6, 82, 15], mix(key, lite, 0.28)) +
      oval([0, -9, 12, 4], ink) +
      fill("M-6 -96C-6 -100 6 -100 6 -96L8 -12H-8Z", mix(key, ink, 0.3)) +
      line("M-110 -2C-112 26 -30 40 30 36M110 -6C112 -32 40 -40 22 -40", mix(bg, ink, 0.45), 2.4);
    return {
      body:
        stage.field(bg, mix(bg, deep, 0.5)) +
        fill(d3, mix(bg, deep, 0.6)) +
        fill(d4, mix(bg, deep, 0.6)) +
        fill(d1, ink) +
        fill(d2, ink) +
        fill(w1 + w2, mix(ink, bg, 0.55)) +
        fill(stage.ground(low - 1), ink) +
        place(T, [focus.x, floor * 0.5], scale * 1.12, { turn: 8 }),
      under: ink,
    };
  },
};
