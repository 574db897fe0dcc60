import { relative } from "node:path";
import type { TestModule } from "vitest/node";
import { ROOT } from "../step.ts";
import { treeSeconds } from "./cpuTime.ts";

/** How many files are listed. */
const LISTED = 10;
/** A file with a larger share of the run's time gets a warning. */
const LARGEST_SHARE = 0.05;
/** Below this, in seconds, a run is of a few files, and shares say nothing. */
const WHOLE_RUN = 120;

/** Processor seconds of a run of tests, user and system. */
export interface CpuReport {
  /** With the runner and the database that API tests share. */
  total: number;
  /** What the files of each project took. */
  projects: Record<string, number>;
  /** The most expensive files, from the project's root, most expensive first. */
  files: { file: string; seconds: number }[];
}

/** What the run took so far. */
export function readCpu(modules: readonly TestModule[]): CpuReport {
  const projects: Record<string, number> = {};
  const files = modules.map((module) => {
    const seconds = module.meta().cpuSeconds ?? 0; // set by measureFile.ts
    const { name } = module.project;
    projects[name] = (projects[name] ?? 0) + seconds;
    return { file: relative(ROOT, module.moduleId).replaceAll("\\", "/"), seconds };
  });
  const measured = files.reduce((sum, { seconds }) => sum + seconds, 0);
  return {
    // What servers took that have ended without their parent is missing from the tree.
    total: Math.max(treeSeconds() ?? 0, measured),
    projects,
    files: files.toSorted((a, b) => b.seconds - a.seconds),
  };
}

/** The report's lines: by project, the most expensive files, and warnings. */
export function cpuLines({ total, projects, files }: CpuReport): string[] {
  const measured = Object.values(projects).reduce((sum, seconds) => sum + seconds, 0);
  const parts = Object.entries({ ...projects, "runner and shared database": total - measured });
  const [first, ...rest] = parts.map(([name, seconds]) => `${name} ${Math.round(seconds)} s`);
  const share = (seconds: number) => `${((seconds / total) * 100).toFixed(1)} %`;
  return [
    `Processor time of the tests: ${Math.round(total)} s (${[first, ...rest].join(", ")})`,
    ...files
      .slice(0, LISTED)
      .map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`),
    ...files
      .filter(({ seconds }) => total > WHOLE_RUN && seconds > total * LARGEST_SHARE)
      .map(
        ({ file, seconds }) =>
          `Warning: ${file} takes ${share(seconds)} of the time: split it or make it cheaper`,
      ),
  ];
}
