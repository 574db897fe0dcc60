import type { DrawFamily, Frame, Scene } from "../art/scene.ts";
import { sky } from "../art/sky.ts";
import { stars } from "../art/dots.ts";
import { tonesOf } from "../art/tones.ts";
import { mix } from "../colour.ts";
import type { Random } from "../random.ts";
import { circle, path, polygon, type Point } from "../svg/shapes.ts";

/** Height of a range at a position, from -1 to 1; positions are in units from the focus. */
type Profile = (place: number) => number;

function hills(random: Random): Profile {
  const [one, two, speed] = [random.next() * 6.3, random.next() * 6.3, random.between(4, 8)];
  return (place) =>
    Math.sin(place * speed + one) * 0.65 + Math.sin(place * speed * 1.9 + two) * 0.35;
}

function peaks(random: Random): Profile {
  const corners = Array.from({ length: 40 }, (_, index) =>
    index % 2 === 0 ? random.between(0.1, 1) : random.between(-1, -0.2),
  );
  const jags = Array.from({ length: 160 }, () => random.between(-0.09, 0.09));
  return (place) => {
    const at = (place + 2) * 8;
    const cell = Math.min(38, Math.max(0, Math.floor(at)));
    const [left = 0, right = 0] = [corners[cell], corners[cell + 1]];
    return (
      left +
      (right - left) * (at - cell) +
      (jags[Math.abs(Math.floor((place + 2) * 32)) % 160] ?? 0)
    );
  };
}

/** Flat-topped desert rocks. */
function mesas(random: Random): Profile {
  const tops = Array.from({ length: 30 }, () =>
    random.chance(0.42) ? random.between(0.4, 1) : random.between(-0.9, -0.65),
  );
  return (place) => {
    const at = (place + 2) * 6;
    const cell = Math.min(28, Math.max(0, Math.floor(at)));
    const slope = Math.max(0, (at - cell - 0.86) / 0.14);
    const [here = 0, after = 0] = [tops[cell], tops[cell + 1]];
    return here + (after - here) * slope + Math.sin(place * 60) * 0.02;
  };
}

function outline(
  frame: Frame,
  top: number,
  rise: { readonly profile: Profile; readonly height: number },
): string {
  const step = 8;
  const points: Point[] = [];
  for (let x = -step; x <= frame.width + step; x += step)
    points.push({ x, y: top - rise.profile((x - frame.focus.x) / frame.unit) * rise.height });
  return polygon([
    ...points,
    { x: frame.width + step, y: frame.height },
    { x: -step, y: frame.height },
  ]);
}

function sun({ frame, palette, random }: Scene): string {
  const radius = frame.unit * random.between(0.13, 0.235);
  const at = {
    x: frame.focus.x + random.between(-0.26, 0.26) * frame.unit,
    y: frame.floor * random.between(0.38, 0.54),
  };
  const disc = circle([at.x, at.y, radius], { fill: palette.accent });
  return random.chance(0.25)
    ? circle([at.x, at.y, radius * 1.45], { fill: palette.accent, opacity: 0.16 }) + disc
    : disc;
}

/** A sun or moon over layered land: for drama, fantasy and westerns. */
export const drawStrata: DrawFamily = (scene) => {
  const { frame, palette, random } = scene;
  const { light, ink } = tonesOf(palette);
  const glowing = { ...palette, mid: mix(palette.mid, palette.accent, light ? 0 : 0.17) };
  const back = sky({ ...scene, palette: glowing }, light ? 0.4 : random.between(0.85, 1));
  const make = random.pick([hills, hills, peaks, mesas]);
  const high = make === hills ? random.between(0.045, 0.085) : random.between(0.08, 0.13);
  const layers = random.whole(3, 5);
  const night = !light && random.chance(0.35) ? stars(scene, 40) : "";
  const disc = sun(scene);
  const land = Array.from({ length: layers }, (_, index) => {
    const depth = (index + 1) / layers;
    const top = frame.floor * (0.6 + 0.36 * depth ** 0.9);
    const fill = light
      ? mix(mix(palette.mid, ink, 0.2), palette.ground, depth * 0.9)
      : mix(
          mix(palette.mid, palette.ground, 0.4),
          mix(palette.ground, ink, 0.5),
          (index / (layers - 1)) * 0.98,
        );
    const profile = (index === layers - 1 ? hills : make)(random);
    return path(
      outline(frame, top, { profile, height: frame.unit * high * (1.15 - depth * 0.4) }),
      { fill, opacity: index === 0 ? 0.72 : 1 },
    );
  });
  return { defs: back.defs, body: back.body + night + disc + land.join(""), base: "low" };
};
