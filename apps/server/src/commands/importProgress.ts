import { nextUpdateAt } from "../features/catalogue-import/jobs/dailyUpdates.ts";
import type { ImportJob } from "../features/catalogue-import/jobs/importStore.ts";

const STEPS: Record<string, string> = { LIST: "reading the list" };
const STATES = {
  RUNNING: "running",
  PAUSED: "paused",
  DONE: "done",
  FAILED: "failed",
  CANCELED: "canceled",
} as const;
/** A running job writes at least this often; otherwise nobody is working on it. */
const SILENT_MS = 10 * 60_000;

/** `tvmaze  1,200 of 5,000 (24 %)  1.9 a second  33 min left  3 failures` */
export function progressLine(job: ImportJob, now: number): string {
  const parts = [job.source.padEnd(9)];
  if (job.total === null) parts.push(STEPS[job.step] ?? job.step.toLowerCase());
  else
    parts.push(
      `${number(job.done)} of ${number(job.total)} (${job.total === 0 ? 100 : Math.floor((100 * (job.done + job.failed)) / job.total)} %)`,
    );
  if (job.state !== "RUNNING") parts.push(STATES[job.state]);
  else if (job.rate) {
    parts.push(`${job.rate < 10 ? job.rate.toFixed(1) : Math.round(job.rate)} a second`);
    if (job.total !== null)
      parts.push(`${duration((job.total - job.done - job.failed) / job.rate)} left`);
  }
  if (job.failed > 0)
    parts.push(`${number(job.failed)} ${job.failed === 1 ? "failure" : "failures"}`);
  if (job.options.daily) parts.push("daily update");
  if (job.message) parts.push(job.message);
  else if (job.state === "RUNNING" && now - job.updatedAt.getTime() > SILENT_MS)
    parts.push("not running: start the server");
  return parts.join("  ");
}

/** What follows a finished import. */
export function nextUpdateLine(last: ImportJob, isUpdated: boolean): string {
  if (!isUpdated)
    return "isn’t updated automatically: IMPORT_UPDATES is off, or TMDB_TOKEN isn’t set";
  return `is next updated by the running server after ${nextUpdateAt(last).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

const number = (value: number) => value.toLocaleString("en-US");

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.max(0, Math.round(seconds))} s`;
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}
