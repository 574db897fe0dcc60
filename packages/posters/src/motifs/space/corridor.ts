import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { enlarge, fill, group, line, place } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "space",
  draw: (stage, { key, lite, ink }) => {
    const { floor } = stage;
    const oct = (r: number) =>
      enlarge("M-39.5 -100L39.5 -100L94 -50L94 46L58.3 86L-58.3 86L-94 46L-94 -50Z", r / 100);
    let b = stage.full(ink);
    const N = 9;
    const cols = (t: number) =>
      t < 0.42 ? mix(lite, key, t / 0.42) : mix(key, ink, Math.min(1, (t - 0.42) / 0.42));
    for (let i = N; i >= 0; i -= 1) {
      const r = 44 * 1.36 ** i;
      const t = i / N;
      const c = cols(Math.min(1, t * 1.08));
      b += stage.art(
        fill(oct(r), c) +
          (i ? stage.shade(oct(r), [0, -r, 0, r * 0.3], ink, 0.75) : "") +
          fill(`${oct(r)}${oct(r * 0.93)}`, mix(c, ink, 0.5), { "fill-rule": "evenodd" }),
      );
    }
    b += stage.art(fill("M-58 190L-14 36H14L58 190Z", lite, { opacity: 0.16 }));
    const cat = group(
      fill(
        "M34 74l2 22c-5 7-7 14-5 23-11 17-15 37-15 54 0 14 4 22 10 27h54c9-4 12-14 10-28-3-24-13-38-18-52 3-9 1-17-4-24l2-22-14 12c-3-1-5-1-8 0z",
        ink,
      ) + line("M84 196c24 4 26-30 10-38", ink, 9),
      { transform: "translate(-30 -150) scale(.76)" },
    );
    return {
      body:
        b +
        stage.art(place(cat, [0, 206], 0.8)) +
        fill(
          stage.ground(floor * 0.86),
          stage.linear([0, floor * 0.86, 0, floor * 1.06], [0, ink, 0], [1, ink]),
        ),
      under: ink,
    };
  },
};
