import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, disc, fill, line, place, round } from "../../stage/shapes.ts";
import { person } from "../../stage/person.ts";

export const motif: Motif = {
  mood: "garden",
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { width, height, floor, scale } = stage;
    const horizon = floor * 0.44;
    const lawn = "#6d9a54";
    const house =
      fill("M-200 0V-96H60V0Z", lite) +
      bar([-214, -106, 300, 12], ink) +
      bar([-186, -84, 150, 84], mix(bg, ink, 0.72)) +
      bar([-186, -84, 150, 84], key, { opacity: 0.85 }) +
      line("M-136 -84V0M-86 -84V0", ink, 3) +
      bar([-20, -84, 56, 84], mix(lite, bg, 0.8)) +
      bar([60, -74, 130, 8], ink) +
      bar([176, -70, 7, 70], ink) +
      disc(-62, -22, 7, ink) +
      fill("M-70 0C-70 -12 -66 -15 -62 -15S-54 -12 -54 0Z", ink);
    // a shaft of light falls down a flight of steps, right to left
    const N = 8;
    let f = `M150 0H64L${64 - N * 26} ${N * 26}H-204V${N * 26 + 74}H${150 - N * 26 + 0}`;
    for (let i = N; i > 0; i -= 1) f += `V${i * 26}h26`;
    f += "Z";
    const room = fill(f, key, { opacity: 0.95 }) + stage.shade(f, [-200, 280, 140, -30], ink, 1);
    const man = place(fill(person(58), ink), [-140, N * 26 + 74], 0.9);
    const earth = stage.ground(horizon);
    return {
      body:
        stage.field(bg, mix(bg, deep, 0.4)) +
        fill(earth, ink) +
        fill(`M-4 ${round(horizon)}H${width + 4}v${round(11 * scale)}H-4Z`, lawn) +
        place(house, [stage.across(10), horizon], scale * 0.94) +
        place(room + man, [stage.across(10), horizon], scale * 0.94) +
        stage.shade(earth, [0, height, 0, horizon + 60], deep, 0.5),
      under: ink,
    };
  },
};
