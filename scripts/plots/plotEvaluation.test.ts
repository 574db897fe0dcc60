import type { EvaluationReport } from "@worthy/recommender/evaluation";
import { expect, test } from "vitest";
import { plotsOf } from "./plotEvaluation.ts";
import { linearAxis, pixelY, svgChart } from "./svgChart.ts";

const estimate = (mean: number) => ({ mean, standardError: 0.01, people: 9 });
const curve = (key: string, name: string, means: number[]) => ({
  key,
  name,
  points: means.map((mean, at) => ({
    ratings: [0, 1, 50][at] ?? 0,
    reached: 9,
    ndcg: estimate(mean),
    againstPopularity: null,
  })),
});
const calibration = (
  reliability: { promised: number | null; kept: number | null; count: number }[],
) => ({ reliability, ece: 0.012, count: 30 });
// Only what the plots read.
const reportWith = (parts: object) =>
  ({ format: 1, models: [], learningCurve: [], ...parts }) as unknown as EvaluationReport;

test("draws a learning curve with a line for each model, labelled at its end", () => {
  const svg =
    plotsOf(
      reportWith({
        learningCurve: [
          curve("popularity", "popularity", [0.2, 0.2, 0.2]),
          curve("worthy", "Worthy <&>", [0.2, 0.3, 0.21]),
        ],
      }),
    ).get("learning-curve.svg") ?? "";
  expect(svg.match(/<polyline/g)).toHaveLength(2);
  expect(svg.match(/<circle/g)).toHaveLength(6);
  expect(svg).toContain(">Worthy &lt;&amp;&gt;</text>");
  expect(svg).toContain("prefers-color-scheme: dark");
  // Names at nearly the same height are moved apart.
  const [first = 0, second = 0] = [
    ...svg.matchAll(/class="name" x="[\d.]+" dx="12" y="([\d.]+)"/g),
  ].map((match) => Number(match[1]));
  expect(Math.abs(first - second)).toBeGreaterThanOrEqual(17);
});

test("draws a reliability plot with a dot for each bin that isn't empty", () => {
  const reliability = [
    { promised: 0.1, kept: 0.2, count: 10 },
    { promised: null, kept: null, count: 0 },
    { promised: 0.9, kept: 0.8, count: 20 },
  ];
  const svg =
    plotsOf(reportWith({ models: [{ key: "worthy", worthy: calibration(reliability) }] })).get(
      "reliability.svg",
    ) ?? "";
  expect(svg.match(/<circle/g)).toHaveLength(2);
  expect(svg).toContain("promised 10 %, kept 20 %; promised 90 %, kept 80 %");
});

test("omits figures that weren't measured", () => {
  expect(plotsOf(reportWith({ models: [{ key: "worthy", worthy: calibration([]) }] })).size).toBe(
    0,
  );
});

test("closes every tag, and draws greater values higher up", () => {
  const axis = linearAxis("a < b", { to: 1, step: 0.5, text: String });
  const chart = { title: "t", description: "d", x: axis, y: axis, right: 40 };
  const svg = svgChart(chart, ['<g class="a">', "</g>"]);
  const opened = [...svg.matchAll(/<(\w+)(?:\s[^>]*[^/])?>/g)].map((match) => match[1]).sort();
  const closed = [...svg.matchAll(/<\/(\w+)>/g)].map((match) => match[1]).sort();
  expect(opened).toEqual(closed);
  expect(Number(pixelY(chart, 1))).toBeLessThan(Number(pixelY(chart, 0)));
});
