import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { fill, group, line, oval, place, repeat, round } from "../../stage/shapes.ts";

export const motif: Motif = {
  mood: "velvet",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, floor, focus, scale, wide, random } = stage;
    const horizon = floor * 0.9;
    const back = "M-150 -132C-110 -150 -60 -146 0 -146S110 -150 150 -132L158 -40H-158Z";
    const arm = "M-212 -74C-212 -104 -148 -104 -148 -74V-8H-206Z";
    const couch =
      fill(back, key) +
      stage.shade(back, [0, -30, 0, -140], ink, 0.55) +
      line("M-50 -140V-58M50 -140V-58", mix(key, ink, 0.3), 3) +
      fill("M-156 -62H156V-14H-156Z", mix(key, lite, 0.18)) +
      line("M-52 -62V-16M52 -62V-16", mix(key, ink, 0.3), 3) +
      fill("M-176 -24H176V0H-176Z", mix(key, ink, 0.22)) +
      fill(arm, key) +
      stage.shade(arm, [-200, 0, -200, -90], ink, 0.5) +
      group(fill(arm, key) + stage.shade(arm, [-200, 0, -200, -90], ink, 0.5), {
        transform: "scale(-1 1)",
      }) +
      fill("M-196 0h20l-5 20h-9ZM196 0h-20l5 20h9Z", ink);
    const um = fill(
      "M-168 0C-160 -96 -84 -142 0 -142S160 -96 168 0C152 -22 128 -22 112 0C96 -22 72 -22 56 0C40 -22 16 -22 0 0C-16 -22 -40 -22 -56 0C-72 -22 -96 -22 -112 0C-128 -22 -152 -22 -168 0Z",
      lite,
    );
    const seg = fill(
      "M-112 0C-110 -72 -60 -128 0 -142C-30 -110 -54 -60 -56 0C-72 -22 -96 -22 -112 0ZM0 0C0 -60 0 -100 0 -142C30 -110 54 -60 56 0C40 -22 16 -22 0 0ZM112 0C110 -72 60 -128 0 -142C84 -142 160 -96 168 0C152 -22 128 -22 112 0Z",
      "#f2644f",
    );
    const handle = line("M0 -150V132C0 156 30 156 30 134", ink, 6);
    const rain = repeat(wide ? 60 : 30, () => {
      const x = random.next() * width * 1.1;
      const y = random.next() * horizon * 0.96;
      return `M${round(x)} ${round(y)}l-7 22`;
    });
    const land = stage.ground(horizon);
    return {
      body:
        stage.field(bg, ink) +
        line(rain, mix(bg, lite, 0.34), 2) +
        fill(land, deep) +
        stage.shade(land, [0, horizon, 0, horizon + 120], ink, 0.7) +
        place(
          oval([0, 22, 226, 11], ink, { opacity: 0.45 }) +
            place(handle + um + seg, [6, -228], 1.04, { turn: 9 }) +
            couch,
          [focus.x, horizon + 4],
          scale,
        ),
      under: deep,
    };
  },
};
