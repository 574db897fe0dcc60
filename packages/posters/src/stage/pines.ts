import { fill, repeat, round, times } from "./shapes.ts";
import type { Stage } from "./stage.ts";

/** A row of pines as wide as the stage, so many units high. */
export function pines(stage: Stage, foot: number, tall: number, colour: string): string {
  const gap = tall * 0.26;
  const tree = (x: number, high: number) =>
    times(4, (at) => {
      const [y, half] = [foot - high * (1 - at * 0.2), high * (0.08 + at * 0.045)];
      return `M${round(x)} ${round(y)}L${round(x + half)} ${round(y + high * 0.32)}H${round(x - half)}Z`;
    }).join("");
  const trees = repeat(Math.ceil(stage.width / gap) + 1, (at) =>
    tree(gap * (at + stage.random.between(-0.3, 0.3)), tall * stage.random.between(0.7, 1.15)),
  );
  return fill(trees + stage.ground(foot - tall * 0.1), colour);
}
