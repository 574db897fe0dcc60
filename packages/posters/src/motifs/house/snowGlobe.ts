import { mix } from "../../colour.ts";
import type { Motif } from "../../motif.ts";
import { bar, boxAt, circleAt, disc, fill, line, oval, place, repeat } from "../../stage/shapes.ts";
import { person } from "../../stage/person.ts";
import { table } from "../../stage/table.ts";

const BASE =
  "M-122 88H122C128 120 146 150 166 176Q170 192 160 206H-160Q-170 192 -166 176C-146 150 -128 120 -122 88Z";
const SNOW = "M-200 72C-120 30 -60 52 0 50C70 46 120 30 200 70V160H-200Z";
const PINE = "M0 -120L24 -78H12L36 -42H16L46 0H-46L-16 -42H-36L-12 -78H-24Z";
const CAPS =
  "M0 -120L24 -78Q12 -84 6 -74Q0 -88 -8 -76Q-14 -84 -24 -78ZM-36 -42Q-22 -52 -14 -42Q-2 -54 8 -42Q20 -52 36 -42L14 -75Q0 -66 -14 -75Z";

const ROOF_SNOW =
  "M-80 -58C-50 -92 -30 -116 0 -136C30 -116 50 -92 80 -58C70 -62 62 -68 54 -70C40 -76 30 -96 18 -98C4 -108 -14 -104 -26 -90C-40 -84 -54 -66 -80 -58Z";
const GLEAM =
  "M-138 -66C-136 -126 -104 -168 -58 -188C-86 -162 -112 -122 -116 -66C-118 -50 -136 -50 -138 -66Z";
const STAR = "M0 126L4 134L13 135L6 140L8 148L0 143L-8 148L-6 140L-13 135L-4 134Z";

export const motif: Motif = {
  mood: "parlour",
  sets: 2,
  draw: (stage, { bg, deep, key, lite, ink }) => {
    const { floor, focus, scale, random, set } = stage;
    const foot = floor * 0.93;
    const wood = mix("#7c4a2c", ink, 0.1);
    const [brass, night] = ["#dcae58", mix(mix(bg, deep, 0.5), ink, 0.35)];
    const lamp = "#ffd777";
    const pine = mix("#2f6b4f", night, 0.3);
    const white = mix(lite, "#ffffff", 0.4);
    const ball = circleAt(0, -52, 166);
    const fir = bar([-5, -4, 10, 16], mix(wood, ink, 0.4)) + fill(PINE, pine) + fill(CAPS, white);
    const tree = (x: number, y: number, size: number) => place(fir, [x, y], size);
    const roof = mix(key, "#b8382c", 0.5);
    const house =
      bar([28, -140, 20, 44], mix(roof, ink, 0.5)) +
      bar([24, -146, 28, 10], white, { rx: 4 }) +
      fill("M-58 0V-64L0 -116L58 -64V0Z", mix("#c98d56", lite, 0.15)) +
      fill("M0 -116L58 -64V0H0Z", mix("#c98d56", ink, 0.22)) +
      fill("M-78 -56L0 -128L78 -56L66 -50L0 -110L-66 -50Z", roof) +
      fill(ROOF_SNOW, white) +
      fill(boxAt(-42, -54, 28, 30) + boxAt(16, -54, 28, 30), lamp) +
      fill(boxAt(-10, -44, 20, 44), mix(roof, ink, 0.35)) +
      disc(0, -82, 9, lamp) +
      line("M-28 -54V-24M-42 -39H-14M30 -54V-24M16 -39H44", mix(wood, ink, 0.4), 3);
    const smoke = line("M38 -152C30 -170 52 -178 42 -196", lite, 6, { opacity: 0.4 });
    const city = repeat(7, (i) => {
      const [x, rows] = [i * 39 - 132, random.between(5, 12)];
      const lamps = repeat(Math.floor(rows), (row) =>
        random.chance(0.6) ? boxAt(x + random.pick([5, 14]), 50 - row * 18, 5, 8) : "",
      );
      const tower = fill(boxAt(x, 50 - rows * 18, 32, 260), mix(night, lite, 0.22));
      return (
        tower + bar([x + 22, 50 - rows * 18, 10, 260], ink, { opacity: 0.3 }) + fill(lamps, lamp)
      );
    });
    const alone =
      fill("M-8 66L-96 84H-40L8 66Z", ink, { opacity: 0.25 }) +
      fill(person(70), ink, { transform: "translate(0 68)" }) +
      line("M-9 14H9M-8 15C-24 10 -30 20 -44 12", mix(key, "#d3262a", 0.4), 6);
    const hills = mix(mix(bg, lite, 0.45), night, 0.25);
    const inside =
      fill(ball, stage.linear([0, -220, 0, 110], [0, mix(night, ink, 0.35)], [1, hills])) +
      fill("M-200 40C-140 -14 -90 -20 -40 10C0 -30 80 -50 200 30V100H-200Z", hills) +
      (set === 2 ? city : tree(-104, 52, 0.95) + tree(110, 54, 0.8) + tree(-64, 60, 0.6) + smoke) +
      fill(SNOW, white) +
      fill("M-200 86C-100 62 60 100 200 78V160H-200Z", mix(white, night, 0.16)) +
      (set === 2
        ? alone
        : place(house, [8, 78], 1.02) +
          fill("M-2 78C-10 96 -50 104 -40 130H60C50 110 20 98 18 78Z", mix(white, night, 0.32)) +
          tree(84, 92, 0.5)) +
      repeat(64, (i) =>
        disc(random.between(-160, 160), random.between(-216, 84), 2 + (i % 3) * 1.2, white),
      );
    const glass =
      `<g clip-path="${stage.clip(ball)}">${inside}</g>` +
      disc(0, -52, 164, "none", { stroke: mix(lite, bg, 0.25), "stroke-width": 5, opacity: 0.9 }) +
      disc(0, -52, 156, "none", { stroke: lite, "stroke-width": 9, opacity: 0.12 }) +
      fill(GLEAM, "#ffffff", { opacity: 0.5 }) +
      oval([-122, -22, 9, 14], "#ffffff", { opacity: 0.5, transform: "rotate(-12 -122 -22)" }) +
      line("M112 36C132 14 144 -18 146 -48", "#ffffff", 6, { opacity: 0.4 });
    const gold = stage.linear([-128, 0, 128, 0], [0.2, brass], [1, mix(brass, ink, 0.45)]);
    const base =
      oval([10, 208, 196, 14], ink, { opacity: 0.45 }) +
      fill(BASE, wood) +
      stage.shade(BASE, [170, 180, -40, 110], ink, 1) +
      fill("M-160 206Q-170 192 -166 176H166Q170 192 160 206Z", mix(wood, ink, 0.45)) +
      line("M-158 174H158", mix(wood, lite, 0.4), 3) +
      bar([-128, 78, 256, 18], gold, { rx: 8 }) +
      line("M-118 83H20", mix(brass, lite, 0.7), 3) +
      bar([-52, 118, 104, 36], brass, { rx: 5 }) +
      bar([-46, 124, 92, 24], "none", { rx: 3, stroke: mix(brass, ink, 0.5), "stroke-width": 2 }) +
      fill(STAR, mix(brass, ink, 0.55));
    return {
      body:
        stage.field(bg, mix(bg, ink, 0.6)) +
        stage.art(stage.glow([0, -40, 320], [0, mix(lite, key, 0.3), 0.45], [1, lite, 0])) +
        table(stage, foot - 28 * scale, mix(deep, ink, 0.4), ink) +
        place(glass + base, [focus.x, foot - 208 * scale], scale),
      under: mix(deep, ink, 0.5),
    };
  },
};
