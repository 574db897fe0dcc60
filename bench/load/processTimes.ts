import { readdirSync, readFileSync } from "node:fs";
import { loadavg } from "node:os";

const TICKS_A_SECOND = 100;

/** Seconds of processor time, user and system. */
export interface ProcessTimes {
  /** The process itself. */
  own: number;
  /** Its PostgreSQL. */
  database: number;
  /** Its other child processes. */
  others: number;
}

interface Line {
  pid: number;
  parent: number;
  name: string;
  own: number;
  /** Children that have ended. */
  ended: number;
}

function readLine(pid: number): Line | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const name = text.slice(text.indexOf("(") + 1, text.lastIndexOf(")"));
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const seconds = (at: number) => (Number(fields[at]) + Number(fields[at + 1])) / TICKS_A_SECOND;
    return { pid, parent: Number(fields[1]), name, own: seconds(11), ended: seconds(13) };
  } catch {
    return null; // has ended in the meantime
  }
}

/**
 * Processor time used so far by a process and all its children; NaN if the system doesn't report
 * it.
 */
export function processTimes(pid: number): ProcessTimes {
  const own = readLine(pid);
  if (!own) return { own: Number.NaN, database: Number.NaN, others: Number.NaN };
  const lines = readdirSync("/proc").flatMap((name) =>
    /^\d+$/.test(name) ? (readLine(Number(name)) ?? []) : [],
  );
  const times: ProcessTimes = { own: own.own, database: 0, others: own.ended };
  const isBelow = (line: Line | undefined): boolean =>
    line !== undefined &&
    (line.parent === pid || isBelow(lines.find((other) => other.pid === line.parent)));
  for (const line of lines)
    if (isBelow(line))
      times[line.name === "postgres" ? "database" : "others"] += line.own + line.ended;
  return times;
}

export const timesBetween = (before: ProcessTimes, after: ProcessTimes): ProcessTimes => ({
  own: after.own - before.own,
  database: after.database - before.database,
  others: after.others - before.others,
});

/** Peak memory of a process (RSS); NaN if the system doesn't report it. */
export function peakMegabytes(pid: number): number {
  try {
    return (
      (Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024) / 1e6
    );
  } catch {
    return Number.NaN;
  }
}

/**
 * Load average of the last one, five and fifteen minutes. On a busy machine, processor time is more
 * reliable than elapsed time.
 */
export const machineLoad = (): string =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(" ");
