import { readdirSync, readFileSync } from "node:fs";
import { loadavg } from "node:os";

const TICKS_A_SECOND = 100;

/** Seconds of processor time, user and system. */
export interface ProcessTimes {
  /** Of the process itself. */
  own: number;
  /** Of PostgreSQL below it. */
  database: number;
  /** Of all else below it. */
  others: number;
}

interface Line {
  pid: number;
  parent: number;
  name: string;
  own: number;
  /** Of children that have ended. */
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
    return null; // gone meanwhile
  }
}

/** What a process and all below it have used so far; NaN where the system does not tell. */
export function processTimes(pid: number): ProcessTimes {
  const own = readLine(pid);
  if (!own) return { own: Number.NaN, database: Number.NaN, others: Number.NaN };
  const lines = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (readLine(Number(name)) ?? []) : []));
  const times: ProcessTimes = { own: own.own, database: 0, others: own.ended };
  const isBelow = (line: Line | undefined): boolean => line !== undefined && (line.parent === pid || isBelow(lines.find((other) => other.pid === line.parent)));
  for (const line of lines) if (isBelow(line)) times[line.name === "postgres" ? "database" : "others"] += line.own + line.ended;
  return times;
}

export const timesBetween = (before: ProcessTimes, after: ProcessTimes): ProcessTimes => ({
  own: after.own - before.own,
  database: after.database - before.database,
  others: after.others - before.others,
});

/** Most memory that a process ever held (RSS); NaN where the system does not tell. */
export function peakMegabytes(pid: number): number {
  try {
    return (Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024) / 1e6;
  } catch {
    return Number.NaN;
  }
}

/** Of the last minute, five and fifteen: how many wanted a processor. Beside others, times say less than processor time does. */
export const machineLoad = (): string =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(" ");
