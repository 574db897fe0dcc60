// Draws docs/engine/*.svg from what `npm run worthy -- evaluate --out FILE` wrote: node scripts/plotEvaluation.ts FILE [FILE …]
// Of each plot the last file that has its figures counts, since one run seldom measures both well.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { EvaluationReport } from "@worthy/recommender/evaluation";
import { plotLearningCurve } from "./plotLearningCurve.ts";
import { plotReliability } from "./plotReliability.ts";

const FOLDER = join(import.meta.dirname, "../docs/engine");

function reportIn(file: string): EvaluationReport {
  // Written by the command, and read by nobody else's hand: its own format number is all there is to check.
  const report = JSON.parse(readFileSync(file, "utf8")) as EvaluationReport;
  if (report.format !== 1 || !Array.isArray(report.models)) throw new Error(`${file} holds no report of an evaluation`);
  return report;
}

/** The plots that a report has figures for, by file name. */
export function plotsOf(report: EvaluationReport): Map<string, string> {
  const plots = new Map<string, string>();
  const worthy = report.models.find(({ key }) => key === "worthy")?.worthy;
  if (worthy && worthy.reliability.length > 0) plots.set("reliability.svg", plotReliability(worthy));
  if (report.learningCurve.length > 0) plots.set("learning-curve.svg", plotLearningCurve(report.learningCurve));
  return plots;
}

if (import.meta.main) {
  const files = process.argv.slice(2);
  if (files.length === 0) throw new Error("which reports? For example: node scripts/plotEvaluation.ts report.json");
  const plots = new Map(files.flatMap((file) => [...plotsOf(reportIn(file))]));
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, svg] of plots) {
    writeFileSync(join(FOLDER, name), svg);
    console.log(`docs/engine/${name}`);
  }
}
