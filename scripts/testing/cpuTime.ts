import { readdirSync, readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

/** Linux counts processor time in hundredths of a second, whatever the machine. */
const TICKS_PER_SECOND = 100;

interface ProcessTimes {
  parent: number;
  /** Of the process and of its children that ended. */
  seconds: number;
}

/** See proc_pid_stat(5). The name, in parentheses, may contain anything. */
export function parseStat(stat: string): ProcessTimes {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND };
}

/**
 * Processor seconds, user and system, of this process and everything that it started. Null where the
 * system has no /proc. Processes count for as long as their parents wait for them.
 */
export function treeSeconds(root: number = process.pid): number | null {
  const all = new Map<number, ProcessTimes>();
  try {
    for (const name of readdirSync("/proc")) {
      if (!/^\d+$/.test(name)) continue;
      const stat = readStat(name);
      if (stat !== null) all.set(Number(name), parseStat(stat));
    }
  } catch {
    return null;
  }
  const belongs = (pid: number): boolean =>
    pid === root || (all.has(pid) && belongs(all.get(pid)?.parent ?? 0));
  let total = 0;
  for (const [pid, { seconds }] of all) if (belongs(pid)) total += seconds;
  return total;
}

/** Null once the process has ended. */
function readStat(pid: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return null;
  }
}

/** Processor seconds of this worker, with the servers and browsers that it started. */
export function workerSeconds(): number {
  // Unit tests are threads of one process.
  if (!isMainThread) {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1e6;
  }
  const { user, system } = process.cpuUsage();
  return treeSeconds() ?? (user + system) / 1e6;
}
