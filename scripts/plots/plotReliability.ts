import type { CalibrationFigures } from "@worthy/recommender/evaluation";
import { linearAxis, pixelX, pixelY, svgChart, type Chart } from "./svgChart.ts";

const SMALLEST = 3;
const LARGEST = 13;

const percent = (value: number): string => `${Math.round(100 * value)} %`;

/**
 * Predicted against actual share of likes: dots on the dashed line are exact; a dot's area is the
 * number of ratings.
 */
export function plotReliability({ reliability, ece, count }: CalibrationFigures): string {
  const full = reliability.flatMap((bin) =>
    bin.promised === null || bin.kept === null
      ? []
      : [{ ...bin, promised: bin.promised, kept: bin.kept }],
  );
  const largest = Math.max(...full.map((bin) => bin.count));
  const error = ece === null ? "" : `, expected calibration error ${ece.toFixed(4)}`;
  const chart: Chart = {
    title: "How well Worthy’s scores hold up",
    description: `${full.map(({ promised, kept }) => `promised ${percent(promised)}, kept ${percent(kept)}`).join("; ")}${error}.`,
    x: linearAxis(`promised (${count} hidden ratings${error})`, {
      to: 1,
      step: 0.2,
      text: percent,
    }),
    y: linearAxis("liked, once watched", { to: 1, step: 0.2, text: percent }),
    right: 40,
  };
  return svgChart(chart, [
    `<line class="even" x1="${pixelX(chart, 0)}" y1="${pixelY(chart, 0)}" x2="${pixelX(chart, 1)}" y2="${pixelY(chart, 1)}"/>`,
    '<g class="a">',
    ...full.map(({ promised, kept, count }) => {
      const radius = Math.max(SMALLEST, LARGEST * Math.sqrt(count / largest)).toFixed(1);
      return `<circle class="dot" cx="${pixelX(chart, promised)}" cy="${pixelY(chart, kept)}" r="${radius}"/>`;
    }),
    "</g>",
  ]);
}
