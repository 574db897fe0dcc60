import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, group, line, place } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "oak",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { random } = stage;
    const tilt = random.pick([-9, 9]);
    const pan = (c: string) =>
      line("M0 0L-52 132M0 0L52 132", key, 3) +
      fill("M-66 132H66C60 168 32 178 0 178S-60 168 -66 132Z", key) +
      c;
    const rad = (tilt * Math.PI) / 180;
    const e = (d: number) => [d * 152 * Math.cos(rad), -150 + d * 152 * Math.sin(rad)] as const;
    const [lx, ly] = e(-1);
    const [rx, ry] = e(1);
    const figure =
      fill("M-9 -150H9L14 180H-14Z", key) +
      fill("M-92 204C-84 184 -40 180 0 180S84 184 92 204Z", key) +
      bar([-100, 202, 200, 12], mix(key, ink, 0.35)) +
      group(
        fill(
          "M-160 -4C-100 -18 -40 -14 0 -18C40 -14 100 -18 160 -4V4C100 -4 40 4 0 8C-40 4 -100 -4 -160 4Z",
          key,
        ),
        { transform: `translate(0 -150) rotate(${tilt})` },
      ) +
      disc(0, -150, 17, key) +
      disc(0, -150, 7, bg) +
      fill("M0 -206L10 -176H-10Z", key) +
      place(pan(""), [lx, ly], 1) +
      place(pan(""), [rx, ry], 1) +
      place("", [tilt < 0 ? lx : rx, (tilt < 0 ? ly : ry) + 128], 1) +
      place(
        fill("M-26 0C-30 -40 30 -40 26 0Z", lite),
        [tilt > 0 ? rx : lx, (tilt > 0 ? ry : ly) + 132],
        1,
      ) +
      place(
        fill("M-3 0C-4 -30 10 -52 34 -60C36 -34 22 -8 3 0Z", lite) +
          line("M-6 4C2 -16 12 -32 26 -46", bg, 2),
        [tilt > 0 ? lx : rx, (tilt > 0 ? ly : ry) + 132],
        1,
      );
    return {
      body:
        stage.field(bg, ink, ink) +
        stage.art(
          disc(0, 0, 226, mix(bg, deep, 0.55)) +
            figure +
            stage.shade("M-180 -220H180V220H-180Z", [0, 0, 0, 0.1], ink, 0),
          [0, 4],
        ),
      under: bg,
    };
  },
};
