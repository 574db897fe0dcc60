import { formatNumber as n } from "../svg/formatNumber.ts";
import { group } from "../svg/shapes.ts";

type Paints = { readonly ink: string; readonly lit: string };

/**
 * Places a silhouette in the scene, with its feet at the point. `box` is the width of its box; all
 * are 200 high.
 */
export function stand(
  drawing: string,
  box: number,
  at: {
    readonly x: number;
    readonly y: number;
    readonly height: number;
    readonly paints: Paints;
    readonly flip?: boolean;
  },
): string {
  const scale = at.height / 200;
  const turned = at.flip ? -1 : 1;
  const transform = `translate(${n(at.x - (turned * box * scale) / 2)} ${n(at.y - at.height)}) scale(${n(turned * scale, 3)} ${n(scale, 3)})`;
  return group(
    { transform, fill: at.paints.ink },
    drawing.replaceAll("{lit}", at.paints.lit).replaceAll("{ink}", at.paints.ink),
  );
}
