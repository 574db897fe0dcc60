import type { DrawFamily, Scene } from "../art/scene.ts";
import { mix } from "../colour.ts";
import { circle, group, path, rect, type Point } from "../svg/shapes.ts";
import { formatNumber as n } from "../svg/formatNumber.ts";

type Bloom = Point & { readonly radius: number };

function petal(kind: string, length: number, half: number): string {
  const [l, h] = [length, half];
  if (kind === "leaf")
    return `M0 0C${n(h * 1.5)} ${n(-l * 0.3)} ${n(h)} ${n(-l * 0.8)} 0 ${n(-l)}C${n(-h)} ${n(-l * 0.8)} ${n(-h * 1.5)} ${n(-l * 0.3)} 0 0Z`;
  if (kind === "drop")
    return `M0 0L${n(h)} ${n(-l + h)}A${n(h)} ${n(h)} 0 1 0 ${n(-h)} ${n(-l + h)}Z`;
  return `M0 0C${n(h * 0.6)} ${n(-l * 0.2)} ${n(h * 1.7)} ${n(-l * 0.95)} ${n(h * 0.55)} ${n(-l)}Q0 ${n(-l * 0.86)} ${n(-h * 0.55)} ${n(-l)}C${n(-h * 1.7)} ${n(-l * 0.95)} ${n(-h * 0.6)} ${n(-l * 0.2)} 0 0Z`;
}

function bloom({ palette, random }: Scene, { x, y, radius }: Bloom): string {
  const count = random.whole(6, 13);
  const kind = random.pick(["leaf", "drop", "heart"]);
  const colours = random.shuffle([
    palette.accent,
    palette.mid,
    mix(palette.accent, palette.paper, 0.4),
  ]);
  const layers = [1, 0.72, 0.46].map((share, layer) => {
    const d = petal(kind, radius * share, (radius * share * 2.4) / count);
    const turned = Array.from({ length: count }, (_, index) =>
      path(d, { transform: `rotate(${n(((index + layer * 0.5) / count) * 360)})` }),
    ).join("");
    return group({ fill: colours[layer], opacity: layer === 0 ? 0.95 : 0.88 }, turned);
  });
  const heart =
    circle([0, 0, radius * 0.16], { fill: palette.ground }) +
    circle([0, 0, radius * 0.09], { fill: palette.paper });
  return group(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${random.whole(0, 40)})` },
    layers.join("") + heart,
  );
}

function stem({ frame, palette }: Scene, { x, y }: Bloom): string {
  const { floor, height, unit } = frame;
  const foot = frame.focus.x + (x - frame.focus.x) * 0.4;
  const colour = mix(palette.mid, palette.ground, 0.25);
  const line = `M${n(x)} ${n(y)}Q${n(x)} ${n((y + floor) / 2)} ${n(foot)} ${n(height)}`;
  const leaf = `M${n((x + foot) / 2)} ${n(floor)}c${n(unit * 0.04)} ${n(-unit * 0.1)} ${n(unit * 0.13)} ${n(-unit * 0.12)} ${n(unit * 0.19)} ${n(-unit * 0.11)}c${n(-unit * 0.02)} ${n(unit * 0.08)} ${n(-unit * 0.1)} ${n(unit * 0.13)} ${n(-unit * 0.19)} ${n(unit * 0.11)}Z`;
  return (
    path(line, { fill: "none", stroke: colour, "stroke-width": unit * 0.014 }) +
    path(leaf, { fill: colour })
  );
}

/** One flower or a few: for romance, drama and family films. */
export const drawPetals: DrawFamily = (scene) => {
  const { frame, palette, random } = scene;
  const { focus, unit, floor } = frame;
  const field = rect([0, 0, frame.width, frame.height], {
    fill: mix(palette.ground, palette.mid, random.pick([0, 0.16, 0.3])),
  });
  const size = Math.min(unit, floor * 1.1);
  const layouts: readonly [readonly Bloom[], ...(readonly Bloom[])[]] = [
    [{ x: focus.x, y: floor * 0.47, radius: size * 0.42 }],
    [{ x: focus.x + unit * 0.2, y: floor * 0.4, radius: size * 0.58 }],
    [
      { x: focus.x - unit * 0.17, y: floor * 0.3, radius: size * 0.25 },
      { x: focus.x + unit * 0.22, y: floor * 0.42, radius: size * 0.2 },
      { x: focus.x - unit * 0.1, y: floor * 0.72, radius: size * 0.18 },
    ],
  ];
  const blooms = random.pick(layouts);
  const stems =
    blooms.length > 1 || random.chance(0.4)
      ? blooms.map((flower) => stem(scene, flower)).join("")
      : "";
  return {
    body: field + stems + blooms.map((flower) => bloom(scene, flower)).join(""),
    base: "low",
  };
};
