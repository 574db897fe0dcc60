// Draws docs/engine/*.svg from the output of `npm run worthy -- evaluate --out FILE`: node
// scripts/plots/plotEvaluation.ts FILE [FILE …] Each plot uses the last file with its figures,
// because one run seldom measures both well.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { EvaluationReport } from "@worthy/recommender/evaluation";
import { plotLearningCurve } from "./plotLearningCurve.ts";
import { plotReliability } from "./plotReliability.ts";

const FOLDER = join(import.meta.dirname, "../../docs/engine");

function reportIn(file: string): EvaluationReport {
  // Written by the command, not by hand, so checking its format number is enough.
  const report = JSON.parse(readFileSync(file, "utf8")) as EvaluationReport;
  if (report.format !== 1 || !Array.isArray(report.models))
    throw new Error(`${file} holds no report of an evaluation`);
  return report;
}

/** The plots for which a report has figures, by file name. */
export function plotsOf(report: EvaluationReport): Map<string, string> {
  const plots = new Map<string, string>();
  const worthy = report.models.find(({ key }) => key === "worthy")?.worthy;
  if (worthy && worthy.reliability.length > 0)
    plots.set("reliability.svg", plotReliability(worthy));
  if (report.learningCurve.length > 0)
    plots.set("learning-curve.svg", plotLearningCurve(report.learningCurve));
  return plots;
}

if (import.meta.main) {
  const files = process.argv.slice(2);
  if (files.length === 0)
    throw new Error("which reports? For example: node scripts/plots/plotEvaluation.ts report.json");
  const plots = new Map(files.flatMap((file) => [...plotsOf(reportIn(file))]));
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, svg] of plots) {
    writeFileSync(join(FOLDER, name), svg);
    console.log(`docs/engine/${name}`);
  }
}
